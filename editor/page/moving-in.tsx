/** Moving in: the site of samples becomes the firm's own, step by step. */
import { use, useCallback, useState } from "react";
import type { Leaving } from "../moving-in.ts";
import { order, sendFile, useAnswer } from "./api.ts";
import { counted, RemarkLine, Room, Select, Tick, useWork, View, withOne } from "./controls.tsx";
import { Form } from "./form.tsx";
import { Sending, Thumbnail } from "./library.tsx";

const [FIRM, TEAM] = [{ file: "site.yaml" }, { file: "team.yaml" }];

/** What everybody sees of a firm. */
const WHO =
  "sample name legalName cin founded blurb email recruitmentEmail phone address bookingUrl mapLink grievance social builder".split(
    " ",
  );

const LAW: [Leaving["law"], string][] = [
  ["marked", "Keep its pages: each statement says what it rests on"],
  ["signed-only", "Show what somebody of yours has signed, and hide the rest until then"],
  ["off", "Do without the pages on law, due dates and calculators"],
];

const PAGES = { Home: "/", Articles: "/blogs", Contact: "/contact" };

export function MovingIn() {
  const { show } = use(Room);
  const { answer: state, problem, load } = useAnswer("movingIn");
  const [kept, setKept] = useState<string[]>([]);
  const [law, setLaw] = useState<Leaving["law"]>("marked");
  const [leaving, setLeaving] = useState<string[]>([]);
  const [to, setTo] = useState("");
  const [colour, setColour] = useState("#1d5f6b");
  const [round, setRound] = useState(0);
  const onSaved = useCallback(() => void load(), [load]);
  const { said, work, button } = useWork(() => {
    setRound((now) => now + 1);
    return load();
  });

  if (!state) return <p role="status">{problem || "Reading what there is …"}</p>;
  const { done, total, people, holdings, hasLaw, isCleared, open } = state;
  const part = (opened: typeof FIRM, ...only: string[]) => (
    <Form
      key={`${only[0]} ${round}`}
      opened={opened}
      only={only}
      remarks={open[opened.file]?.remarks ?? []}
      onSaved={onSaved}
    />
  );
  return (
    <View
      name="moving-in"
      title="Moving in"
      said={said}
      bar={
        <label>
          {done} of {total} <progress value={done} max={total} />
        </label>
      }
    >
      <p>
        The site is a sample of a firm until you say who you are. Each step can wait; what is said
        here is saved at once when you press its button, and nothing is public before you publish.
      </p>

      <h2>1. Who you are</h2>
      {part(FIRM, ...WHO)}

      <h2>2. How you look</h2>
      <p className="together">
        <label>
          Main colour{" "}
          <input type="color" value={colour} onChange={({ target }) => setColour(target.value)} />
        </label>
        {button(
          "Make the site’s colours from it",
          async () => {
            await order("mainColour", colour);
            return "The site has colours of its own. Each can be changed under Firm.";
          },
          { doing: "Looking for colours that can be read …" },
        )}
        <Sending
          words="Logo from one file …"
          accept=".svg,.png"
          isOne
          onSend={([file]) =>
            void work(async () => {
              await order("logo", await sendFile("pictures", file!));
              return "The logo, a white one for dark grounds and a square one for the browser’s tab are made of it. Put another in the place of any of them below.";
            }, "Drawing the logo …")
          }
        />
        {Object.entries(PAGES).map(([name, address]) => (
          <button key={name} type="button" onClick={() => show(address)}>
            See {name}
          </button>
        ))}
      </p>
      {part(FIRM, "logo")}

      <h2>3. People</h2>
      <table>
        <tbody>
          {people.map(({ id, name, role, image, sample }) => (
            <tr key={id}>
              <td>{image && <Thumbnail name={image} folder="pictures" />}</td>
              <td>
                {name}
                <small>{role}</small>
              </td>
              <td>{sample && <span className="mark">Sample</span>}</td>
              <td>
                <Tick
                  label="Remove"
                  value={leaving.includes(id)}
                  set={(isIn) => setLeaving(withOne(leaving, id, isIn))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="together">
        {leaving.length > 0 && (
          <>
            <Select
              aria-label="Who takes over"
              value={to}
              set={setTo}
              none="Their articles pass to …"
              choices={people
                .filter(({ id }) => !leaving.includes(id))
                .map(({ id, name }) => ({ value: id, label: name }))}
            />
            {button(
              leaving.length === 1 ? "Remove this person" : `Remove these ${leaving.length}`,
              async () => {
                const changed = await order("removePeople", leaving, to);
                setLeaving([]);
                return `They are removed, and ${counted(changed, "entry names", "entries name")} another person.`;
              },
              { className: "main", disabled: !to },
            )}
          </>
        )}
      </p>

      <p>Who stays becomes one of yours here, and new people are added.</p>
      {part(TEAM, "members")}

      <h2>4. What you keep</h2>
      <p>
        Tick what is true of your firm too. The rest is removed with every menu line, link and
        address of it.
      </p>
      {holdings.map(({ folder, label, entries }) => (
        <details key={folder}>
          <summary>
            {label}{" "}
            <span className="quiet">
              {entries.filter(({ file }) => kept.includes(file)).length} of {entries.length} kept
            </span>
          </summary>
          {entries.map(({ file, title }) => (
            <Tick
              key={file}
              label={title}
              value={kept.includes(file)}
              set={(isIn) => setKept(withOne(kept, file, isIn))}
            />
          ))}
        </details>
      ))}

      {hasLaw && (
        <>
          <h2>5. Law</h2>
          {LAW.map(([choice, words]) => (
            <Tick
              key={choice}
              type="radio"
              name="law"
              label={words}
              value={law === choice}
              set={() => setLaw(choice)}
            />
          ))}
        </>
      )}
      <p className="together">
        {button(
          "Remove all samples that are not ticked",
          async () => {
            const removed = await order("removeSamples", { keep: kept, law });
            return `${removed} entries are cleared away. “Have the samples again” brings all of it back.`;
          },
          { className: "main", doing: "Clearing away …" },
        )}
        {isCleared &&
          button("Have the samples again", async () => {
            const left = await order("bringSamplesBack");
            const stays =
              left.length > 0 ? ` What you changed since stays: ${left.join(", ")}.` : "";
            return `Everything is as it was before.${stays}`;
          })}
      </p>

      <h2>6. Where it lives</h2>
      {part(FIRM, "url")}
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
            {name} <span className="quiet">{remarks.length}</span>
          </summary>
          {remarks.map((remark) => (
            <RemarkLine key={`${remark.key} ${remark.message}`} remark={remark}>
              {" "}
              <a href={`#/${file}?${remark.key ?? ""}`}>{remark.label ?? name}</a>
            </RemarkLine>
          ))}
        </details>
      ))}
    </View>
  );
}
