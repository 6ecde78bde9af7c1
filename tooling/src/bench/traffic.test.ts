import { EventEmitter } from 'node:events';
import type { CDPSession } from '../drive';
import { watchTraffic } from './traffic';

/** A browser that sends the events of a test. */
class FakeSession extends EventEmitter {
  send(): Promise<void> {
    return Promise.resolve();
  }

  load(requestId: string, url: string, { sent, size, kept = false }: Load): void {
    this.emit('Network.requestWillBeSent', { requestId, request: { url } });
    this.emit('Network.responseReceived', { requestId, response: { fromDiskCache: kept } });
    this.emit('Network.dataReceived', { requestId, dataLength: size });
    this.emit('Network.loadingFinished', { requestId, encodedDataLength: sent });
  }
}

interface Load {
  readonly sent: number;
  readonly size: number;
  readonly kept?: boolean;
}

async function watched() {
  const session = new FakeSession();
  return { session, traffic: await watchTraffic(session as unknown as CDPSession) };
}

describe('watchTraffic', () => {
  it('[bench] counts what crosses the network, and not what the browser had', async () => {
    const { session, traffic } = await watched();
    session.load('1', 'https://a/page', { sent: 300, size: 1000 });
    session.load('2', 'https://a/main.js', { sent: 0, size: 5000, kept: true });
    expect(traffic()).toEqual({ transferredBytes: 300, requests: 1 });
  });

  it('[bench] counts a script once that was preloaded', async () => {
    const { session, traffic } = await watched();
    session.load('1', 'https://a/preloaded.js', { sent: 800, size: 3000 });
    session.emit('Network.requestWillBeSent', {
      requestId: '2',
      request: { url: 'https://a/preloaded.js' },
    });
    session.emit('Network.requestServedFromCache', { requestId: '2' });
    session.emit('Network.responseReceived', {
      requestId: '2',
      response: { fromDiskCache: false },
    });
    session.emit('Network.loadingFinished', { requestId: '2', encodedDataLength: 0 });
    expect(traffic()).toEqual({ transferredBytes: 800, requests: 1 });
  });
});
