import type { ComponentType } from "react";
import type { DrawingProps } from "./drawing.ts";
import { WagesDrawing } from "./wages.tsx";

/** The drawing of each calculator that has one. */
export const drawings: Record<string, ComponentType<DrawingProps> | undefined> = {
  wages: WagesDrawing,
};
