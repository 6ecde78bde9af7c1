import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { framePolicy } from './content-policy';
import { shellListener } from './listeners';
import { StaticServer } from './static-server';

let store: string;
let server: StaticServer;

beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'trustfold-served-'));
  await mkdir(join(store, 'env/local'), { recursive: true });
  await writeFile(join(store, 'env/local/index.html'), '<!doctype html>');
  server = new StaticServer(
    shellListener({ store, environment: 'local', remoteOrigins: () => [] }),
  );
  await server.start();
});
afterEach(async () => {
  await server.stop();
  await rm(store, { recursive: true, force: true });
});

describe('the shell on loopback', () => {
  it.each(['/', '/trustfold/dashboard/admin'])(
    '[deployment] answers %s with its policy, which the previews it frames inherit',
    async (path) => {
      const { headers } = await fetch(server.origin + path);
      const policy = headers.get('content-security-policy')?.split('; ');
      expect(policy).toContain('frame-src blob:');
      expect(policy).toContain(framePolicy);
    },
  );
});
