import "./desk.css";
import { createRoot } from "react-dom/client";
import { Desk } from "./desk.tsx";

createRoot(document.querySelector("#desk")!).render(<Desk />);

// What is dropped beside a text would take the place of the whole window.
for (const type of ["dragover", "drop"])
  addEventListener(type, (event) => {
    if ((event as DragEvent).dataTransfer?.types.includes("Files")) event.preventDefault();
  });
