import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import postgres from 'postgres';

/** Serves the public key of a new key pair, whose private key signs the tokens of the load test. */
async function startIssuer() {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), alg: 'ES256' }] });
  const server = createServer((_request, reply) => reply.end(keys)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const token = (email: string) =>
    new SignJWT({ iss: address, aud: 'trustfold', sub: email, email, email_verified: true })
      .setProtectedHeader({ alg: 'ES256' })
      .setExpirationTime('1h')
      .sign(privateKey);
  return { address, token, close: () => server.close() };
}

/** Starts a server process with a new database on the PostgreSQL server of `DATABASE_URL`. */
export async function startLoadTestServer(adminEmail: string) {
  const given = process.env.DATABASE_URL;
  if (given === undefined)
    throw new Error('The load test needs DATABASE_URL, a PostgreSQL server.');
  const client = postgres(given);
  const database = `trustfold_load_${Date.now()}`;
  await client.unsafe(`CREATE DATABASE ${database}`);
  const issuer = await startIssuer();
  const main = join(import.meta.dirname, '../main.ts');
  const command = ['--conditions=server', '--import', 'tsx', main, '--port', '0'];
  const child = spawn(process.execPath, command, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: Object.assign(new URL(given), { pathname: `/${database}` }).href,
      TRUSTFOLD_ISSUER: issuer.address,
      TRUSTFOLD_AUDIENCE: 'trustfold',
      TRUSTFOLD_KEYS_URL: issuer.address,
      TRUSTFOLD_ADMIN_EMAIL: adminEmail,
      TRUSTFOLD_SAMPLE: '1',
      TRUSTFOLD_MAX_REQUESTS_PER_MINUTE: '1000000',
      TRUSTFOLD_MAX_REQUESTS_PER_ADDRESS: '1000000',
    },
  });
  const address = await new Promise<string>((started, failed) => {
    child.once('exit', () => failed(new Error('The server has not started.')));
    createInterface(child.stdout).on('line', (line) => {
      const [, at] = /listening at (http[^"]+)/.exec(line) ?? [];
      if (at !== undefined) started(at);
    });
  });
  return {
    address,
    token: issuer.token,
    /** Returns the time for which PostgreSQL was active, in milliseconds. */
    async activeMs(): Promise<number> {
      const [row] =
        await client`SELECT active_time FROM pg_stat_database WHERE datname = ${database}`;
      return Number(row?.active_time);
    },
    async stop(): Promise<void> {
      child.kill('SIGTERM');
      await once(child, 'exit');
      issuer.close();
      await client.unsafe(`DROP DATABASE ${database} WITH (FORCE)`);
      await client.end();
    },
  };
}
