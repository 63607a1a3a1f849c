/** Statements of law to be signed, by the official text that they rest on, for the person who reads it. */
import type { Statement } from "../desk/signing.ts";
import { order, useAnswer } from "./api.ts";
import { Button, TextInput, Tick, useWork, View } from "./controls.tsx";

const idOf = ({ file, key }: Statement): string => `${file}?${key}`;

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

/**
 * Every statement of law, under each official text that it rests on. A button records a name and a day at the ticked
 * statements of one text (no key is involved); a refusal is shown in the bar.
 */
export function Signing() {
  const { answer, problem, load } = useAnswer("toBeSigned");
  const { said, button } = useWork(load);
  if (!answer) return <p role="status">{problem || "Reading the law …"}</p>;
  const { today, texts, progress } = answer;
  return (
    <View
      title="To be signed"
      said={said}
      bar={<Button onClick={() => print()}>Print the list</Button>}
    >
      <p>
        Open the official text, compare each statement with it, take away the tick of what you would
        not sign, and press the button: your name and the day stand at every statement then, and its
        pages show it as signed. What site visitors see of the rest is chosen under{" "}
        <a href="#/site.yaml?law">Firm</a>.
      </p>
      <form>
        <p className="together">
          <TextInput label="Who has read it" name="by" required />
          <TextInput label="on" type="date" name="on" required defaultValue={today} />
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
                        name={`of ${text.id}`}
                        value={idOf(one)}
                        defaultChecked
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
                  "I have read it: sign what is ticked",
                  async (answers) => {
                    const by = String(answers.get("by"));
                    const ticked = answers.getAll(`of ${text.id}`);
                    const statements = open.filter((one) => ticked.includes(idOf(one)));
                    await order("sign", { statements, by, on: String(answers.get("on")) });
                    return `Signed by ${by}: ${statements.length} of ${open.length}. Publish to show it.`;
                  },
                  { className: "main" },
                )}
            </section>
          );
        })}
      </form>
    </View>
  );
}
