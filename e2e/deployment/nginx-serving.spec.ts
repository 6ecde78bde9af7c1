import { expect, test as base } from '@playwright/test';
import { request } from 'node:http';
import { stageLimitMs } from './services/hang-limits';
import { hasBrotli, hasNginx, startNginx, startStockNginx } from './services/nginx';
import type { Stage } from './services/stage';

const test = base.extend<{ stage: Stage }, { started: Stage | undefined }>({
  started: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing is needed.
    async ({}, use) => {
      const started = (await hasNginx()) ? await startNginx() : undefined;
      await use(started);
      await started?.stop();
    },
    { scope: 'worker', timeout: stageLimitMs },
  ],
  stage: async ({ started }, use) => {
    if (started) await use(started);
    else test.skip(true, 'nginx is not installed: apt-get install nginx-light');
  },
});
test.describe.configure({ mode: 'serial' });

interface Answer {
  readonly status: number | undefined;
  readonly headers: NodeJS.Dict<string | string[]>;
}

const ask = (url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(url, { method, headers }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, headers: response.headers });
    })
      .on('error', reject)
      .end();
  });

const entryOf = async (stage: Stage) => {
  const key = (await stage.keys()).find((one) => /^contracts\/r\/.*remote-entry.*\.js$/.test(one));
  return `${stage.product.origins.contracts}/${key ?? ''}`;
};

test('[deployment] nginx serves a release precompressed, immutable and to the shell’s origin alone @deep', async ({
  stage,
}) => {
  const entry = await entryOf(stage);
  const { shell } = stage.product.origins;
  const own = await ask(entry, { Origin: shell, 'Accept-Encoding': 'br, gzip' });
  expect(own.status).toBe(200);
  expect(own.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': (await hasBrotli()) ? 'br' : 'gzip',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': shell,
    'x-content-type-options': 'nosniff',
  });
  const foreign = await ask(entry, { Origin: 'https://elsewhere.example.com' });
  expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
  expect((await ask(entry, {}, 'PUT')).status).toBe(405);
  const preflight = { Origin: shell, 'Access-Control-Request-Method': 'GET' };
  expect((await ask(entry, preflight, 'OPTIONS')).status).toBe(204);
});

test('[deployment] nginx answers a missing file with 404, never with the page, and keeps its own to itself @deep', async ({
  stage,
}) => {
  const entry = await entryOf(stage);
  const { shell } = stage.product.origins;
  const missing = await ask(`${entry}.missing.js`, { Origin: shell });
  expect(missing.status).toBe(404);
  expect(missing.headers['cache-control']).toBeUndefined();
  expect((await ask(`${shell}/assets/missing.js`)).status).toBe(404);
  expect((await ask(`${shell}/somewhere/missing.js`)).status).toBe(404);
  expect((await ask(`${shell}/env/production/.current.json.versions/1`)).status).toBe(404);
});

test('[R61, deployment] nginx gives every page its address and a strict policy @deep', async ({
  stage,
}) => {
  const page = await fetch(`${stage.product.origins.shell}/trustfold/dashboard/admin`);
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.headers.get('content-security-policy')?.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      `script-src 'self' ${stage.product.origins.contracts} 'unsafe-inline'`,
      "script-src-attr 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
    ]),
  );
  expect(page.headers.get('permissions-policy')).toContain('camera=()');
  expect(page.headers.get('integrity-policy')).toBe('blocked-destinations=(script)');
  const html = await page.text();
  const [policy = ''] = /<meta http-equiv="Content-Security-Policy"[^>]*>/.exec(html) ?? [];
  expect(html.indexOf(policy)).toBeLessThan(html.indexOf('<script'));
  const [scripts = ''] = /script-src [^;]*/.exec(policy) ?? [];
  const [, ...allowed] = scripts.split(' ');
  expect(allowed).toEqual([
    "'self'",
    stage.product.origins.contracts,
    expect.stringMatching(/^'sha256-/),
    expect.stringMatching(/^'sha256-/),
  ]);
  expect(policy).not.toContain('unsafe-eval');
});

test('[deployment] a stock nginx takes the files of several environments beside each other @deep', async () => {
  test.skip(!(await hasNginx()), 'nginx is not installed: apt-get install nginx-light');
  const { environments, stop } = await startStockNginx(['production', 'eu-west-1']);
  try {
    for (const { shell, remotes } of environments)
      for (const other of environments) {
        const missing = `${remotes}/contracts/r/${'0'.repeat(32)}/remote-entry.js`;
        const { status, headers } = await ask(missing, { Origin: other.shell });
        expect(status).toBe(404);
        expect(headers['access-control-allow-origin']).toBe(
          other.shell === shell ? shell : undefined,
        );
      }
  } finally {
    await stop();
  }
});

test('[deployment] nginx answers an address with a query of 8 kB, and a longer one with a page @deep', async ({
  stage,
}) => {
  const asked = (length: number) => ask(`${stage.product.url}/?q=${'a'.repeat(length)}`);
  expect((await asked(8 * 1024)).status).toBe(200);
  const tooLong = await asked(20 * 1024);
  expect(tooLong.status).toBe(414);
  expect(tooLong.headers['content-type']).toContain('text/html');
});
