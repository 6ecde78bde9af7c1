import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import postgres from 'postgres';

/** Creates a new database on the PostgreSQL server of `DATABASE_URL`. */
async function createDatabase() {
  const given = process.env.DATABASE_URL;
  if (given === undefined)
    throw new Error('The load test needs DATABASE_URL, a PostgreSQL server.');
  const client = postgres(given);
  const name = `trustfold_load_${Date.now()}`;
  await client.unsafe(`CREATE DATABASE ${name}`);
  return {
    url: Object.assign(new URL(given), { pathname: `/${name}` }).href,
    async activeMs(): Promise<number> {
      const [row] = await client`SELECT active_time FROM pg_stat_database WHERE datname = ${name}`;
      return Number(row?.active_time);
    },
    async remove(): Promise<void> {
      await client.unsafe(`DROP DATABASE ${name} WITH (FORCE)`);
      await client.end();
    },
  };
}

/** Starts a server process that accepts tokens signed by this process. */
export async function startLoadTestServer(adminEmail: string) {
  const database = await createDatabase();
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), alg: 'ES256' }] });
  const issuer = createServer((_request, reply) => reply.end(keys)).listen(0, '127.0.0.1');
  await once(issuer, 'listening');
  const address = `http://127.0.0.1:${(issuer.address() as AddressInfo).port}`;
  const main = join(import.meta.dirname, '../main.ts');
  const command = ['--conditions=server', '--import', 'tsx', main, '--port', '0'];
  const child = spawn(process.execPath, command, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      TRUSTFOLD_ISSUER: address,
      TRUSTFOLD_AUDIENCE: 'trustfold',
      TRUSTFOLD_KEYS_URL: address,
      TRUSTFOLD_ADMIN_EMAIL: adminEmail,
      TRUSTFOLD_SAMPLE: '1',
      TRUSTFOLD_MAX_REQUESTS_PER_MINUTE: '1000000',
      TRUSTFOLD_MAX_REQUESTS_PER_ADDRESS: '1000000',
    },
  });
  const server = await new Promise<string>((started, failed) => {
    child.once('exit', () => failed(new Error('The server has not started.')));
    createInterface(child.stdout).on('line', (line) => {
      const [, at] = /listening at (http[^"]+)/.exec(line) ?? [];
      if (at !== undefined) started(at);
    });
  });
  return {
    server,
    activeMs: () => database.activeMs(),
    token: (email: string) =>
      new SignJWT({ iss: address, aud: 'trustfold', sub: email, email, email_verified: true })
        .setProtectedHeader({ alg: 'ES256' })
        .setExpirationTime('1h')
        .sign(privateKey),
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      issuer.close();
      await database.remove();
    },
  };
}
