interface Delayed<T> {
  readonly at: number;
  readonly item: T;
}

/** Less than this is not waited for: timers know whole milliseconds. */
const toleranceMs = 0.5;

/** Gives out what was put in, in its order, each at its time or as soon after it as a timer fires. */
export class DelayLine<T> {
  readonly #queue: Delayed<T>[] = [];
  readonly #give: (item: T) => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(give: (item: T) => void) {
    this.#give = give;
  }

  put(at: number, item: T): void {
    this.#queue.push({ at, item });
    this.#arm();
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue.length = 0;
  }

  #arm(): void {
    const [next] = this.#queue;
    if (this.#timer !== undefined || !next) return;
    this.#timer = setTimeout(() => this.#giveDue(), Math.max(0, next.at - performance.now()));
  }

  #giveDue(): void {
    this.#timer = undefined;
    const now = performance.now() + toleranceMs;
    for (let next = this.#queue[0]; next && next.at <= now; next = this.#queue[0]) {
      this.#queue.shift();
      this.#give(next.item);
    }
    this.#arm();
  }
}
