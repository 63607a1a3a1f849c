import { Fragment, type ReactNode } from "react";
import type { Template } from "#app/lib/fill.ts";

export type FilledProps<Name extends string> = {
  text: Template<Name>;
  values: Record<NoInfer<Name>, ReactNode>;
};

export const Filled = <Name extends string>({ text, values }: FilledProps<Name>) =>
  text
    .split(/\{(\w+)\}/)
    // `split` returns texts and gap names in turns.
    .map((part, index) => (
      <Fragment key={index}>{index % 2 === 0 ? part : values[part as Name]}</Fragment>
    ));
