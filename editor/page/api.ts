/** The browser's requests to the editor's server. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { Orders } from "../server/server.ts";

/** What the server wrote into a meta element of the document. */
export const metaContent = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)!.content;

/** The origin of the pages beside the form. */
export const site = metaContent("site");
let token = metaContent("token");

/** @throws Error with a message for people */
async function send(path: string, body: BodyInit): Promise<unknown> {
  const post = () => fetch(path, { method: "POST", headers: { "X-Editor": token }, body });
  const answer = await post()
    .then(async (first) => {
      if (first.status !== 403) return first;
      // A restarted program has another token.
      const page = await (await fetch("/")).text();
      token = /name="token" content="(\w+)"/.exec(page)?.[1] ?? token;
      return post();
    })
    .catch(() => {
      throw new Error(
        "The editor's program has ended. What you typed is kept: start it again with npm run edit, and go on.",
      );
    });
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.message);
  return said;
}

/** Sends a command to the server. @throws Error with a message for people */
export const order = <Name extends keyof Orders>(
  name: Name,
  ...sent: Parameters<Orders[Name]>
): Promise<Answer<Name>> => send(`/${name}`, JSON.stringify(sent)) as Promise<Answer<Name>>;

export type Answer<Name extends keyof Orders> = Awaited<ReturnType<Orders[Name]>>;

/** Uploads a picture or another file. @returns its new name */
export function sendFile(folder: string, file: File, replaces?: string): Promise<string> {
  const query = new URLSearchParams({ folder, name: replaces ?? file.name });
  if (replaces) query.set("replace", "");
  return send(`/upload?${query}`, file) as Promise<string>;
}

/** An error's message for people. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** The server's answer to a query, and a function that queries again. */
export function useAnswer<Name extends keyof Orders>(
  name: Name,
  ...sent: Parameters<Orders[Name]>
) {
  const [answer, setAnswer] = useState<Answer<Name>>();
  const [problem, setProblem] = useState("");
  const key = JSON.stringify(sent);
  const asked = useRef(0);
  const load = useCallback(() => {
    const mine = ++asked.current;
    // The answer to an earlier query may come last.
    const show = (now: Answer<Name>) => void (mine === asked.current && setAnswer(now));
    const fail = (error: unknown) => setProblem(errorMessage(error));
    return order(name, ...(JSON.parse(key) as typeof sent)).then(show, fail);
  }, [name, key]);
  useEffect(() => void load(), [load]);
  return { answer, problem, load };
}
