type Answer = { id?: number; type: string; result?: unknown; error?: string; message?: string };

/** A browser that is asked by the W3C's WebDriver BiDi: JSON over a socket, which needs no package. */
export type BiDi = {
  /** Sends a command. @returns its result @throws Error with the browser's own message */
  send: <Result>(method: string, params: object) => Promise<Result>;
  close: () => void;
};

/** Connects with a browser that listens. @param address as the browser prints it, beginning with ws:// */
export async function connect(address: string): Promise<BiDi> {
  const socket = new WebSocket(`${address}/session`);
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener("message", ({ data }: MessageEvent<string>) => {
    const answer = JSON.parse(data) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  await new Promise((opened, failed) => {
    socket.addEventListener("open", opened);
    socket.addEventListener("error", () => failed(new Error(`${address} does not answer`)));
  });
  let last = 0;
  const send = async <Result>(method: string, params: object): Promise<Result> => {
    const id = (last += 1);
    const answer = await new Promise<Answer>((answered) => {
      waiting.set(id, answered);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (answer.type === "error") throw new Error(`${method}: ${answer.error}, ${answer.message}`);
    return answer.result as Result;
  };
  await send("session.new", { capabilities: {} });
  return { send, close: () => socket.close() };
}
