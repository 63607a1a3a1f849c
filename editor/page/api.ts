/** Asks the editor's server. */
const token = document.querySelector<HTMLMetaElement>("meta[name=token]")?.content ?? "";

async function answerOf<T>(response: Promise<Response>): Promise<T> {
  const answer = await response.catch(() => undefined);
  if (!answer) {
    throw new Error(
      "The editor's program has ended. What you typed is kept: start it again with npm run edit, and go on.",
    );
  }
  if (answer.status === 403) {
    throw new Error(
      "The editor's program was started anew. What you typed is kept: load this window again, and go on.",
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
  answerOf(
    fetch(path, { method: "POST", headers: { "X-Editor": token }, body: JSON.stringify(sent) }),
  );

/** Sends a picture or another file. @returns the name it has now */
export async function sendFile(folder: string, file: File, replaces?: string): Promise<string> {
  const query = new URLSearchParams({ folder, name: replaces ?? file.name });
  if (replaces) query.set("replace", "");
  const { name } = await answerOf<{ name: string }>(
    fetch(`/upload?${query}`, { method: "POST", headers: { "X-Editor": token }, body: file }),
  );
  return name;
}

export const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
