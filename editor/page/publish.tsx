/** Unpublished and published changes, with buttons to publish them, discard them or take them back. */
import { use, useEffect, type ReactNode } from "react";
import type { Choices } from "../changes/merge.ts";
import { order, useAnswer } from "./api.ts";
import { counted, errorsIn, RemarkLine, Editor, Tick, useWork, View } from "./controls.tsx";
import { Conflicts } from "./dialogs.tsx";
import { Folded } from "./fields.tsx";
import { unsavedTitles } from "./unsaved.ts";

type PartsProps = { id: string; children: (file: string) => ReactNode };

function Parts({ id, children }: PartsProps) {
  const { answer, problem } = useAnswer("parts", id);
  if (!answer) return <p>{problem || "One moment …"}</p>;
  return (
    <ul>
      {answer.map(({ files: [file], words }) => (
        <li key={file}>
          {words} {children(file)}
        </li>
      ))}
    </ul>
  );
}

/** All of it as one page. Publishing asks about conflicts in a dialog while the page is open; what fails is said in the bar. */
export function Publish() {
  const { answer: changes, problem, load } = useAnswer("changes");
  const { desk, open, refresh } = use(Editor);
  const { said, work, button } = useWork(load);
  // What is published still is told of elsewhere.
  useEffect(() => () => void order("forget").then(refresh, refresh), [refresh]);
  if (!changes) return <p role="status">{problem || "One moment …"}</p>;
  const { pending, unsent, discarded, earlier } = changes;
  const unsaved = unsavedTitles();
  const errorsOf = (file: string) => errorsIn(desk.remarks[file]?.remarks);

  const takeBack = (id: string, file?: string) => async () =>
    `${await order("undo", id, file)}. Publish to send it on.`;
  async function publish(files: string[], choices: Choices = {}): Promise<string> {
    const { message, conflicts } = await order("publish", files, choices);
    if (conflicts.length > 0 && location.hash === "#publish") {
      const again = (more: Choices) => void work(() => publish(files, { ...choices, ...more }));
      open(<Conflicts conflicts={conflicts} action="Publish" onChoose={again} />);
    }
    return message;
  }

  return (
    <View
      title="Publish"
      said={said || desk.publication.words}
      bar={button(
        "Publish what is ticked",
        (answers) => publish(answers.getAll("file") as string[]),
        {
          className: "main",
          form: "pending",
          disabled: pending.length === 0 && unsent.length === 0,
          doing: "Checking, recording and sending …",
        },
      )}
    >
      {unsaved.size > 0 && (
        <RemarkLine
          remark={{ severity: "warning", message: "Typed and not saved, so not part of it:" }}
        >
          <span className="marks">
            {[...unsaved].map(([hash, title]) => (
              <a key={hash} className="mark" href={hash}>
                {title}
              </a>
            ))}
          </span>
        </RemarkLine>
      )}
      <h2>What has changed</h2>
      {pending.length === 0 && unsent.length === 0 && <p>Nothing since the last time.</p>}
      <form id="pending">
        <ul>
          {pending.map(({ files, files: [file], words }) => (
            <li key={file}>
              <Tick label={words} name="file" value={file} defaultChecked />{" "}
              {files.filter(errorsOf).map((one) => (
                <a key={one} className="mark error" href={`#/${one}`}>
                  {counted(errorsOf(one), "error")} to be mended
                </a>
              ))}
              {button("Put back", async () => {
                await order("putBack", files);
                return `Put back as it was published: ${words}`;
              })}
            </li>
          ))}
          {unsent.map((words) => (
            <li key={words}>{words} (recorded, and not sent on yet)</li>
          ))}
        </ul>
      </form>
      {discarded.length > 0 && <h2>Put back, removed or replaced here</h2>}
      {discarded.map(({ id, words }) => (
        <p key={id}>
          {button(`Have “${words}” again`, async () => {
            await order("restore", id);
            return "It is here again.";
          })}
        </p>
      ))}
      <h2>Published before</h2>
      <ol>
        {earlier.map(({ id, words, by, day, takenBack, parts }) => (
          <li key={id}>
            {words} ({by}, {day}){" "}
            {button(takenBack ? "Taken back" : "Take back", takeBack(id), { disabled: takenBack })}
            {parts.length > 1 && !takenBack && (
              <Folded summary="Only a part of it" isOpen={false}>
                <Parts id={id}>{(file) => button("Take this back", takeBack(id, file))}</Parts>
              </Folded>
            )}
          </li>
        ))}
      </ol>
    </View>
  );
}
