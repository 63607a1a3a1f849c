/** The key under which WebDriver hands out elements (W3C WebDriver, 12). */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** The code points that WebDriver has for keys without a letter. */
export const KEYS = { Tab: "\uE004", Escape: "\uE00C", Enter: "\uE007" };

/** Presses and lets go of keys, one after the other, as WebDriver's actions. */
export const keyActions = (keys: string) => [
  {
    type: "key",
    id: "keyboard",
    actions: [...keys].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]),
  },
];

/** A browser's window, asked by the W3C's WebDriver protocol: JSON over HTTP, which needs no package. */
export type WebDriver = {
  /** Sends a command of the session. @returns its value @throws Error with the driver's own message */
  ask: <Value>(method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<Value>;
  /** Finds the first element that a selector finds. @returns the path of its commands */
  find: (selector: string) => Promise<string>;
  /** Presses and lets go of keys, one after the other. */
  type: (keys: string) => Promise<unknown>;
};

async function command<Value>(url: string, method: string, body?: object): Promise<Value> {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as { value: Value & { message?: string } };
  if (!response.ok) throw new Error(`${method} ${url}: ${value.message}`);
  return value;
}

/**
 * Begins a session.
 * @param driver the address of a driver that listens
 * @param capabilities what the browser must be, in WebDriver's words
 */
export async function openSession(driver: string, capabilities: object): Promise<WebDriver> {
  const { sessionId } = await command<{ sessionId: string }>(`${driver}/session`, "POST", {
    capabilities: { alwaysMatch: capabilities },
  });
  const ask: WebDriver["ask"] = (method, path, body = method === "POST" ? {} : undefined) =>
    command(`${driver}/session/${sessionId}${path}`, method, body);
  return {
    ask,
    find: async (selector) => {
      const found = await ask<Record<string, string>>("POST", "/element", {
        using: "css selector",
        value: selector,
      });
      return `/element/${found[ELEMENT]}`;
    },
    type: (keys) => ask("POST", "/actions", { actions: keyActions(keys) }),
  };
}
