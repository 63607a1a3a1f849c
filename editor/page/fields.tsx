/** The fields of a form: groups and lists of them, and each by its kind. */
import { memo, use, useState, type ReactNode } from "react";
import { emptyValues, type Field } from "../form-values.ts";
import { ask, order } from "./api.ts";
import { Errors, errorsIn, Row, Scope, Single, type Props } from "./field.tsx";
import { Successor } from "./successor.tsx";

type Values = Record<string, unknown>;

function Group({ field, value, path }: Props) {
  const { change } = use(Scope);
  const { label, fields = [], required } = field;
  const set = (next: Values | undefined) => change(path, next);
  return (
    <Row field={field} path={path}>
      {(required || value !== undefined) && (
        <Fields fields={fields} values={(value ?? {}) as Values} path={path} />
      )}
      {!required && (
        <button type="button" onClick={() => set(value ? undefined : emptyValues(fields))}>
          {value ? "Without" : "Add"} {label.toLowerCase()}
        </button>
      )}
    </Row>
  );
}

const plain = (value: unknown): string =>
  typeof value === "object" && value !== null
    ? plain(Object.values(value).find((one) => typeof one === "string") ?? "")
    : String(value ?? "");

function List({ field, value, path }: Props) {
  const { change, remarks, shown, file } = use(Scope);
  const [leaving, setLeaving] = useState<{ place: number; id: string; name: string }>();
  const [added, setAdded] = useState<number>();
  const list = Array.isArray(value) ? value : [];
  const item = field.item!;
  const isPlain = item.kind === "line" || item.kind === "text";
  const set = (next: unknown[]) => change(path, next.length > 0 ? next : field.empty);
  const move = (place: number, to: number) =>
    set(list.toSpliced(place, 1).toSpliced(to, 0, list[place]));
  const target = `${file} ${path}.*.id`;

  async function remove(place: number, name: string) {
    const id = (list[place] as Values | undefined)?.id;
    // Others may name what is in a list of the file itself.
    const isNamed =
      typeof id === "string" &&
      !path.includes(".") &&
      (await ask<{ uses: unknown[] }>("/uses", { target, id })).uses.length > 0;
    if (isNamed) setLeaving({ place, id, name });
    else set(list.toSpliced(place, 1));
  }

  return (
    <Row field={field} path={path} count={<span className="quiet"> {list.length}</span>}>
      {list.map((one, place) => {
        const inner = `${path}.${place}`;
        const called = (one as Values | undefined)?.[field.named ?? ""];
        const name = plain(called ?? one) || `${field.one} ${place + 1}`;
        const findings = remarks.filter(({ key }) => key === inner || key?.startsWith(`${inner}.`));
        const buttons = (
          <span className="buttons">
            {[-1, 1].map((step) => (
              <button
                key={step}
                type="button"
                aria-label={step < 0 ? `${name}: up` : `${name}: down`}
                disabled={place + step < 0 || place + step >= list.length}
                onClick={() => move(place, place + step)}
              >
                {step < 0 ? "↑" : "↓"}
              </button>
            ))}
            <button
              type="button"
              aria-label={`Remove ${name}`}
              onClick={() => void remove(place, name)}
            >
              Remove
            </button>
          </span>
        );
        const label = isPlain ? `${field.one} ${place + 1}` : name;
        const own = { ...item, label, ...(isPlain ? { hint: undefined, required: false } : {}) };
        const control = <Control field={own} value={one} path={inner} />;
        if (isPlain) {
          return (
            <div className="entry" key={place}>
              {control}
              {buttons}
            </div>
          );
        }
        return (
          <Folded
            key={place}
            isOpen={place === added || shown === inner || shown.startsWith(`${inner}.`)}
            summary={
              <>
                {name} {(one as Values)?.former === true && <span className="mark">Former</span>}
                <Errors count={errorsIn(findings)} />
                {buttons}
              </>
            }
          >
            {item.kind === "group" ? (
              <Fields fields={item.fields ?? []} values={(one ?? {}) as Values} path={inner} />
            ) : (
              control
            )}
          </Folded>
        );
      })}
      <button
        type="button"
        disabled={field.max !== undefined && list.length >= field.max}
        onClick={() => {
          setAdded(list.length);
          const fresh =
            item.kind === "group" ? emptyValues(item.fields ?? []) : item.kind === "list" ? [] : "";
          set([...list, fresh]);
        }}
      >
        Add {field.one}
      </button>
      {leaving && (
        <Successor
          target={target}
          id={leaving.id}
          name={leaving.name}
          onClose={() => setLeaving(undefined)}
          onFormer={
            item.fields?.some(({ name }) => name === "former")
              ? () => {
                  change(`${path}.${leaving.place}.former`, true);
                  setLeaving(undefined);
                }
              : undefined
          }
          onDone={async (to) => {
            await order("/replace", { target, from: leaving.id, to });
            set(list.toSpliced(leaving.place, 1));
            setLeaving(undefined);
          }}
        />
      )}
    </Row>
  );
}

/** An entry of a list, which shows its fields when it is opened. */
function Folded({
  summary,
  isOpen,
  children,
}: {
  summary: ReactNode;
  isOpen: boolean;
  children: ReactNode;
}) {
  const [opened, setOpened] = useState(isOpen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setOpened(true);
  }
  return (
    <details open={opened} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>{summary}</summary>
      {opened && children}
    </details>
  );
}

const Control = memo(function Control(props: Props) {
  const { kind } = props.field;
  const Kind = kind === "group" ? Group : kind === "list" ? List : Single;
  return <Kind {...props} />;
});

/** The fields of a form or of a group. @param path of the group; "" at the top */
export const Fields = ({
  fields,
  values,
  path = "",
}: {
  fields: Field[];
  values: Values;
  path?: string;
}) =>
  fields.map((field) => (
    <Control
      key={field.name}
      field={field}
      value={values[field.name]}
      path={path ? `${path}.${field.name}` : field.name}
    />
  ));
