import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from 'tooling/release';
import { permissionsPolicy } from 'tooling/serve';
import { startOnFreePorts } from '../core/free-ports';
import { expect } from '../core/test';
import { defineDeploymentTests } from './flow';
import { hasBrotli, hasNginx, nginxMissingMessage, runNginx, startNginx } from './services/nginx';
import { run } from './services/run';
import { requireSuccess, type Stage } from './services/stage';

const test = defineDeploymentTests(
  'a folder behind nginx',
  async () => ((await hasNginx()) ? startNginx() : nginxMissingMessage),
  ' @deep @nginx',
);

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

test('[deployment] nginx serves the files of a release precompressed and as immutable, and allows CORS only for the shell’s origin @deep @nginx', async ({
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

test('[deployment, security] nginx responds with 404 to requests for a missing file, another environment or deployment records @deep @nginx', async ({
  stage,
}) => {
  const entry = await entryOf(stage);
  const { shell, contracts } = stage.product.origins;
  const missing = await ask(`${entry}.missing.js`, { Origin: shell });
  expect([missing.status, missing.headers['cache-control']]).toEqual([404, undefined]);
  for (const path of ['assets/missing.js', 'somewhere/missing.js', 'env/staging/current.json'])
    expect([path, (await ask(`${shell}/${path}`)).status]).toEqual([path, 404]);
  const own = (await stage.keys()).filter(
    (key) => key.startsWith('env/') && !key.endsWith('current.json'),
  );
  expect(own.length).toBeGreaterThan(2);
  for (const key of own)
    for (const origin of [shell, contracts])
      expect([key, (await ask(`${origin}/${key}`)).status]).toEqual([key, 404]);
});

test('[R61, deployment] nginx serves every page at its URL with a strict content security policy @deep @nginx', async ({
  stage,
}) => {
  const { shell, contracts } = stage.product.origins;
  const page = await fetch(`${shell}/trustfold/dashboard/admin`);
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  expect(page.headers.get('content-security-policy')?.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      `script-src 'self' ${contracts} 'unsafe-inline'`,
      "script-src-attr 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
    ]),
  );
  expect(page.headers.get('permissions-policy')).toBe(permissionsPolicy);
  expect(page.headers.get('integrity-policy')).toBe('blocked-destinations=(script)');
  const html = await page.text();
  const [policy = ''] = /<meta http-equiv="Content-Security-Policy"[^>]*>/.exec(html) ?? [];
  expect(html.indexOf(policy)).toBeLessThan(html.indexOf('<script'));
  const [, ...allowed] = (/script-src [^;]*/.exec(policy)?.[0] ?? '').split(' ');
  const digest: unknown = expect.stringMatching(/^'sha256-/);
  expect(allowed).toEqual(["'self'", contracts, digest, digest]);
  expect(policy).not.toContain('unsafe-eval');
});

test('[deployment] nginx answers a repeat visit with 304 until the next release, even if that release follows within a second @deep @nginx', async ({
  stage,
}) => {
  const pointer = `${stage.product.url}env/production/current.json`;
  const asked = async (etag = '') => {
    const { status, headers } = await ask(pointer, {
      'accept-encoding': 'gzip',
      'if-none-match': etag,
    });
    return { status, etag: String(headers.etag) };
  };
  const { etag } = await asked();
  expect((await asked(etag)).status).toBe(304);
  await requireSuccess(stage.release('remove', 'account'));
  expect((await asked(etag)).status).toBe(200);
  await requireSuccess(stage.release('rollback', 'account'));
  const again = await asked(etag);
  expect([again.status, again.etag === etag]).toEqual([200, false]);
});

test('[deployment] nginx accepts a query of 8 kB, and shows an error page for a longer query @deep @nginx', async ({
  stage,
}) => {
  const asked = (length: number) => ask(`${stage.product.url}?q=${'a'.repeat(length)}`);
  expect((await asked(8 * 1024)).status).toBe(200);
  const tooLong = await asked(20 * 1024);
  expect([tooLong.status, tooLong.headers['content-type']]).toEqual([
    414,
    'text/html; charset=utf-8',
  ]);
});

test('[R61, deployment] nginx serves the page and the composition pointer with compression over HTTP/2 and TLS, and sends an HSTS header @deep @nginx', async ({
  stage,
}) => {
  const tls = await mkdtemp(join(tmpdir(), 'trustfold-tls-'));
  const [certificate, key] = [join(tls, 'certificate.pem'), join(tls, 'key.pem')];
  const origins = ['https://app.trustfold.test', 'https://remotes.trustfold.test'] as const;
  const names = origins.map((origin) => `DNS:${new URL(origin).hostname}`).join(',');
  await run('openssl', [
    ...['req', '-x509', '-nodes', '-days', '2', '-subj', '/CN=Trustfold test'],
    ...['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
    ...['-addext', `subjectAltName=${names}`, '-keyout', key, '-out', certificate],
  ]);
  const committed = await readFile(join(repository, 'deploy/docker/tls.conf'), 'utf8');
  await writeFile(join(tls, 'tls.conf'), committed.replaceAll('/etc/trustfold', tls));
  const ca = await readFile(certificate);
  const { store = '' } = stage;
  const { port, stop } = await startOnFreePorts(1, async (free) => {
    const listen = [`127.0.0.1:${free} ssl http2`, `127.0.0.1:${free} ssl http2`] as const;
    return { port: free, stop: await runNginx({ store, tls, origins, listen }) };
  });
  for (const path of ['/trustfold/dashboard/admin', '/env/production/current.json']) {
    const session = connect(`https://127.0.0.1:${port}`, { ca, servername: 'app.trustfold.test' });
    const headers = await new Promise<IncomingHttpHeaders>((resolve, reject) => {
      session.on('error', reject);
      const asked = {
        ':path': path,
        ':authority': 'app.trustfold.test',
        'accept-encoding': 'gzip',
      };
      session.request(asked).on('response', resolve).on('error', reject);
    });
    session.destroy();
    expect(headers).toMatchObject({
      ':status': 200,
      'content-encoding': 'gzip',
      'cache-control': 'no-cache',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  }
  await stop();
  await rm(tls, { recursive: true });
});
