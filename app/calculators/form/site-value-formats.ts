import { calculators as labels } from "virtual:labels";
import { valueFormats } from "./value-formats.ts";

export const { writtenDay, written, rounded, withFigures, writtenRate } = valueFormats(labels);
