/** What all fields of a form share: label, hint and what the check says, round each control. */
import { createContext, use, type ReactNode } from "react";
import type { Remark } from "../desk.ts";
import type { Field, Reference } from "../form-values.ts";

export type Path = string;
export type Change = (path: Path, value: unknown) => void;

/** What all fields of a form share. */
export type FormScope = {
  file: string;
  site: string;
  references: Record<string, Reference[]>;
  remarks: Remark[];
  change: Change;
  /** The fields that are open because something led to them. */
  shown: string;
};
export const Scope = createContext<FormScope>({
  file: "",
  site: "",
  references: {},
  remarks: [],
  change: () => {},
  shown: "",
});

export type Props<Value = unknown> = { field: Field; value: Value | undefined; path: Path };

export const idOf = (path: Path): string => `field-${path}`;

/** Label, hint and what the check says, round one control. */
export function Row({
  field,
  path,
  value,
  children,
}: {
  field: Field;
  path: Path;
  value?: unknown;
  children: ReactNode;
}) {
  const said = typeof value === "string" && field.max ? `${value.length} of ${field.max}` : "";
  return (
    <div className="field" data-kind={field.kind} data-path={path}>
      <label htmlFor={idOf(path)}>
        {field.label}
        {field.required && <span className="required"> (needed)</span>}
      </label>
      {said && (
        <output className={value && (value as string).length > field.max! ? "long" : ""}>
          {said}
        </output>
      )}
      {children}
      {field.hint && <small id={`${idOf(path)}-hint`}>{field.hint}</small>}
      <Remarks path={path} />
    </div>
  );
}

/** What the check says of one field, and a colour that it offers. */
export function Remarks({ path }: { path: Path }) {
  const { remarks, change } = use(Scope);
  const own = remarks.filter(({ key }) => key === path);
  return own.map(({ severity, message, mend }) => {
    const colour = /#[0-9a-f]{6}\b(?![^(]*\))/i.exec(mend ?? "")?.[0];
    return (
      <p key={message} className="remark" data-severity={severity}>
        {message} {mend}
        {colour && (
          <button type="button" onClick={() => change(path, colour)}>
            Use {colour}
          </button>
        )}
      </p>
    );
  });
}
