import type { ComponentType } from "react";
import { moduleFiles } from "./module-files.ts";
import { UnexpectedError } from "./unexpected-error.tsx";

export type IslandProps<Props extends object> = {
  /** The module in an `islands/` folder that hydrates the section. */
  name: string;
  component: ComponentType<Props>;
  /** Written into the document as JSON. */
  props: Props;
};

/**
 * A section with state. The build renders it; the browser hydrates only this element, when idle after load or when a
 * visitor uses it (decision 034). If hydration fails it stays plain HTML, so its links and forms should work by
 * themselves. What it changes outside of its element, an effect must undo in its clean-up.
 */
export const Island = <Props extends object>({
  name,
  component: Component,
  props,
}: IslandProps<Props>) => (
  <>
    <div data-island={name} data-module={moduleFiles(name)}>
      <Component {...props} />
    </div>
    <template data-unexpected="">
      <UnexpectedError />
    </template>
    <script
      type="application/json"
      data-props={name}
      // "<" is escaped, so that no text can end the script element.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(props).replaceAll("<", "\\u003c") }}
    />
  </>
);
