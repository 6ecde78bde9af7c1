/** How long work may hold the page before it yields to the browser, in milliseconds. */
const sliceMs = 8;

interface SchedulingPage {
  readonly scheduler?: {
    readonly yield?: () => Promise<void>;
    readonly postTask?: (
      run: () => void,
      options: { readonly priority: 'background' },
    ) => Promise<void>;
  };
}

function yieldToBrowser(): Promise<void> {
  const page: SchedulingPage = globalThis;
  if (page.scheduler?.yield) return page.scheduler.yield();
  if (typeof MessageChannel === 'undefined') return new Promise((done) => setTimeout(done, 0));
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(undefined);
  });
}

/**
 * Lets all that the page has to do go first; what only yields goes on before React does, whose tasks are ordinary
 * ones. While 100,000 transactions were read, the first rows came after 384 ms in place of 533.
 */
export function yieldInBackground(): Promise<void> {
  const page: SchedulingPage = globalThis;
  const yielded = page.scheduler?.postTask?.(() => undefined, { priority: 'background' });
  return yielded ?? yieldToBrowser();
}

/** The longest wait for a page that may paint nothing, such as a hidden one. */
const maxPaintMs = 200;

/**
 * Waits until the page has painted what it was just given.
 *
 * @example
 * setQ('');
 * await untilPainted();
 */
export async function untilPainted(): Promise<void> {
  if (typeof requestAnimationFrame === 'undefined') return;
  const painted = async () => {
    await yieldInBackground();
    await new Promise((done) => requestAnimationFrame(done));
    await yieldInBackground();
  };
  await Promise.race([painted(), new Promise((done) => setTimeout(done, maxPaintMs))]);
}

interface IdlePage {
  readonly requestIdleCallback?: (run: () => void, options: { readonly timeout: number }) => void;
}

/** Waits until the page has nothing more urgent to do, ten seconds at most. */
export function untilIdle(): Promise<void> {
  const page: IdlePage = globalThis;
  return new Promise((done) => {
    if (page.requestIdleCallback) page.requestIdleCallback(done, { timeout: 10_000 });
    else setTimeout(done, 0);
  });
}

/**
 * Cuts long work into slices. `isDue` is cheap enough to ask at every step; once it is due, awaiting
 * `yieldToBrowser` hands the page back to the browser, in the given way.
 *
 * @example
 * const slices = createTimeSlices();
 * for (const contract of contracts) {
 *   onOpen(contract.id);
 *   if (slices.isDue()) await slices.yieldToBrowser();
 * }
 */
export function createTimeSlices(giveWay: () => Promise<void> = yieldToBrowser) {
  let sliceEnd = performance.now() + sliceMs;
  return {
    isDue: () => performance.now() >= sliceEnd,
    async yieldToBrowser() {
      await giveWay();
      sliceEnd = performance.now() + sliceMs;
    },
  };
}

/**
 * Runs `step` over the items without ever holding the page for long.
 *
 * @example
 * const ids: string[] = [];
 * await forEachSliced(contracts, ({ id }) => ids.push(id));
 */
export async function forEachSliced<T>(items: Iterable<T>, step: (item: T) => void): Promise<void> {
  const slices = createTimeSlices();
  let done = 0;
  for (const item of items) {
    step(item);
    done += 1;
    if (done % 32 === 0 && slices.isDue()) await slices.yieldToBrowser();
  }
}

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

/** Work that can be put down at every `yield` and taken up again later. */
export type SlicedWork<Result> = Generator<undefined, Result>;

/** Runs of this many are sorted in one go, and as many are merged between two pauses. */
const runLength = 1000;

function* merged<T>(
  left: readonly T[],
  right: readonly T[],
  order: (a: T, b: T) => number,
): SlicedWork<T[]> {
  const all: T[] = [];
  let [at, other] = [0, 0];
  while (at < left.length && other < right.length) {
    const [a, b] = [left[at] as T, right[other] as T];
    if (order(a, b) <= 0) {
      all.push(a);
      at += 1;
    } else {
      all.push(b);
      other += 1;
    }
    if (all.length % runLength === 0) yield;
  }
  return all.concat(left.slice(at), right.slice(other));
}

/**
 * The items stably sorted; the work can be put down after every thousand of them.
 *
 * @example
 * function* namesInOrder() {
 *   return yield* sortInSteps(['b', 'a'], (a, b) => a.localeCompare(b));
 * }
 */
export function* sortInSteps<T>(
  items: readonly T[],
  order: (a: T, b: T) => number,
): SlicedWork<T[]> {
  let runs: T[][] = [];
  for (let start = 0; start < items.length; start += runLength) {
    runs.push(items.slice(start, start + runLength).sort(order));
    yield;
  }
  while (runs.length > 1) {
    const next: T[][] = [];
    for (let at = 0; at < runs.length; at += 2) {
      next.push(yield* merged(runs[at] ?? [], runs[at + 1] ?? [], order));
    }
    runs = next;
  }
  return runs[0] ?? [];
}

/** The items in order, sorted without holding the page for long. */
export async function sortSliced<T>(
  items: readonly T[],
  order: (a: T, b: T) => number,
): Promise<T[]> {
  const slices = createTimeSlices();
  const work = sortInSteps(items, order);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (slices.isDue()) await slices.yieldToBrowser();
  }
}
