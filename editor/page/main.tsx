import "./desk.css";
import { createRoot } from "react-dom/client";
import { Desk } from "./desk.tsx";

createRoot(document.querySelector("#desk")!).render(<Desk />);
