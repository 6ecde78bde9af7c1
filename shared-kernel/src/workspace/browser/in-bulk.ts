import { batchesOf } from '../long-lists/batches';

/** At most this many requests are made in one go: few enough not to hold the page for long. */
const requestsAtOnce = 500;

/**
 * Makes a request of one transaction for each item. Only the last request of a batch is waited for, a
 * promise for each being most of what a great many records cost the page, and a batch is already on
 * its way while the one before it is done, so that the database never waits for the page. Rejects with
 * the first error of a request, which aborts the transaction and the requests after it.
 */
export async function inBulk<T>(
  items: Iterable<T>,
  requestFor: (item: T) => IDBRequest,
): Promise<void> {
  let failure: Error | undefined;
  const request = (item: T): IDBRequest => {
    const made = requestFor(item);
    made.onerror = () => {
      failure ??= made.error ?? new Error('A request failed.');
    };
    return made;
  };
  const answered = (last: IDBRequest): Promise<void> =>
    new Promise((resolve) => {
      last.addEventListener('success', () => resolve());
      last.addEventListener('error', () => resolve());
    });

  let before: Promise<void> | undefined;
  for (const batch of batchesOf(items, requestsAtOnce)) {
    const last = batch.map(request).at(-1);
    const done = last && answered(last);
    if (before) await before;
    if (failure) throw failure;
    before = done;
  }
  await before;
  if (failure) throw failure;
}
