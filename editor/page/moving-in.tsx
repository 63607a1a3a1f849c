/** Moving in: the site of samples becomes the firm's own, step by step. */
import { useCallback, useEffect, useState } from "react";
import type { MovingIn as State } from "../moving-in.ts";
import { ask, order, wordsOf } from "./api.ts";
import { Form } from "./form.tsx";
import { Thumbnail } from "./library.tsx";

const FIRM = { file: "site.yaml" };

/** What everybody sees of a firm, and what it looks like. */
const WHO = [
  "sample",
  "name",
  "legalName",
  "cin",
  "founded",
  "blurb",
  "email",
  "recruitmentEmail",
  "phone",
  "address",
  "bookingUrl",
  "mapLink",
  "social",
];
const LOOKS = ["logo"];
const WHERE = ["url"];

/** @param onChange is called after files have changed. @param onPage shows another page of the site */
export function MovingIn({
  site,
  onChange,
  onPage,
}: {
  site: string;
  onChange: () => void;
  onPage: (address: string) => void;
}) {
  const [state, setState] = useState<State>();
  const [said, setSaid] = useState("");
  const [kept, setKept] = useState<string[]>([]);
  const [law, setLaw] = useState<"marked" | "signed-only" | "off">("marked");
  const [leaving, setLeaving] = useState<string[]>([]);
  const [to, setTo] = useState("");
  const [colour, setColour] = useState("#1d5f6b");
  const [form, setForm] = useState(0);
  const load = useCallback(
    () => ask<State>("/moving-in").then(setState, (error: unknown) => setSaid(wordsOf(error))),
    [],
  );
  useEffect(() => void load(), [load]);
  const onSaved = useCallback(() => {
    void load();
    onChange();
  }, [load, onChange]);

  async function work(doing: string, todo: () => Promise<string>) {
    setSaid(doing);
    try {
      setSaid(await todo());
    } catch (error) {
      setSaid(wordsOf(error));
    }
    setForm((now) => now + 1);
    onSaved();
  }

  if (!state) return <p role="status">{said || "Reading what there is …"}</p>;
  const { done, total, people, holdings, hasLaw, isCleared, open } = state;
  const part = (only: string[], name: string) => (
    <Form
      key={`${name} ${form}`}
      opened={FIRM}
      only={only}
      site={site}
      remarks={open["site.yaml"]?.remarks ?? []}
      onSaved={onSaved}
      onPage={onPage}
    />
  );
  const toggle = (list: string[], one: string) =>
    list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
  return (
    <section className="moving-in">
      <header className="bar">
        <h1>Moving in</h1>
        <label>
          {done} of {total} <progress value={done} max={total} />
        </label>
      </header>
      <p role="status" className="said">
        {said}
      </p>
      <p>
        The site is a sample of a firm until you say who you are. Each step can wait; what is said
        here is saved at once when you press its button, and nothing is public before you publish.
      </p>

      <h2>1. Who you are</h2>
      {part(WHO, "who")}

      <h2>2. How you look</h2>
      <p>
        <label>
          Main colour{" "}
          <input type="color" value={colour} onChange={({ target }) => setColour(target.value)} />
        </label>{" "}
        <button
          type="button"
          onClick={() =>
            void work("Looking for colours that can be read …", async () => {
              await order("/main-colour", { colour });
              return "The site has colours of its own. Each can be changed under Firm.";
            })
          }
        >
          Make the site’s colours from it
        </button>
        {[
          ["Home", "/"],
          ["Articles", "/blogs"],
          ["Contact", "/contact"],
        ].map(([name, address]) => (
          <button key={name} type="button" onClick={() => onPage(address!)}>
            See {name}
          </button>
        ))}
      </p>
      {part(LOOKS, "looks")}

      <h2>3. People</h2>
      <table>
        <tbody>
          {people.map(({ id, name, role, image, sample }, place) => (
            <tr key={id}>
              <td>{image && <Thumbnail name={image} folder="pictures" />}</td>
              <td>
                <a href={`#/team.yaml?members.${place}.name`}>{name}</a>
                <br />
                <small>{role}</small>
              </td>
              <td>{sample && <span className="mark">Sample</span>}</td>
              <td>
                <label>
                  <input
                    type="checkbox"
                    checked={leaving.includes(id)}
                    onChange={() => setLeaving(toggle(leaving, id))}
                  />
                  Remove
                </label>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <a className="button" href="#/team.yaml">
          Add or change people
        </a>
        {leaving.length > 0 && (
          <>
            {" "}
            <select
              aria-label="Who takes over"
              value={to}
              onChange={({ target }) => setTo(target.value)}
            >
              <option value="">Their articles pass to …</option>
              {people
                .filter(({ id }) => !leaving.includes(id))
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </select>
            <button
              type="button"
              className="main"
              disabled={!to}
              onClick={() =>
                void work("One moment …", async () => {
                  const { changed } = await order<{ changed: number }>("/remove-people", {
                    ids: leaving,
                    to,
                  });
                  setLeaving([]);
                  return `They are removed, and ${changed === 1 ? "1 entry names" : `${changed} entries name`} another person.`;
                })
              }
            >
              Remove {leaving.length === 1 ? "this person" : `these ${leaving.length}`}
            </button>
          </>
        )}
      </p>

      <h2>4. What you keep</h2>
      <p>
        Tick what is true of your firm too. The rest is removed with every menu line, link and
        address of it.
      </p>
      {holdings.map(({ folder, label, entries }) => (
        <details key={folder}>
          <summary>
            {label}{" "}
            <span className="count">
              {entries.filter(({ file }) => kept.includes(file)).length} of {entries.length} kept
            </span>
          </summary>
          <ul>
            {entries.map(({ file, title }) => (
              <li key={file}>
                <label>
                  <input
                    type="checkbox"
                    checked={kept.includes(file)}
                    onChange={() => setKept(toggle(kept, file))}
                  />
                  {title}
                </label>
              </li>
            ))}
          </ul>
        </details>
      ))}

      {hasLaw && (
        <>
          <h2>5. Law</h2>
          <p>
            {(
              [
                ["marked", "Keep its pages: each statement says what it rests on"],
                [
                  "signed-only",
                  "Show what somebody of yours has signed, and hide the rest until then",
                ],
                ["off", "Do without the pages on law, due dates and calculators"],
              ] as const
            ).map(([choice, words]) => (
              <label key={choice} className="line">
                <input
                  type="radio"
                  name="law"
                  checked={law === choice}
                  onChange={() => setLaw(choice)}
                />
                {words}
              </label>
            ))}
          </p>
        </>
      )}
      <p>
        <button
          type="button"
          className="main"
          onClick={() =>
            void work("Clearing away …", async () => {
              const { removed } = await order<{ removed: number }>("/remove-samples", {
                keep: kept,
                law,
              });
              return `${removed} entries are cleared away. “Have the samples again” brings all of it back.`;
            })
          }
        >
          Remove all samples that are not ticked
        </button>{" "}
        {isCleared && (
          <button
            type="button"
            onClick={() =>
              void work("One moment …", async () => {
                await order("/bring-samples-back", {});
                return "Everything is as it was before.";
              })
            }
          >
            Have the samples again
          </button>
        )}
      </p>

      <h2>6. Where it lives</h2>
      {part(WHERE, "where")}
      <p>
        <a className="button main" href="#publish">
          Publish …
        </a>
      </p>
      <h2>What only you can say, and have not yet</h2>
      {Object.keys(open).length === 0 && <p>Nothing. The site can go live.</p>}
      {Object.entries(open).map(([file, { name, remarks }]) => (
        <details key={file}>
          <summary>
            {name} <span className="count">{remarks.length}</span>
          </summary>
          <ul>
            {remarks.map(({ key = "", label, message, mend }) => (
              <li key={key + message}>
                <a href={`#/${file}?${key}`}>{label ?? name}</a>: {message} {mend}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
