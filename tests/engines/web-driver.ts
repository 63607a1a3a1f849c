/** A session of the W3C's WebDriver protocol: only the commands that the journeys need. */
export type WebDriverSession = {
  command: (method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<unknown>;
  /** Actions of one pointer, keyboard or wheel. */
  act: (source: object) => Promise<void>;
};

type Answer = { value: unknown };

async function ask(address: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  });
  const { value } = (await response.json()) as Answer;
  if (response.ok) return value;
  throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
}

/** Waits for the driver that has just been started. */
async function untilReady(driver: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const status = await ask(`${driver}/status`, "GET").catch(() => undefined);
    if ((status as { ready?: boolean } | undefined)?.ready) return;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(`No WebDriver answers at ${driver}`);
}

/** Opens a session. @throws Error with the driver's own words where it cannot */
export async function openSession(driver: string, capabilities: object): Promise<WebDriverSession> {
  await untilReady(driver);
  const wanted = { capabilities: { alwaysMatch: capabilities } };
  const { sessionId } = (await ask(`${driver}/session`, "POST", wanted)) as { sessionId: string };
  const command: WebDriverSession["command"] = (method, path, body) =>
    ask(
      `${driver}/session/${sessionId}${path}`,
      method,
      body ?? (method === "POST" ? {} : undefined),
    );
  return {
    command,
    act: async (source) => void (await command("POST", "/actions", { actions: [source] })),
  };
}
