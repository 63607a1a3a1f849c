import type { ComponentType } from "react";
import { moduleFiles } from "./module-files.ts";
import { UnexpectedError } from "./unexpected-error.tsx";

export type IslandProps<Props extends object> = {
  /** The module in an `islands/` folder that hydrates the section. */
  name: string;
  component: ComponentType<Props>;
  /** Must survive JSON: the browser reads them from the page. */
  props: Props;
};

/**
 * A section with state. The build renders it; the browser hydrates this element alone, when it is idle after load or
 * when a visitor uses it (decision 034). The rest of the page stays plain HTML, and so does the section where it fails:
 * its links and buttons should lead somewhere by themselves too. What it changes outside of its element, its effect
 * changes back when it is cleaned up.
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
      // "<" is escaped so that no text can end the script element.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(props).replaceAll("<", "\\u003c") }}
    />
  </>
);
