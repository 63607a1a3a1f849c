import type { Engine, EngineKind, EngineOptions } from "./engine.ts";

/** Something on the page: by selector and, where that is not enough, by its whole text. */
export type Target = { css: string; text?: string };

export type Box = { left: number; top: number; right: number; bottom: number };

type Place = Box & { x: number; y: number; isCovered: boolean };

const PATIENCE = 10_000;

/** Asks again until there is an answer; pages may be changing while they are asked. */
async function until<Answer>(what: string, ask: () => Promise<Answer | null>): Promise<Answer> {
  const end = Date.now() + PATIENCE;
  let last: unknown;
  while (Date.now() < end) {
    const answer = await ask().catch((error: unknown) => void (last = error));
    if (answer) return answer;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error(`${what}${last ? `: ${String(last)}` : ""}`);
}

/** Runs in the page: where the first shown element is that fits; brought into the window if need be. */
function placeOf({ css, text, bring }: Target & { bring?: boolean }): Place | null {
  const fits = (element: Element) =>
    (text === undefined || element.textContent.replace(/\s+/g, " ").trim() === text) &&
    (element.checkVisibility?.({ visibilityProperty: true }) ??
      element.getClientRects().length > 0);
  const element = [...document.querySelectorAll(css)].find(fits);
  if (!element) return null;
  const box = () => element.getClientRects()[0] ?? element.getBoundingClientRect();
  const outside = box().top < 0 || box().bottom > innerHeight;
  if (bring && outside) element.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, right, bottom } = box();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const isCovered = !element.contains(document.elementFromPoint(x, y));
  return { left, top, right, bottom, x, y, isCovered };
}

/** Somebody in front of an engine's window, who sees what is shown and uses what can be reached. */
export class Visitor {
  readonly engine: Engine;
  readonly #origin: string;

  constructor(engine: Engine, origin: string) {
    this.engine = engine;
    this.#origin = origin;
  }

  static async arrive(kind: EngineKind, origin: string, options: EngineOptions): Promise<Visitor> {
    return new Visitor(await kind.open(options), origin);
  }

  async open(path: string, width = 1440, height = 900): Promise<void> {
    await this.engine.setViewport(width, height);
    await this.engine.goto(`${this.#origin}${path}`);
    // Somebody is there: scripts beyond the inline one wait for it.
    await this.engine.evaluate(() => void dispatchEvent(new Event("scroll")));
  }

  /** Path, query and fragment. */
  address(): Promise<string> {
    return this.engine.evaluate(() => location.pathname + location.search + location.hash);
  }

  /** Where it is in the window; null where nothing like it is shown. */
  find(target: Target): Promise<Box | null> {
    return this.engine.evaluate(placeOf, target);
  }

  async sees(target: Target): Promise<boolean> {
    return (await this.find(target)) !== null;
  }

  async click(target: Target): Promise<void> {
    const what = `${target.css}${target.text ? ` "${target.text}"` : ""}`;
    let before: Place | undefined;
    const { x, y } = await until(`cannot click ${what}`, async () => {
      const now = await this.engine.evaluate(placeOf, { ...target, bring: true });
      const rests = now && !now.isCovered && before?.x === now.x && before.y === now.y;
      before = now ?? undefined;
      return rests ? now : null;
    });
    await this.engine.click(x, y);
  }

  async fill(css: string, text: string): Promise<void> {
    await this.click({ css });
    await this.engine.type(text);
  }

  /** The texts of everything shown that the selector finds. */
  texts(css: string): Promise<string[]> {
    return this.engine.evaluate(
      (selector) =>
        [...document.querySelectorAll(selector)]
          .filter((element) => element.getClientRects().length > 0)
          .map((element) => element.textContent.replace(/\s+/g, " ").trim()),
      css,
    );
  }

  /** Whether the element with the focus fits a selector. */
  hasFocus(css: string): Promise<boolean> {
    return this.engine.evaluate(
      (selector) => document.activeElement?.matches(selector) ?? false,
      css,
    );
  }

  /** What the page's scripts did not catch, from now on. */
  async noteErrors(): Promise<() => Promise<string[]>> {
    await this.engine.evaluate(() => {
      const noted: string[] = [];
      Object.assign(window, { notedErrors: noted });
      addEventListener("error", ({ message }) => noted.push(message));
    });
    return () =>
      this.engine.evaluate(() => (window as unknown as { notedErrors: string[] }).notedErrors);
  }
}
