import { describe, expect, test } from "vitest";

import { serviceIcons, shareSigns, signs } from "./icons.ts";
import type { Icon } from "./icons.ts";

const all: [string, Icon][] = Object.entries({ ...serviceIcons, ...signs, ...shareSigns });

describe.each(all)("%s", (_name, icon) => {
  test("has a view box of its own size and sound path data", () => {
    expect(icon.viewBox).toBe(`0 0 ${icon.width} ${icon.height}`);
    for (const { d } of icon.paths) expect(d).toMatch(/^[Mm][\d .\-a-zA-Z]+$/);
  });
});

test("service icons keep the light: a thin line, a heavy line, then solid parts", () => {
  for (const { paths, width } of Object.values<Icon>(serviceIcons)) {
    expect(width).toBe(48);
    expect(paths.map(({ strokeWidth }) => strokeWidth)).toEqual(
      paths.length === 3 ? [1.1, 2.6, undefined] : [1.1, 2.6],
    );
  }
});
