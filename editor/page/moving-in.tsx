/** The steps by which the sample site becomes the firm's own. */
import { use, useCallback, useState, type ReactNode } from "react";
import type { Leaving } from "../desk/moving-in.ts";
import { order, sendFile, useAnswer, type Answer } from "./api.ts";
import { Button, counted, RemarkLine, Editor, Select, Tick, useWork, View } from "./controls.tsx";
import { Form } from "./form.tsx";
import { Sending, Thumbnail } from "./library.tsx";

const [FIRM, TEAM] = ["site.yaml", "team.yaml"] as const;

const WHO =
  "sample name legalName cin founded blurb email recruitmentEmail phone address bookingUrl mapLink grievance social builder".split(
    " ",
  );

const LAW: Record<Leaving["law"], string> = {
  marked: "Keep its pages: each statement says what it rests on",
  "signed-only": "Show what somebody of yours has signed, and hide the rest until then",
  off: "Do without the pages on law, due dates and calculators",
};

const PAGES = { Home: "/", Articles: "/blogs", Contact: "/contact" };

/** The props of a step: the state, a form of some fields of a file, and buttons. */
type StepProps = {
  state: Answer<"movingIn">;
  part: (file: string, ...only: string[]) => ReactNode;
} & Pick<ReturnType<typeof useWork>, "work" | "button">;

function Look({ part, work, button }: StepProps) {
  const { show } = use(Editor);
  return (
    <>
      <h2>2. How you look</h2>
      <form className="together">
        <label>
          Main colour <input type="color" name="colour" defaultValue="#1d5f6b" />
        </label>
        {button(
          "Make the site’s colours from it",
          async (answers) => {
            await order("mainColour", String(answers.get("colour")));
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
          <Button key={name} onClick={() => show(address)}>
            See {name}
          </Button>
        ))}
      </form>
      {part(FIRM, "logo")}
    </>
  );
}

const People = ({ state: { people }, part, button }: StepProps) => (
  <>
    <h2>3. People</h2>
    <form>
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
                <Tick label="Remove" name="leaving" value={id} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="together">
        <Select
          aria-label="Who takes over"
          name="to"
          required
          none="Their articles pass to …"
          choices={people.map(({ id, name }) => ({ value: id, label: name }))}
        />
        {button("Remove who is ticked", async (answers) => {
          const leaving = answers.getAll("leaving") as string[];
          const changed = await order("removePeople", leaving, String(answers.get("to")));
          return `They are removed, and ${counted(changed, "entry names", "entries name")} another person.`;
        })}
      </p>
    </form>
    <p>Who stays becomes one of yours here, and new people are added.</p>
    {part(TEAM, "members")}
  </>
);

/** What stays of the sample and its law; after removal, the button to restore it. */
const Kept = ({ state: { isCleared, hasLaw, holdings }, part, button }: StepProps) =>
  isCleared ? (
    <>
      <p>
        What was not ticked is cleared away. More is removed in its own list.{" "}
        {button("Have the samples again", async () => {
          const left = await order("bringSamplesBack");
          const stays = left.length > 0 && ` What you changed since stays: ${left.join(", ")}.`;
          return `Everything is as it was before.${stays || ""}`;
        })}
      </p>
      {hasLaw && <h2>5. Law</h2>}
      {hasLaw && part(FIRM, "law")}
    </>
  ) : (
    <form>
      <p>
        Tick what is true of your firm too, and what you wrote. The rest is removed with every menu
        line, link and address of it; what cannot do without it waits as a draft.
      </p>
      {holdings.map(({ folder, label, entries }) => (
        <details key={folder}>
          <summary>
            {label} <span className="quiet">{entries.length}</span>
          </summary>
          {entries.map(({ file, title, isOwn }) => (
            <Tick key={file} label={title} name="keep" value={file} defaultChecked={isOwn} />
          ))}
        </details>
      ))}
      {hasLaw && <h2>5. Law</h2>}
      {hasLaw &&
        Object.entries(LAW).map(([choice, words]) => (
          <Tick
            key={choice}
            type="radio"
            name="law"
            label={words}
            value={choice}
            defaultChecked={choice === "marked"}
          />
        ))}
      {button(
        "Remove all samples that are not ticked",
        async (answers) => {
          const keep = answers.getAll("keep") as string[];
          const law = (answers.get("law") ?? "marked") as Leaving["law"];
          const removed = await order("removeSamples", { keep, law });
          return `${removed} entries are cleared away. “Have the samples again” brings all of it back.`;
        },
        { className: "main", doing: "Clearing away …" },
      )}
    </form>
  );

const StillOpen = ({ open }: Pick<Answer<"movingIn">, "open">) => (
  <>
    <h2>What only you can say, and have not yet</h2>
    {Object.keys(open).length === 0 && (
      <p>
        Nothing that a check can find. Before you publish, look in “Find words anywhere” for the
        sample’s city and people: what you kept may still speak of them.
      </p>
    )}
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
  </>
);

/**
 * All six steps on one page. A field is saved by the form that it stands in; colours, logo, people and samples are
 * written when their button is pressed, which also reloads every step.
 */
export function MovingIn() {
  const { answer: state, problem, load } = useAnswer("movingIn");
  const [round, setRound] = useState(0);
  const onSaved = useCallback(() => void load(), [load]);
  const { said, work, button } = useWork(() => {
    setRound((now) => now + 1);
    return load();
  });

  if (!state) return <p role="status">{problem || "Reading what there is …"}</p>;
  const { done, total, open } = state;
  const part = (file: string, ...only: string[]) => (
    <Form
      key={`${only[0]} ${round}`}
      opened={{ place: `#moving-in ${only[0]}`, file }}
      only={only}
      remarks={open[file]?.remarks ?? []}
      onSaved={onSaved}
    />
  );
  const step = { state, part, work, button };
  return (
    <View
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

      <Look {...step} />
      <People {...step} />
      <h2>4. What you keep</h2>
      <Kept {...step} />

      <h2>6. Where it lives</h2>
      {part(FIRM, "url")}
      <p>
        <a className="button main" href="#publish">
          Publish …
        </a>
      </p>
      <StillOpen open={open} />
    </View>
  );
}
