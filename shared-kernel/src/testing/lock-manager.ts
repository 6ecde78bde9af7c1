type Work<T> = (lock: Lock) => Promise<T> | T;

interface Request {
  readonly signal?: AbortSignal | undefined;
}

/** A mock of `navigator.locks` for the simulated tabs of one test. Locks are exclusive and granted in request order. */
export class MockLockManager {
  private readonly last = new Map<string, Promise<unknown>>();
  private readonly holders = new Map<string, () => void>();

  async request<T>(name: string, ...given: [Work<T>] | [Request, Work<T>]): Promise<T> {
    const work = given.length === 1 ? given[0] : given[1];
    const signal = given.length === 1 ? undefined : given[0].signal;
    signal?.throwIfAborted();
    const before = this.last.get(name);
    let release: () => void = () => undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    this.last.set(
      name,
      Promise.resolve(before).then(() => held),
    );
    try {
      await Promise.race([before, ...(signal ? [aborted(signal)] : [])]);
      this.holders.set(name, release);
      return await work({ name, mode: 'exclusive' });
    } finally {
      release();
    }
  }

  abandon(name: string): void {
    this.holders.get(name)?.();
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_never, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
