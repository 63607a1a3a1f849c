/** To be signed: statements of law by the text that they rest on, for the person of the firm who reads it. */
import { useState } from "react";
import type { Statement, ToBeSigned } from "../signing.ts";
import { order, useAnswer, useWork } from "./api.ts";

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

/** @param onChange is called after files have changed */
export function Signing({ onChange }: { onChange: () => void }) {
  const { answer, problem, load } = useAnswer<ToBeSigned>("/to-be-signed");
  const [by, setBy] = useState("");
  const [on, setOn] = useState(() => new Date().toLocaleDateString("sv"));
  const [left, setLeft] = useState<string[]>([]);
  const { said, isBusy, work } = useWork(() => {
    onChange();
    return load();
  });
  if (!answer) return <p role="status">{problem || "Reading the law …"}</p>;
  const { texts, progress } = answer;
  return (
    <section className="signing">
      <header className="bar">
        <h1>To be signed</h1>
        <button type="button" onClick={() => print()}>
          Print the list
        </button>
      </header>
      <p>
        Open the official text, compare each statement with it, take away the tick of what you would
        not sign, and press the button: your name and the day stand at every statement then, and its
        pages show it as signed. What site visitors see of the rest is chosen under{" "}
        <a href="#/site.yaml?law">Firm</a>.
      </p>
      <p className="together">
        <label>
          Who has read it{" "}
          <input type="text" value={by} onChange={({ target }) => setBy(target.value)} />
        </label>
        <label>
          on <input type="date" value={on} onChange={({ target }) => setOn(target.value)} />
        </label>
      </p>
      <p role="status" className="said">
        {said}
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
                  {!one.sign && (
                    <input
                      type="checkbox"
                      aria-label={`Sign: ${one.title}`}
                      checked={!left.includes(idOf(one))}
                      onChange={({ target }) =>
                        setLeft(
                          target.checked
                            ? left.filter((id) => id !== idOf(one))
                            : [...left, idOf(one)],
                        )
                      }
                    />
                  )}
                  <a href={`#/${idOf(one)}`}>{one.title}</a>
                  {one.sign && (
                    <span className="mark">
                      Signed by {one.sign.by}, {one.sign.on}
                    </span>
                  )}
                  <br />
                  {one.says}
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
            {open.length > 0 && (
              <button
                type="button"
                className="main"
                disabled={isBusy || chosen.length === 0 || !by.trim()}
                onClick={() =>
                  void work(async () => {
                    const { signed } = await order<{ signed: number }>("/sign", {
                      statements: chosen.map(({ file, key }) => ({ file, key })),
                      by,
                      on,
                    });
                    return `${signed === 1 ? "1 statement is" : `${signed} statements are`} signed by ${by}. Publish to show it.`;
                  })
                }
              >
                I have read it: sign {chosen.length}
              </button>
            )}
          </section>
        );
      })}
    </section>
  );
}
