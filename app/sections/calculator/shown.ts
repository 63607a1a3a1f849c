import { calculators as labels } from "virtual:labels";
import { writing } from "./writing.ts";

export const { writtenDay, written, withFigures, writtenRate } = writing(labels);
