/** The address patterns of law and the modules that answer them, relative to `app/`: part of `route-table.ts`. */
export const lawPages = {
  "/resources": "law/pages/index.tsx",
  "/resources/what-is-in-force": "law/pages/what-is-in-force.tsx",
  "/resources/what-is-in-force/:rule": "law/pages/rule.tsx",
  "/resources/old-name-new-name": "law/pages/old-name-new-name.tsx",
  "/resources/compliance-calendar": "law/pages/compliance-calendar.tsx",
  "/resources/compliance-calendar/:month": "law/pages/due-month.tsx",
  "/resources/changes": "law/pages/changes.tsx",
  "/resources/which-rules": "law/pages/which-rules.tsx",
  "/resources/:checklist": "law/pages/checklist.tsx",
} as const;

/** Its documents for programs. */
export const lawDocuments = {
  "/feed/law.xml": "law/feeds/law-feed.xml.ts",
  "/calendar/:document": "law/feeds/calendar.ts",
} as const;
