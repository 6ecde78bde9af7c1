import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession } from '../../drive';
import { CommandError } from '../../run/command-error';
import type { TransferredFiles } from './figures';

interface Request {
  readonly url: string;
  transferred: number;
  /** The browser had it already. */
  isKept: boolean;
}

export interface Traffic {
  readonly transferredBytes: number;
  readonly requests: number;
}

export interface TrafficWatch {
  /** What crossed the network since the start or the last `forget`. */
  readonly traffic: () => Traffic;
  readonly files: () => TransferredFiles;
  /** Uncompressed bytes of what was ever loaded from an address. */
  readonly sizeOf: (url: string) => number;
  readonly forget: () => void;
  /** Resolves when nothing has been on its way for a while. */
  readonly untilStill: (stillMs?: number) => Promise<void>;
}

const longestWaitMs = 60_000;

/** Counts what a page asks for and what of it crosses the network. */
export async function watchTraffic(session: CDPSession): Promise<TrafficWatch> {
  const requests = new Map<string, Request>();
  const sizes = new Map<string, number>();
  const arriving = new Map<string, { readonly url: string; bytes: number }>();
  const underWay = new Set<string>();
  let lastEvent = Date.now();
  const note = () => (lastEvent = Date.now());
  const end = (requestId: string) => {
    underWay.delete(requestId);
    note();
  };

  session.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (!url.startsWith('http')) return;
    requests.set(requestId, { url, transferred: 0, isKept: false });
    arriving.set(requestId, { url, bytes: 0 });
    underWay.add(requestId);
    note();
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    requests.delete(requestId);
    end(requestId);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (request) request.isKept = response.fromDiskCache === true;
  });
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    const file = arriving.get(requestId);
    if (file) file.bytes += dataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.transferred = encodedDataLength;
    const file = arriving.get(requestId);
    // What the page itself holds already comes without a byte.
    if (file && file.bytes > 0) sizes.set(file.url, file.bytes);
    end(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  await session.send('Network.enable');

  const sent = () => [...requests.values()].filter(({ isKept }) => !isKept);

  return {
    traffic: () => ({
      transferredBytes: sent().reduce((total, { transferred }) => total + transferred, 0),
      requests: sent().length,
    }),
    files: () => Object.fromEntries(sent().map(({ url, transferred }) => [url, transferred])),
    sizeOf: (url) => sizes.get(url) ?? 0,
    forget: () => requests.clear(),
    async untilStill(stillMs = 400) {
      const start = Date.now();
      while (underWay.size > 0 || Date.now() - lastEvent < stillMs) {
        if (Date.now() - start > longestWaitMs)
          throw new CommandError('A page of the bench never stopped asking for files.');
        await pause(50);
      }
    },
  };
}
