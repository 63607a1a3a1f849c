import { annualLeave } from "./annual-leave/calculator.ts";
import type { Calculator } from "./calculator.ts";
import { employeeCost } from "./cost-of-one-employee/calculator.ts";
import { gratuity } from "./gratuity/calculator.ts";
import { hrCosts } from "./hr-costs/calculator.ts";
import { maternity } from "./maternity-benefit/calculator.ts";
import { settlement } from "./full-and-final-settlement/calculator.ts";
import { takeHome } from "./take-home-pay/calculator.ts";
import { wages } from "./wages/calculator.ts";

/** Every calculator, in the order of the list. README.md says what a new one needs. */
export const calculators: readonly Calculator[] = [
  wages,
  gratuity,
  settlement,
  annualLeave,
  employeeCost,
  takeHome,
  maternity,
  hrCosts,
];

export const calculatorById = (id: string): Calculator | undefined =>
  calculators.find((calculator) => calculator.id === id);
