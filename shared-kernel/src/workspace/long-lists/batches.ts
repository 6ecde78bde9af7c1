/** How many records are read or written at a time. */
export const batchSize = 250;

export function* batchesOf<T>(items: Iterable<T>, size: number = batchSize): Generator<T[]> {
  let batch: T[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length === size) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
