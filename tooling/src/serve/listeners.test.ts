import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendTestRequest } from './test-request';
import { framePolicy, permissionsPolicy } from '../compose/page';
import { createRemoteListener, createShellListener } from './listeners';
import { StaticServer } from './static-server';

let store: string;
let server: StaticServer;

beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'trustfold-served-'));
  await mkdir(join(store, 'env/local'), { recursive: true });
  await writeFile(join(store, 'env/local/index.html'), '<!doctype html>');
  server = new StaticServer(
    createShellListener({ store, environment: 'local', remoteOrigins: () => [] }),
  );
  await server.start();
});
afterEach(async () => {
  await server.stop();
  await rm(store, { recursive: true, force: true });
});

describe('shell server on loopback', () => {
  it.each(['/', '/trustfold/dashboard/admin'])(
    '[R61, deployment] the shell server sends security policies with the page %s',
    async (path) => {
      const { headers } = await fetch(server.origin + path);
      const policy = headers.get('content-security-policy')?.split('; ');
      expect(policy).toContain('frame-src blob:');
      expect(policy).toContain(framePolicy);
      expect(headers.get('permissions-policy')).toBe(permissionsPolicy);
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it('[deployment, security] scripts without an integrity hash are blocked if the main script has a hash, unless local remotes are allowed', async () => {
    const policyOf = async () => (await fetch(server.origin)).headers.get('integrity-policy');
    expect(await policyOf()).toBeNull();
    const page = '<script defer src="/assets/main.js" crossorigin integrity="sha256-x"></script>';
    await writeFile(join(store, 'env/local/index.html'), page);
    expect(await policyOf()).toBe('blocked-destinations=(script)');
    const config = '<meta name="trustfold-config" content=\'{"allowLocalRemotes":true}\' />';
    await writeFile(join(store, 'env/local/index.html'), config + page);
    expect(await policyOf()).toBeNull();
  });

  it('[R26] the shell server rejects other host names, so that another site cannot use its origin', async () => {
    const { port } = new URL(server.origin);
    const statusAt = async (host: string) => (await sendTestRequest(port, '/', { host })).status;
    expect(await statusAt(`localhost:${port}`)).toBe(200);
    expect(await statusAt(`evil.example:${port}`)).toBe(403);
  });

  it('[R26] only pages of the shell’s origin can read a release', async () => {
    const shell = 'http://127.0.0.1:4300';
    const remotes = new StaticServer(createRemoteListener(store, () => shell));
    await remotes.start();
    const { port } = new URL(remotes.origin);
    const headers = { host: `127.0.0.1:${port}`, origin: 'https://evil.example' };
    const answered = await sendTestRequest(port, '/env/local/index.html', headers);
    expect(answered.headers['access-control-allow-origin']).toBe(shell);
    await remotes.stop();
  });

  it('[deployment] the shell server accepts a query of 8 kB and rejects a longer one with a reason', async () => {
    const long = await fetch(`${server.origin}/?q=${'a'.repeat(8 * 1024)}`);
    expect(long.status).toBe(200);
    const tooLong = await fetch(`${server.origin}/?q=${'a'.repeat(20 * 1024)}`);
    expect(tooLong.status).toBe(414);
    expect(await tooLong.text()).toContain('This address is too long.');
  });
});
