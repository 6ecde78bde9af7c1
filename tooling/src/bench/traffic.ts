import type { CDPSession } from '../drive';

export interface Traffic {
  readonly transferredBytes: number;
  readonly requests: number;
}

/** Notes what a page asks for; returns what says how much of it crossed the network, and was not there already. */
export async function watchTraffic(session: CDPSession): Promise<() => Traffic> {
  const sent = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (url.startsWith('http')) sent.set(requestId, 0);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => void sent.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache === true) sent.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (sent.has(requestId)) sent.set(requestId, encodedDataLength);
  });
  await session.send('Network.enable');
  return () => ({
    transferredBytes: [...sent.values()].reduce((total, bytes) => total + bytes, 0),
    requests: sent.size,
  });
}
