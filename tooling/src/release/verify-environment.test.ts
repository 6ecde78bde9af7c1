import { rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getCachePolicy, getContentType, isCompressible } from '../store/delivery';
import { gzipSync } from 'node:zlib';
import { setUpEnvironments } from './test-environments';

const { store, run, describeEnvironments, release, releaseShell } = setUpEnvironments();

const keyOf = async (end: RegExp) => (await store.list('')).find((key) => end.test(key)) ?? '';

describe('verify', () => {
  beforeEach(async () => {
    await release('contracts', 'one');
    await releaseShell('one');
  });

  it.each([
    ['an entry', /contracts\/r\/remote-entry/],
    ['the description of a release', /contracts\/r\/[0-9a-f]{32}\.json/],
    ['the page', /index\.html/],
    ['an asset of the shell', /shell\/assets\/one\.js/],
  ])('[deployment, security] verify detects a changed or missing file: %s', async (_what, end) => {
    const key = await keyOf(end);
    await writeFile(store.pathOf(key), 'other');
    await expect(run('verify')).rejects.toThrow(`${key} is not what was released.`);
    await rm(store.pathOf(key));
    await expect(run('verify')).rejects.toThrow(`${key} is missing.`);
  });
});

describe('verify command with --public', () => {
  let server: Server;
  let broken:
    | { readonly key: RegExp; readonly header?: string; readonly body?: string }
    | undefined;

  beforeEach(async () => {
    broken = undefined;
    server = createServer((request, response) => {
      const path = (request.url ?? '/').slice(1).replace(/^assets\//, 'shell/assets/');
      const key = path === '' ? 'env/production/index.html' : path.replace('remotes/', '');
      void store.get(key).then((held) => {
        const isBroken = broken?.key.test(key) === true;
        const body = isBroken ? Buffer.from(broken?.body ?? held?.body ?? '') : held?.body;
        const isZipped = body !== undefined && isCompressible(key, body);
        response.writeHead(held ? 200 : 404, {
          'content-type': getContentType(key),
          'cache-control': getCachePolicy(key),
          'content-security-policy': "frame-ancestors 'self'",
          ...(isZipped && { 'content-encoding': 'gzip' }),
          ...(isBroken && broken?.header !== undefined && { [broken.header]: 'other' }),
        });
        response.end(isZipped ? gzipSync(body) : body);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    describeEnvironments({ shell: origin, remotes: `${origin}/remotes/` });
    await release('contracts', 'one');
    await releaseShell('one');
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  it('[deployment] verify --public compares the files that browsers receive with the release', async () => {
    expect(await run('verify', '--public')).toMatch(/browsers get the same: 9 files/);
  });

  it.each([
    ['changed bytes', { key: /remote-entry/, body: 'other' }, /remote-entry\S+ differs from/],
    [
      'a cached pointer',
      { key: /current\.json/, header: 'cache-control' },
      /current\.json is sent with cache-control “other”, not “no-cache”/,
    ],
    [
      'another content type',
      { key: /screen/, header: 'content-type' },
      /content-type “other”, not “text\/javascript”/,
    ],
    [
      'a page that other sites can frame',
      { key: /index\.html/, header: 'content-security-policy' },
      /not “frame-ancestors 'self'”/,
    ],
  ])('[deployment, security] verify --public detects %s', async (_what, fault, sentence) => {
    broken = fault;
    await expect(run('verify', '--public')).rejects.toThrow(sentence);
  });

  it('[deployment] verify --public reports why a URL cannot be read', async () => {
    await rm(store.pathOf(await keyOf(/screen/)));
    await expect(run('verify', '--public')).rejects.toThrow(/is answered with status 404/);
    describeEnvironments({ shell: 'http://127.0.0.1:9', remotes: 'http://127.0.0.1:9/' });
    await expect(run('verify', '--public')).rejects.toThrow(/127\.0\.0\.1:9\/\S* cannot be read/);
  });
});
