/** How many items are worked on at the same time. */
const AT_ONCE = 16;

/** Works through a list, some items at the same time; the first error ends it. */
export async function eachOf<T>(
  items: Iterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
