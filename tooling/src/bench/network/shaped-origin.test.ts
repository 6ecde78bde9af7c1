import { connect, type ClientHttp2Session } from 'node:http2';
import { makeCertificate, trustArgument, type Certificate } from './certificate';
import { Line } from './line';
import { ShapedOrigin } from './shaped-origin';

const roundTripMs = 40;
/** A timer may be a millisecond early. */
const early = 4;

let certificate: Certificate;
beforeAll(async () => {
  certificate = await makeCertificate();
});

interface Got {
  readonly ms: number;
  readonly bytes: number;
  readonly status: number | undefined;
}

function get(session: ClientHttp2Session, path = '/'): Promise<Got> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const request = session.request({ ':path': path });
    let bytes = 0;
    let status: number | undefined;
    request.on('response', (headers) => (status = headers[':status']));
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('end', () => resolve({ ms: performance.now() - start, bytes, status }));
    request.on('error', reject);
    request.end();
  });
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
    for (const origin of origins) await origin.stop();
  }
}

describe('ShapedOrigin', () => {
  it('[bench] lets a connection cost its round trips: TCP, TLS and the request, then the request alone', () =>
    withOrigins({}, async (connectTo) => {
      const session = connectTo();
      const first = await get(session, '/100');
      const second = await get(session, '/100');
      expect(first).toMatchObject({ bytes: 100, status: 200 });
      expect(first.ms).toBeGreaterThanOrEqual(3 * roundTripMs - early);
      expect(second.ms).toBeGreaterThanOrEqual(roundTripMs - early);
      expect(second.ms).toBeLessThan(first.ms - roundTripMs);
    }));

  it('[bench] lets every further origin pay for its own connection', () =>
    withOrigins({ count: 2 }, async (connectTo) => {
      await get(connectTo(0), '/100');
      const other = await get(connectTo(1), '/100');
      expect(other.ms).toBeGreaterThanOrEqual(3 * roundTripMs - early);
    }));

  it('[bench] begins slowly: what ten packets do not hold comes a round trip later', () =>
    withOrigins({}, async (connectTo) => {
      const session = connectTo();
      await get(session, '/100');
      const { ms, bytes } = await get(session, '/60000');
      expect(bytes).toBe(60_000);
      expect(ms).toBeGreaterThanOrEqual(2 * roundTripMs - early);
    }));

  it('[bench] shares one line among its connections', () =>
    withOrigins({ count: 2, downMbps: 8 }, async (connectTo) => {
      const start = performance.now();
      const both = await Promise.all([0, 1].map((index) => get(connectTo(index), '/100000')));
      expect(both.map(({ bytes }) => bytes)).toEqual([100_000, 100_000]);
      // 200 kB at 1 kB a millisecond, and what connecting takes.
      expect(performance.now() - start).toBeGreaterThanOrEqual(200 + 2 * roundTripMs - early);
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
      await new Promise((resolve) => session.once('close', resolve));
      const again = await get(connectTo(), '/100');
      expect(again.ms).toBeGreaterThanOrEqual(3 * roundTripMs - early);
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
