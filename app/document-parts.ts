import { createContext } from "react";

/** What the build puts into every document besides its content. */
export type DocumentParts = {
  /** The text of all style sheets of the page. */
  styles: string;
  /** The script that runs before the page is shown. */
  script: string;
  speculationRules: string;
  /** The Content-Security-Policy that allows these. */
  policy: string;
};

/** Set while pages are built; in development Vite adds styles and scripts in its own way. */
export const DocumentPartsContext = createContext<DocumentParts | undefined>(undefined);
