import { editorServer } from "./server.ts";

const port = Number(process.env.PORT ?? 4180);
editorServer(`http://localhost:${port + 1}`).listen(port, "127.0.0.1", () =>
  console.info(`The editor is at http://localhost:${port}`),
);
