import { once } from 'node:events';
import { connect, type ClientHttp2Session } from 'node:http2';
import { makeCertificate, trustArgument, type Certificate } from './certificate';
import { Line } from './line';
import { ShapedOrigin } from './shaped-origin';

const roundTripMs = 40;

let certificate: Certificate;
beforeAll(async () => {
  certificate = await makeCertificate();
});
// The line's clock alone: sockets need the real turns of the event loop.
beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

/** What went over a real socket has arrived, and was answered as far as it can be. */
const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** Moves the line's clock from one of its timers to the next until the work is done; how fast the machine is counts nothing. */
async function onTheLine<T>(work: Promise<T>): Promise<T> {
  let isDone = false;
  const done = work.finally(() => (isDone = true));
  while (!isDone) {
    await settle();
    jest.advanceTimersToNextTimer();
  }
  return done;
}

/** Until nothing is on the line any more, not even the word that something has arrived. */
async function untilQuiet(): Promise<void> {
  await settle();
  while (jest.getTimerCount() > 0) {
    jest.advanceTimersToNextTimer();
    await settle();
  }
}

interface Got {
  readonly ms: number;
  readonly bytes: number;
  readonly status: number | undefined;
}

function get(session: ClientHttp2Session, path = '/'): Promise<Got> {
  const start = performance.now();
  const got = new Promise<Got>((resolve, reject) => {
    const request = session.request({ ':path': path });
    let bytes = 0;
    let status: number | undefined;
    request.on('response', (headers) => (status = headers[':status']));
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('end', () => resolve({ ms: performance.now() - start, bytes, status }));
    request.on('error', reject);
    request.end();
  });
  return onTheLine(got);
}

async function withOrigins<T>(
  { count = 1, downMbps = 1000 }: { count?: number; downMbps?: number },
  work: (connectTo: (index?: number) => ClientHttp2Session, all: ShapedOrigin[]) => Promise<T>,
): Promise<T> {
  const line = new Line({ roundTripMs, downMbps, upMbps: 1000 });
  const origins = Array.from(
    { length: count },
    () =>
      new ShapedOrigin(
        ({ path }) =>
          Promise.resolve({ status: 200, headers: {}, body: Buffer.alloc(Number(path.slice(1))) }),
        certificate,
        () => line,
      ),
  );
  const sessions: ClientHttp2Session[] = [];
  for (const origin of origins) await origin.start();
  try {
    return await work((index = 0) => {
      const session = connect(origins[index]?.origin ?? '', { ca: certificate.cert });
      session.on('error', () => undefined);
      sessions.push(session);
      return session;
    }, origins);
  } finally {
    for (const session of sessions) session.destroy();
    for (const origin of origins) await onTheLine(origin.stop());
  }
}

describe('ShapedOrigin', () => {
  it('[bench] lets a connection cost its round trips: TCP, TLS and the request, then the request alone', () =>
    withOrigins({}, async (connectTo) => {
      const session = connectTo();
      const first = await get(session, '/100');
      await untilQuiet();
      const second = await get(session, '/100');
      expect(first).toMatchObject({ bytes: 100, status: 200 });
      expect(first.ms).toBeGreaterThanOrEqual(3 * roundTripMs);
      expect(second.ms).toBeGreaterThanOrEqual(roundTripMs);
      expect(second.ms).toBeLessThan(2 * roundTripMs);
    }));

  it('[bench] lets every further origin pay for its own connection', () =>
    withOrigins({ count: 2 }, async (connectTo) => {
      await get(connectTo(0), '/100');
      const other = await get(connectTo(1), '/100');
      expect(other.ms).toBeGreaterThanOrEqual(3 * roundTripMs);
    }));

  it('[bench] begins slowly: what ten packets do not hold comes a round trip later', () =>
    withOrigins({}, async (connectTo) => {
      const session = connectTo();
      await get(session, '/100');
      const { ms, bytes } = await get(session, '/60000');
      expect(bytes).toBe(60_000);
      expect(ms).toBeGreaterThanOrEqual(2 * roundTripMs);
    }));

  it('[bench] shares one line among its connections', () =>
    withOrigins({ count: 2, downMbps: 8 }, async (connectTo) => {
      const start = performance.now();
      const both = await Promise.all([0, 1].map((index) => get(connectTo(index), '/100000')));
      expect(both.map(({ bytes }) => bytes)).toEqual([100_000, 100_000]);
      // 200 kB at 1 kB a millisecond, and what connecting takes.
      expect(performance.now() - start).toBeGreaterThanOrEqual(200 + 2 * roundTripMs);
    }));

  it('[bench] does not keep a small answer waiting for large ones on the same connection', () =>
    withOrigins({ downMbps: 8 }, async (connectTo) => {
      const session = connectTo();
      await get(session, '/100');
      const order: string[] = [];
      const paths = ['/200000', '/150000', '/1000'];
      await Promise.all(
        paths.map(async (path) => {
          await get(session, path);
          order.push(path);
        }),
      );
      expect(order[0]).toBe('/1000');
    }));

  it('[bench] connects anew after it has disconnected, and pays for it again', () =>
    withOrigins({}, async (connectTo, [origin]) => {
      const session = connectTo();
      await get(session, '/100');
      origin?.disconnect();
      await onTheLine(once(session, 'close'));
      const again = await get(connectTo(), '/100');
      expect(again.ms).toBeGreaterThanOrEqual(3 * roundTripMs);
    }));
});

describe('the certificate', () => {
  it('[bench] is known to the bench’s browser by its key alone', () => {
    expect(certificate.cert).toMatch(/^-----BEGIN CERTIFICATE-----/);
    expect(trustArgument(certificate)).toMatch(
      /^--ignore-certificate-errors-spki-list=[\w+/]{43}=$/,
    );
  });
});
