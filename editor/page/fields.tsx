/** The fields of a form: groups and lists of them, and each by its kind. */
import { memo, use, useState, type ReactNode } from "react";
import { emptyValues, type Field } from "../form-values.ts";
import { ask, order } from "./api.ts";
import { Remarks, Scope, type Path, type Props } from "./field-row.tsx";
import { SINGLE } from "./single-fields.tsx";
import { Successor } from "./successor.tsx";

function Group({ field, value, path }: Props) {
  const { change } = use(Scope);
  const isThere = field.required || value !== undefined;
  return (
    <fieldset className="field group" data-path={path}>
      <legend>{field.label}</legend>
      {field.hint && <small>{field.hint}</small>}
      <Remarks path={path} />
      {isThere ? (
        <>
          <Fields fields={field.fields ?? []} values={(value ?? {}) as Values} path={path} />
          {!field.required && (
            <button type="button" onClick={() => change(path, undefined)}>
              Without {field.label.toLowerCase()}
            </button>
          )}
        </>
      ) : (
        <button type="button" onClick={() => change(path, emptyValues(field.fields ?? []))}>
          Add {field.label.toLowerCase()}
        </button>
      )}
    </fieldset>
  );
}

const plain = (value: unknown): string =>
  typeof value === "object" && value !== null
    ? plain(Object.values(value).find((one) => typeof one === "string") ?? "")
    : String(value ?? "");

/** What a folded entry of a list is called. */
const nameOfEntry = (field: Field, value: unknown, place: number): string => {
  const named = (value as Values | undefined)?.[field.named ?? ""];
  return plain(named ?? value) || `${field.one} ${place + 1}`;
};

function List({ field, value, path }: Props) {
  const { change, remarks, shown, file } = use(Scope);
  const [successor, setSuccessor] = useState<{ place: number; id: string; name: string }>();
  const [added, setAdded] = useState<number>();
  const list = Array.isArray(value) ? value : [];
  const item = field.item!;
  const isPlain = item.kind === "line" || item.kind === "text";
  const set = (next: unknown[]) => change(path, next.length > 0 ? next : field.empty);
  const without = (place: number) => set(list.toSpliced(place, 1));
  const move = (place: number, to: number) =>
    set(list.toSpliced(place, 1).toSpliced(to, 0, list[place]));

  async function remove(place: number) {
    const id = (list[place] as Values | undefined)?.id;
    // Others may name what is in a list of the file itself.
    if (typeof id === "string" && !path.includes(".")) {
      const target = `${file} ${path}.*.id`;
      const { uses } = await ask<{ uses: unknown[] }>("/uses", { target, id });
      if (uses.length > 0) {
        setSuccessor({ place, id, name: nameOfEntry(field, list[place], place) });
        return;
      }
    }
    without(place);
  }

  return (
    <fieldset className="field list" data-path={path}>
      <legend>
        {field.label} <span className="count">{list.length}</span>
      </legend>
      {field.hint && <small>{field.hint}</small>}
      <Remarks path={path} />
      {list.map((one, place) => {
        const inner = `${path}.${place}`;
        const findings = remarks.filter(({ key }) => key === inner || key?.startsWith(`${inner}.`));
        const errors = findings.filter(({ severity }) => severity === "error");
        const buttons = (
          <span className="buttons">
            <button
              type="button"
              aria-label="Up"
              disabled={place === 0}
              onClick={() => move(place, place - 1)}
            >
              ↑
            </button>
            <button
              type="button"
              aria-label="Down"
              disabled={place === list.length - 1}
              onClick={() => move(place, place + 1)}
            >
              ↓
            </button>
            <button
              type="button"
              aria-label={`Remove ${nameOfEntry(field, one, place)}`}
              onClick={() => void remove(place)}
            >
              Remove
            </button>
          </span>
        );
        const name = `${nameOfEntry(field, one, place)}`;
        if (isPlain) {
          return (
            <div className="entry" key={place}>
              <Control
                field={{
                  ...item,
                  label: `${field.one} ${place + 1}`,
                  hint: undefined,
                  required: false,
                }}
                value={one}
                path={inner}
              />
              {buttons}
            </div>
          );
        }
        const isOpen = place === added || shown === inner || shown.startsWith(`${inner}.`);
        return (
          <Folded key={place} isOpen={isOpen} name={name} errors={errors.length} buttons={buttons}>
            {item.kind === "group" ? (
              <Fields fields={item.fields ?? []} values={(one ?? {}) as Values} path={inner} />
            ) : (
              <Control field={{ ...item, label: name }} value={one} path={inner} />
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
      {successor && (
        <Successor
          target={`${file} ${path}.*.id`}
          id={successor.id}
          name={successor.name}
          onClose={() => setSuccessor(undefined)}
          onDone={async (to) => {
            await order("/replace", { target: `${file} ${path}.*.id`, from: successor.id, to });
            without(successor.place);
            setSuccessor(undefined);
          }}
        />
      )}
    </fieldset>
  );
}

/** An entry of a list, which shows its fields when it is opened. */
function Folded({
  name,
  errors,
  isOpen,
  buttons,
  children,
}: {
  name: string;
  errors: number;
  isOpen: boolean;
  buttons: ReactNode;
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
      <summary>
        {name}
        {errors > 0 && (
          <span className="mark error">{errors === 1 ? "1 error" : `${errors} errors`}</span>
        )}
        {buttons}
      </summary>
      {opened && children}
    </details>
  );
}

const KINDS = { ...SINGLE, group: Group, list: List };

const Control = memo(function Control(props: Props) {
  const Kind = KINDS[props.field.kind] as unknown as (props: Props) => ReactNode;
  return <Kind {...props} />;
});

type Values = Record<string, unknown>;

/** The fields of a form or of a group. @param path of the group; "" at the top */
export function Fields({
  fields,
  values,
  path = "",
}: {
  fields: Field[];
  values: Values;
  path?: Path;
}) {
  return fields.map((field) => (
    <Control
      key={field.name}
      field={field}
      value={values[field.name]}
      path={path ? `${path}.${field.name}` : field.name}
    />
  ));
}
