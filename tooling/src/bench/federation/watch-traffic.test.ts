import { EventEmitter } from 'node:events';
import type { CDPSession } from '../../drive';
import { watchTraffic } from './watch-traffic';

/** A browser that says what it is told to. */
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
  return { session, watch: await watchTraffic(session as unknown as CDPSession) };
}

describe('watchTraffic', () => {
  it('[bench] counts what crosses the network, and not what the browser had', async () => {
    const { session, watch } = await watched();
    session.load('1', 'https://a/page', { sent: 300, size: 1000 });
    session.load('2', 'https://a/main.js', { sent: 0, size: 5000, kept: true });
    expect(watch.traffic()).toEqual({ transferredBytes: 300, requests: 1 });
    expect(watch.files()).toEqual({ 'https://a/page': 300 });
  });

  it('[bench] knows the size of a script that came from the cache, or was asked for ahead', async () => {
    const { session, watch } = await watched();
    session.load('1', 'https://a/kept.js', { sent: 0, size: 5000, kept: true });
    session.load('2', 'https://a/ahead.js', { sent: 800, size: 3000 });
    session.emit('Network.requestWillBeSent', {
      requestId: '3',
      request: { url: 'https://a/ahead.js' },
    });
    session.emit('Network.requestServedFromCache', { requestId: '3' });
    session.emit('Network.loadingFinished', { requestId: '3', encodedDataLength: 0 });
    watch.forget();
    expect(watch.sizeOf('https://a/kept.js')).toBe(5000);
    expect(watch.sizeOf('https://a/ahead.js')).toBe(3000);
    expect(watch.sizeOf('https://a/other.js')).toBe(0);
    expect(watch.traffic()).toEqual({ transferredBytes: 0, requests: 0 });
  });
});
