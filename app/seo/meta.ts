import type { PageHead } from "./head.ts";

/** What a page's loader gives besides its own content. */
type WithHead = { head: PageHead };

/** The `meta` export of every page: the tags are built by its loader, by `headFor`. */
export const meta = ({ loaderData }: { loaderData: WithHead | undefined }): PageHead =>
  loaderData?.head ?? [];
