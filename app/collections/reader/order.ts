/** Compares two entries by their `order` field: 1 comes first. */
export const byOrder = (a: { order?: number }, b: { order?: number }): number =>
  (a.order ?? 0) - (b.order ?? 0);
