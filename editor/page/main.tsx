import "./desk.css";
import { createRoot } from "react-dom/client";
import { ask } from "./api.ts";
import { Desk } from "./desk.tsx";

const { site } = await ask<{ site: string }>("/site");
createRoot(document.querySelector("#desk")!).render(<Desk site={site} />);
