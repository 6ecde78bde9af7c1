import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession } from '../../drive';
import { CliError } from '../../base/cli-error';

interface Request {
  transferred: number;
  /** The browser had it already. */
  isKept: boolean;
  hasEnded: boolean;
}

export interface Traffic {
  readonly transferredBytes: number;
  readonly requests: number;
}

const quietMs = 400;
const longestWaitMs = 60_000;

/** Counts what a page asks for and what of it crosses the network. */
export class TrafficWatch {
  readonly #requests = new Map<string, Request>();
  #lastEvent = Date.now();

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
      if (url.startsWith('http')) this.#begin(requestId);
    });
    session.on('Network.requestServedFromCache', ({ requestId }) =>
      this.#change(requestId, { isKept: true, hasEnded: true }),
    );
    session.on('Network.responseReceived', ({ requestId, response }) =>
      this.#change(requestId, response.fromDiskCache === true ? { isKept: true } : {}),
    );
    session.on('Network.dataReceived', ({ requestId }) => this.#change(requestId, {}));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      this.#change(requestId, { transferred: encodedDataLength, hasEnded: true }),
    );
    session.on('Network.loadingFailed', ({ requestId }) =>
      this.#change(requestId, { hasEnded: true }),
    );
  }

  #begin(requestId: string): void {
    this.#requests.set(requestId, { transferred: 0, isKept: false, hasEnded: false });
    this.#lastEvent = Date.now();
  }

  #change(requestId: string, change: Partial<Request>): void {
    const request = this.#requests.get(requestId);
    if (!request) return;
    Object.assign(request, change);
    this.#lastEvent = Date.now();
  }

  get #sent(): readonly Request[] {
    return [...this.#requests.values()].filter(({ isKept }) => !isKept);
  }

  /** What crossed the network. */
  traffic(): Traffic {
    return {
      transferredBytes: this.#sent.reduce((total, { transferred }) => total + transferred, 0),
      requests: this.#sent.length,
    };
  }

  /** Resolves when nothing has been on its way for a while. */
  async untilStill(): Promise<void> {
    const start = Date.now();
    const isUnderWay = () => [...this.#requests.values()].some(({ hasEnded }) => !hasEnded);
    while (isUnderWay() || Date.now() - this.#lastEvent < quietMs) {
      if (Date.now() - start > longestWaitMs)
        throw new CliError('A page of the bench kept requesting files.');
      await pause(50);
    }
  }
}

export async function watchTraffic(session: CDPSession): Promise<TrafficWatch> {
  const watch = new TrafficWatch(session);
  await session.send('Network.enable');
  return watch;
}
