/**
 * Does some work for each item, begun in their order and a limited number at a time. Where the work for one fails, so
 * does the whole, without waiting for the rest.
 * @param limit how many at a time, at most
 */
export async function concurrently<Item>(
  limit: number,
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items].values();
  const workOff = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: limit }, workOff));
}
