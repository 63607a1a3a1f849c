import { EditorState, type TransactionSpec } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import { expect, test, vi } from "vitest";
import { insertUpdate } from "./text-commands.ts";

vi.mock("./api.ts", () => ({}));

test.each([
  ["in a sentence", "It is 12 days.\n", 6, 8, "It is ~~12~~[^update-15-days] days.\n\n"],
  ["behind the last line", "It was so.\n\n", 12, 12, "It was so.\n\n~~12~~[^update-15-days]\n\n"],
])("what holds now is noted at the end, %s", (_, doc, anchor, head, expected) => {
  const view = {
    state: EditorState.create({ doc, selection: { anchor, head } }),
    dispatch(...specs: TransactionSpec[]) {
      this.state = this.state.update(...specs).state;
    },
    focus() {},
  };
  insertUpdate(view as unknown as EditorView, { was: "12", now: "15 days", source: "Rule 4" });
  expect(String(view.state.doc)).toBe(`${expected}[^update-15-days]: **15 days.** *Rule 4*\n`);
});
