/** The address patterns of the calculators and the modules that answer them: part of `route-table.ts`. */
export const calculatorPages = {
  "/resources/calculators": "calculators/pages/index.tsx",
  "/resources/calculators/:calculator": "calculators/pages/calculator.tsx",
} as const;
