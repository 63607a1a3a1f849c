/** The entries that follow one in its list, which begins again at its end. */
export function othersFrom<Entry extends { id: unknown }>(all: Entry[], id: Entry["id"]): Entry[] {
  const place = all.findIndex((entry) => entry.id === id);
  return [...all.slice(place + 1), ...all.slice(0, place)];
}
