interface InParallelOptions {
  readonly limit?: number;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** Processes at most `limit` items at once. Returns the results in order and rejects with the first error. */
export async function runInParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  { limit = 16, onProgress }: InParallelOptions = {},
): Promise<Result[]> {
  const waiting = [...items.entries()];
  const results: Result[] = [];
  let done = 0;
  const next = async (): Promise<void> => {
    for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) {
      const [at, item] = entry;
      results[at] = await work(item).catch((error: unknown) => {
        waiting.length = 0;
        throw error;
      });
      onProgress?.((done += 1), items.length);
    }
  };
  await Promise.all(Array.from({ length: limit }, next));
  return results;
}
