/** The address patterns of the calculators and the modules that answer them: part of `route-table.ts`. */
export const calculatorPages = {
  "/services/hr-advisory/pay-structure": "calculators/pages/pay-structure.tsx",
  "/resources/calculators": "calculators/pages/index.tsx",
  "/resources/calculators/:calculator": "calculators/pages/calculator.tsx",
} as const;

/** Their documents for programs. */
export const calculatorDocuments = {
  "/workbooks/:document": "calculators/feeds/workbook.ts",
} as const;
