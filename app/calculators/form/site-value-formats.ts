/** How this site writes the figures of a calculator: with its own labels. */
import { calculators as labels } from "virtual:labels";
import { valueFormats } from "./value-formats.ts";

export const { writtenDay, written, withFigures, writtenRate } = valueFormats(labels);
