import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession } from '../../drive';
import { CommandError } from '../../run/command-error';
import type { TransferredFiles } from './figures';

/** One profile for both products: what a good mobile connection gives. */
export const network = { latencyMs: 60, downMbps: 9, upMbps: 1.5 } as const;

interface Request {
  readonly url: string;
  readonly isScript: boolean;
  transferred: number;
  evaluated: number;
}

export interface Traffic {
  readonly transferredBytes: number;
  readonly requests: number;
  readonly scriptBytes: number;
}

export interface TrafficWatch {
  /** What crossed the network since the start or the last `forget`. */
  readonly traffic: () => Traffic;
  readonly files: () => TransferredFiles;
  /** From the request for the page to its answer: what a round trip costs behind the profile. */
  readonly roundTripMs: () => number;
  readonly forget: () => void;
  /** Resolves when nothing has been on its way for a while. */
  readonly untilStill: (stillMs?: number) => Promise<void>;
}

const longestWaitMs = 60_000;

/** Puts the page behind the network's profile and counts what crosses it. */
export async function watchTraffic(session: CDPSession): Promise<TrafficWatch> {
  const requests = new Map<string, Request>();
  const underWay = new Set<string>();
  let page: { readonly requestId: string; readonly sentAt: number } | undefined;
  let roundTripMs = NaN;
  let lastEvent = Date.now();
  const note = () => (lastEvent = Date.now());
  const end = (requestId: string) => {
    underWay.delete(requestId);
    note();
  };

  session.on('Network.requestWillBeSent', ({ requestId, type, timestamp, request: { url } }) => {
    if (!url.startsWith('http')) return;
    if (type === 'Document') page ??= { requestId, sentAt: timestamp };
    requests.set(requestId, {
      url,
      isScript: type === 'Script',
      transferred: 0,
      evaluated: 0,
    });
    underWay.add(requestId);
    note();
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    requests.delete(requestId);
    end(requestId);
  });
  session.on('Network.responseReceived', ({ requestId, timestamp }) => {
    if (requestId === page?.requestId) roundTripMs = (timestamp - page.sentAt) * 1000;
  });
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    const request = requests.get(requestId);
    if (request) request.evaluated += dataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.transferred = encodedDataLength;
    end(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latencyMs,
    downloadThroughput: (network.downMbps * 1e6) / 8,
    uploadThroughput: (network.upMbps * 1e6) / 8,
  });

  const sum = (of: (request: Request) => number) =>
    [...requests.values()].reduce((total, request) => total + of(request), 0);

  return {
    traffic: () => ({
      transferredBytes: sum(({ transferred }) => transferred),
      requests: requests.size,
      scriptBytes: sum(({ isScript, evaluated }) => (isScript ? evaluated : 0)),
    }),
    files: () =>
      Object.fromEntries([...requests.values()].map(({ url, transferred }) => [url, transferred])),
    roundTripMs: () => roundTripMs,
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
