import { expect, test as base } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { CompositionPointer } from 'shared-kernel/remote';
import { DirectoryStore, promote, repository } from 'tooling/release';
import { stageLimitMs } from './services/hang-limits';
import { hasBrotli, hasNginx } from './services/nginx';
import { has } from './services/run';
import {
  remotesOrigin,
  shellOrigin,
  startSecureNginx,
  type SecureNginx,
} from './services/secure-nginx';
import { environment } from './services/stage';

const test = base.extend<{ nginx: SecureNginx }, { started: SecureNginx | undefined }>({
  started: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing is needed.
    async ({}, use) => {
      const isThere = (await hasNginx()) && (await has('openssl'));
      const started = isThere ? await startSecureNginx() : undefined;
      await use(started);
      await started?.stop();
    },
    { scope: 'worker', timeout: stageLimitMs },
  ],
  nginx: async ({ started }, use) => {
    if (started) await use(started);
    else test.skip(true, 'nginx or openssl is not installed: apt-get install nginx-light openssl');
  },
});
test.describe.configure({ mode: 'serial' });

const page = `${shellOrigin}/trustfold/dashboard/admin`;
const pointer = `${shellOrigin}/env/${environment}/current.json`;

/** A figure of the page on federation, in kB. */
function documentedKB(row: string): number {
  const text = readFileSync(join(repository, 'docs/measurements/federation.md'), 'utf8');
  const [, figure = ''] = new RegExp(`^\\| ${row} +\\| +(\\d+) \\|$`, 'm').exec(text) ?? [];
  if (figure === '') throw new Error(`No figure is documented for ${row}.`);
  return Number(figure);
}

test('[R61, deployment] nginx serves page and pointer over HTTP/2, compressed, in the documented bytes @deep', async ({
  nginx,
}) => {
  let bytes = 0;
  for (const url of [page, pointer]) {
    const { status, headers, body, protocol } = await nginx.ask(url);
    expect([status, protocol, headers['content-encoding']]).toEqual([200, 'h2', 'gzip']);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    bytes += body.length;
  }
  // A kilobyte of room, so that two changes that are right by themselves do not fail together.
  const limit = 1000 * (documentedKB('first visit') + 1);
  expect(bytes).toBeLessThanOrEqual(limit);
  expect(bytes).toBeGreaterThan(0.75 * limit);
});

test('[deployment] nginx answers a returning visit without a body until something is released, even within a second @deep', async ({
  nginx,
}) => {
  let bytes = 0;
  for (const url of [page, pointer]) {
    const { etag = '' } = (await nginx.ask(url)).headers;
    const again = await nginx.ask(url, { 'if-none-match': etag });
    expect([again.status, again.headers['cache-control']]).toEqual([304, 'no-cache']);
    bytes += again.body.length;
  }
  expect(bytes).toBe(documentedKB('returning visit, nothing released') * 1000);

  const { headers, body } = await nginx.ask(pointer);
  const { composition } = JSON.parse(gunzipSync(body).toString()) as CompositionPointer;
  const store = new DirectoryStore(nginx.store);
  const remotes = Object.entries(composition.remotes).filter(([name]) => name !== 'account');
  await promote(store, environment, { ...composition, remotes: Object.fromEntries(remotes) });
  const less = await nginx.ask(pointer, { 'if-none-match': headers.etag ?? '' });
  await promote(store, environment, composition);
  const again = await nginx.ask(pointer, { 'if-none-match': headers.etag ?? '' });
  expect([less.status, again.status]).toEqual([200, 200]);
  expect(new Set([headers.etag, less.headers.etag, again.headers.etag]).size).toBe(3);
});

test('[deployment] nginx sends scripts and stylesheets in the bytes that the bench sends @deep', async ({
  nginx,
}) => {
  test.skip(!(await hasBrotli()), 'libnginx-mod-http-brotli-static is not installed');
  const entries = await new DirectoryStore(nginx.store).list('');
  const scripts = entries
    .map(({ key }) => key)
    .filter((key) => /^(contracts|shell\/assets\/main).*\.(js|css)$/.test(key));
  expect(scripts.length).toBeGreaterThan(5);
  for (const key of scripts) {
    const url = key.startsWith('shell/')
      ? `${shellOrigin}/${key.slice('shell/'.length)}`
      : `${remotesOrigin}/${key}`;
    const { status, headers, body, protocol } = await nginx.ask(url);
    expect([status, protocol]).toEqual([200, 'h2']);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const plain = readFileSync(join(nginx.store, key));
    const sent = headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body;
    expect(sent.equals(plain)).toBe(true);
    expect(body.length).toBeLessThanOrEqual(Math.max(512, brotliCompressSync(plain).length));
  }
});

test('[deployment] nginx leads from port 80 to TLS, for pages and remotes @deep', async ({
  nginx,
}) => {
  for (const origin of [shellOrigin, remotesOrigin]) {
    const location = await new Promise((resolve, reject) => {
      const headers = { host: new URL(origin).host };
      request(`${nginx.plain}/a/b?c=d`, { headers }, (response) => {
        response.resume();
        resolve([response.statusCode, response.headers.location]);
      })
        .on('error', reject)
        .end();
    });
    expect(location).toEqual([301, `${origin}/a/b?c=d`]);
  }
});

test('[deployment] nginx answers at an address of IPv6 too @deep', async ({ nginx }) => {
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  test.skip(!addresses.some(({ address }) => address === '::1'), 'This machine has no IPv6.');
  expect((await nginx.ask(page, {}, '::1')).status).toBe(200);
  expect((await nginx.ask(pointer, {}, '::1')).status).toBe(200);
});

test('[deployment] nginx hands out no other environment and no record of its own @deep', async ({
  nginx,
}) => {
  const store = new DirectoryStore(nginx.store);
  await promote(store, 'staging', { schema: 1, remotes: {} });
  const entries = await store.list('env/');
  const keys = entries.map(({ key }) => key).filter((key) => key !== pointer.slice(-key.length));
  expect(keys).toEqual(
    expect.arrayContaining([
      'env/staging/current.json',
      `env/${environment}/shell.json`,
      `env/${environment}/index.html`,
      `env/${environment}/history/00000001.json`,
    ]),
  );
  for (const key of keys)
    for (const origin of [shellOrigin, remotesOrigin])
      expect([key, (await nginx.ask(`${origin}/${key}`)).status]).toEqual([key, 404]);
});
