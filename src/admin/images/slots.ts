/** Answers a runner that has at most `count` pieces of work under way; the others wait in line. */
export function slots(count: number): <T>(work: () => Promise<T>) => Promise<T> {
  const line: (() => void)[] = [];
  let free = count;
  return async (work) => {
    if (free === 0) await new Promise<void>((resolve) => line.push(resolve));
    else free -= 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else free += 1;
    }
  };
}
