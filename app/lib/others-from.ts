/** The entries after a given one, then those before it. */
export function othersFrom<Entry extends { id: unknown }>(all: Entry[], id: Entry["id"]): Entry[] {
  const place = all.findIndex((entry) => entry.id === id);
  return [...all.slice(place + 1), ...all.slice(0, place)];
}
