import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendTestRequest } from './test-request';
import { createSingleOriginListener, createRemoteListener, createShellListener } from './listeners';
import { StaticServer } from './static-server';

let store: string;
let server: StaticServer;
let port: string;

beforeAll(async () => {
  store = await mkdtemp(join(tmpdir(), 'trustfold-asked-'));
  const write = async (key: string, text: string) => {
    await mkdir(join(store, key, '..'), { recursive: true });
    await writeFile(join(store, key), text);
  };
  await write('env/local/index.html', '<!doctype html>the page');
  await write('shell/assets/main.js', '0123456789');
  await write('contracts/r/a.js', '0123456789');
  const shell = createShellListener({ store, environment: 'local', remoteOrigins: () => [] });
  const contracts = createRemoteListener(join(store, 'contracts'), () => server.origin);
  server = new StaticServer(createSingleOriginListener(shell, new Map([['contracts', contracts]])));
  await server.start();
  ({ port } = new URL(server.origin));
});
afterAll(async () => {
  await server.stop();
  await rm(store, { recursive: true, force: true });
});

const ask = (path: string, headers = {}) =>
  sendTestRequest(port, path, { host: `127.0.0.1:${port}`, ...headers });

/** Sends a raw request line and returns the response. Node clients refuse to send invalid request lines. */
const askRaw = (line: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('data', (part) => (answer += String(part)));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
    socket.write(`${line}\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`);
  });

async function expectText(path: string, text: string) {
  expect((await ask(path)).text).toContain(text);
}

describe('static server for any request', () => {
  afterEach(() => expectText('/', 'the page'));

  it.each(['//', '///', '//x', '//[', '//:80', '//a:b', '/\\', 'http://', 'ftp://x/', '*'])(
    '[deployment] the server rejects the URL %s with a message and still answers the next request',
    async (path) => {
      const { status, text } = await ask(path);
      expect([status, text]).toEqual([400, 'This is not an address of a page or a file.']);
    },
  );

  it.each([
    '/%',
    '/%00',
    '/[',
    '/:80',
    '/..',
    '/../x',
    '/..%2f',
    '/?%',
    '/?x=//',
    `/?${'q'.repeat(8000)}`,
    'http://127.0.0.1/',
    'http://elsewhere.example/x',
  ])('[deployment] the server answers the URL %s with the page', async (path) => {
    const { status, text } = await ask(path);
    expect([status, text]).toEqual([200, '<!doctype html>the page']);
  });

  it.each([
    '/assets/',
    '/assets/%',
    '/assets/%00',
    '/assets/..%2f..%2fenv/local/index.html',
    '/env/%',
    '/env/..%2f..%2f..%2fetc/passwd',
    '/remotes/contracts/%',
    '/remotes/contracts/%00',
    '/remotes/contracts//',
    '/remotes/contracts/..%2fenv/local/index.html',
  ])('[deployment] the server answers the URL %s with status 404', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  it('[deployment] the server rejects a malformed request with an error page', async () => {
    for (const line of ['GET /a b HTTP/1.1', 'WHAT / HTTP/1.1', 'nonsense'])
      expect(await askRaw(line)).toMatch(/^HTTP\/1\.1 400 [^]*This request cannot be read\.$/);
    expect(await askRaw(`GET /?${'q'.repeat(20_000)} HTTP/1.1`)).toMatch(
      /^HTTP\/1\.1 414 [^]*This address is too long\.$/,
    );
  });

  it.each(['OPTIONS', 'POST', 'PUT', 'DELETE'])(
    '[deployment] the server rejects the method %s',
    async (method) => {
      for (const path of ['/', '/remotes/contracts/r/a.js', '/assets/main.js'])
        expect((await fetch(server.origin + path, { method })).status).toBe(405);
    },
  );

  it('[deployment] the server answers HEAD with the headers of GET and no body', async () => {
    for (const path of ['/', '/remotes/contracts/r/a.js']) {
      const head = await fetch(server.origin + path, { method: 'HEAD' });
      expect([head.status, await head.text()]).toEqual([200, '']);
    }
  });
});

describe.each(['/assets/main.js', '/remotes/contracts/r/a.js'])('range requests for %s', (file) => {
  const ranged = async (range: string) => {
    const { status, text, headers } = await ask(file, { range });
    return [status, text, headers['content-range']];
  };
  afterEach(() => expectText(file, '0123456789'));

  it.each([
    ['bytes=2-5', '2345', 'bytes 2-5/10'],
    ['bytes=0-1', '01', 'bytes 0-1/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=7-100', '789', 'bytes 7-9/10'],
  ])(
    '[deployment] the server answers the range %s with that part of the file',
    async (range, text, told) => {
      expect(await ranged(range)).toEqual([206, text, told]);
    },
  );

  it.each(['bytes=10-', 'bytes=100-200'])(
    '[deployment] the server rejects the range %s',
    async (range) => {
      expect((await ranged(range))[0]).toBe(416);
    },
  );

  it.each([
    ...['bytes=-3', 'bytes=0-0', 'bytes=0-1,3-4', 'bytes=5-2', 'bytes=-0', 'bytes=-', 'bytes='],
    ...[
      'bytes=a-b',
      'bytes=1.5-3',
      'bytes=--1',
      'bytes=7-99999999999999999999',
      'lines=0-1',
      'bytes',
    ],
  ])('[deployment] the server answers the range %s with the whole file', async (range) => {
    expect(await ranged(range)).toEqual([200, '0123456789', undefined]);
  });
});

it('[deployment] an error in one request does not stop the server', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const broken = new StaticServer(({ url }, response) => {
    if (url === '/sent') response.writeHead(200);
    if (url !== '/') throw new Error('broken');
    response.end('fine');
  });
  await broken.start();
  expect((await fetch(`${broken.origin}/x`)).status).toBe(500);
  await expect(fetch(`${broken.origin}/sent`)).rejects.toThrow('fetch failed');
  expect(await (await fetch(broken.origin)).text()).toBe('fine');
  expect(error).toHaveBeenCalledTimes(2);
  error.mockRestore();
  await broken.stop();
});
