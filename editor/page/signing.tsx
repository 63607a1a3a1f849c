/** To be signed: statements of law by the text that they rest on, for the person of the firm who reads it. */
import { useState } from "react";
import type { Statement } from "../signing.ts";
import { order, useAnswer } from "./api.ts";
import { TextInput, Tick, useWork, View, withOne } from "./controls.tsx";

const idOf = ({ file, key }: Statement): string => `${file}?${key}`;

/** A text of law with its official address. */
const Text = ({ name, number, link, at }: Statement["rests"][number]) => (
  <>
    {link ? (
      <a href={link} target="_blank" rel="noreferrer">
        {name}
      </a>
    ) : (
      name
    )}
    {[number === name ? "" : number, at].filter(Boolean).map((more) => `, ${more}`)}
    {!link && " (no official address known)"}
  </>
);

export function Signing() {
  const { answer, problem, load } = useAnswer("toBeSigned");
  const [by, setBy] = useState("");
  const [on, setOn] = useState(() => new Date().toLocaleDateString("sv"));
  const [left, setLeft] = useState<string[]>([]);
  const { said, button } = useWork(load);
  if (!answer) return <p role="status">{problem || "Reading the law …"}</p>;
  const { texts, progress } = answer;
  return (
    <View
      name="signing"
      title="To be signed"
      said={said}
      bar={
        <button type="button" onClick={() => print()}>
          Print the list
        </button>
      }
    >
      <p>
        Open the official text, compare each statement with it, take away the tick of what you would
        not sign, and press the button: your name and the day stand at every statement then, and its
        pages show it as signed. What site visitors see of the rest is chosen under{" "}
        <a href="#/site.yaml?law">Firm</a>.
      </p>
      <p className="together">
        <TextInput label="Who has read it" value={by} set={setBy} />
        <TextInput label="on" type="date" value={on} set={setOn} />
      </p>
      <ul>
        {progress.map(({ file, label, signed, total }) => (
          <li key={file}>
            <label>
              <a href={`#/${file}`}>{label}</a>: {signed} of {total}{" "}
              <progress value={signed} max={total} />
            </label>
          </li>
        ))}
      </ul>
      {texts.map(({ statements, ...text }) => {
        const open = statements.filter(({ sign }) => !sign);
        const chosen = open.filter((one) => !left.includes(idOf(one)));
        return (
          <section key={text.id}>
            <h2>
              <Text {...text} />
            </h2>
            <ul>
              {statements.map((one) => (
                <li key={idOf(one)}>
                  {one.sign ? (
                    <>
                      <span className="mark">
                        Signed by {one.sign.by}, {one.sign.on}
                      </span>{" "}
                      {one.title}
                    </>
                  ) : (
                    <Tick
                      label={one.title}
                      value={!left.includes(idOf(one))}
                      set={(isIn) => setLeft(withOne(left, idOf(one), !isIn))}
                    />
                  )}
                  <p>
                    {one.says} <a href={`#/${idOf(one)}`}>Open</a>
                  </p>
                  <small>
                    {one.rests.map((rest, place) => (
                      <span key={`${rest.id} ${rest.at}`}>
                        {place > 0 && "; "}
                        <Text {...rest} />
                      </span>
                    ))}
                  </small>
                </li>
              ))}
            </ul>
            {open.length > 0 &&
              button(
                `I have read it: sign ${chosen.length}`,
                async () => {
                  const ticked = chosen.map(({ file, key }) => ({ file, key }));
                  await order("sign", { statements: ticked, by, on });
                  return `Signed by ${by}: ${chosen.length} of ${open.length}. Publish to show it.`;
                },
                { className: "main", disabled: chosen.length === 0 || !by.trim() },
              )}
          </section>
        );
      })}
    </View>
  );
}
