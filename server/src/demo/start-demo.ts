import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { readConfig } from '../config';
import { createServer } from '../start-server';
import { demoClientId, loopbackOriginPattern, startDemoIssuer } from './demo-issuer';
import { demoPersons } from './demo-persons';

export interface DemoOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Port of the server. 0 selects a free port. */
  readonly port?: string | undefined;
  readonly issuerPort?: string | undefined;
  readonly log?: { write(line: string): void };
}

/** Throws if other computers could reach the demo, because anyone could sign in as an administrator. */
function refusePublic({ DATABASE_URL: url, TRUSTFOLD_HOST: host }: DemoOptions['environment']) {
  const isPublic = (name: string) => !['localhost', '127.0.0.1', '[::1]'].includes(name);
  if (url !== undefined && isPublic(new URL(url).hostname))
    throw new Error('The demo cannot use a remote database. Remove DATABASE_URL.');
  if (host !== undefined && isPublic(host))
    throw new Error('The demo is for this computer only. Remove TRUSTFOLD_HOST.');
}

/** Reads the key that signs tokens. The key is stored, so that users stay signed in after a restart. */
async function readKey(folder: string): Promise<JWK> {
  const file = join(folder, 'issuer-key.json');
  const stored = await readFile(file, 'utf8').catch(() => undefined);
  if (stored !== undefined) return JSON.parse(stored) as JWK;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'demo' };
  await mkdir(folder, { recursive: true });
  await writeFile(file, JSON.stringify(key), { mode: 0o600 });
  return key;
}

/** Starts a server with the sample data, and an identity provider with demo users for each portal. */
export async function startDemo({ environment, port, issuerPort = '4401', log }: DemoOptions) {
  refusePublic(environment);
  const folder = environment.TRUSTFOLD_DATA_FOLDER ?? '.trustfold/demo';
  const issuer = await startDemoIssuer(Number(issuerPort), await readKey(folder));
  const config = readConfig({
    ...environment,
    TRUSTFOLD_DATA_FOLDER: join(folder, 'database'),
    TRUSTFOLD_ISSUER: issuer.issuer,
    TRUSTFOLD_AUDIENCE: demoClientId,
    TRUSTFOLD_KEYS_URL: `${issuer.issuer}/jwks`,
    TRUSTFOLD_SAMPLE: '1',
    ...(port !== undefined && { TRUSTFOLD_PORT: port }),
  });
  const server = await createServer(
    { ...config, origins: [loopbackOriginPattern] },
    { firstPersons: demoPersons, log },
  );
  const address = await server.app.listen({ host: config.host, port: config.port });
  return {
    address,
    issuer: issuer.issuer,
    async stop() {
      await issuer.close();
      await server.stop();
    },
  };
}
