/** An event that the browser keeps the worker alive for. */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface AskedEvent extends LastingEvent {
  readonly request: Request;
  /** A navigation's own answer, asked for while the worker was starting; none where a browser has no such thing. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface Client {
  postMessage(message: unknown): void;
}

export interface ToldEvent extends LastingEvent {
  readonly data: unknown;
  readonly source: Client | null;
}

interface WorkerEvents {
  readonly install: LastingEvent;
  readonly activate: LastingEvent;
  readonly fetch: AskedEvent;
  readonly message: ToldEvent;
}

interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(): Promise<readonly Client[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    hear: (event: WorkerEvents[Name]) => void,
  ): void;
}

/** The worker's own world, as far as it is used: TypeScript's library for it cannot stand beside a page's. */
export const workerScope = globalThis as unknown as WorkerScope;
