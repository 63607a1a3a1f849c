/** Asks the editor's server, and has it do things. */
import { useCallback, useEffect, useState } from "react";

let token = document.querySelector<HTMLMetaElement>("meta[name=token]")?.content ?? "";

/** Sends something with the token; a program that was started anew has another one. */
async function send(path: string, body: BodyInit): Promise<Response> {
  const post = () => fetch(path, { method: "POST", headers: { "X-Editor": token }, body });
  const answer = await post();
  if (answer.status !== 403) return answer;
  const page = await (await fetch("/")).text();
  token = /name="token" content="(\w+)"/.exec(page)?.[1] ?? token;
  return post();
}

async function answerOf<T>(response: Promise<Response>): Promise<T> {
  const answer = await response.catch(() => undefined);
  if (!answer) {
    throw new Error(
      "The editor's program has ended. What you typed is kept: start it again with npm run edit, and go on.",
    );
  }
  const said = (await answer.json()) as T & { message?: string };
  if (!answer.ok) throw new Error(said.message);
  return said;
}

/** Asks for something. @throws Error in words for the person */
export const ask = <T>(path: string, query: Record<string, string> = {}): Promise<T> =>
  answerOf(fetch(`${path}?${new URLSearchParams(query)}`));

/** Has something done. @throws Error in words for the person */
export const order = <T>(path: string, sent: unknown): Promise<T> =>
  answerOf(send(path, JSON.stringify(sent)));

/** Sends a picture or another file. @returns the name it has now */
export async function sendFile(folder: string, file: File, replaces?: string): Promise<string> {
  const query = new URLSearchParams({ folder, name: replaces ?? file.name });
  if (replaces) query.set("replace", "");
  const { name } = await answerOf<{ name: string }>(send(`/upload?${query}`, file));
  return name;
}

export const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** What the server says of something, and a function that asks again. */
export function useAnswer<T>(path: string) {
  const [answer, setAnswer] = useState<T>();
  const [problem, setProblem] = useState("");
  const load = useCallback(
    () => ask<T>(path).then(setAnswer, (error: unknown) => setProblem(wordsOf(error))),
    [path],
  );
  useEffect(() => void load(), [load]);
  return { answer, problem, load };
}
