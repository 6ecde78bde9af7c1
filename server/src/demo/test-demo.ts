import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const repository = join(__dirname, '../../..');

/** Starts `npm run server -- --demo` on free ports. If the start fails, rejects with the output of the process. */
export async function startDemoProcess(
  environment: Record<string, string>,
  { server: port = '0', issuer: issuerPort = '0' } = {},
) {
  const main = join(repository, 'server/src/main.ts');
  const ports = ['--port', port, '--issuer-port', issuerPort];
  const child = spawn(
    process.execPath,
    ['--conditions=server', '--import', 'tsx', main, '--demo', ...ports],
    { cwd: repository, env: { PATH: process.env.PATH, ...environment } },
  );
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  let errors = '';
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const addresses = new Map<string, string>();
  for await (const line of createInterface(child.stdout)) {
    const [, name, address] = /^(Server|Issuer): (.+)$/.exec(line) ?? [];
    if (name !== undefined && address !== undefined) addresses.set(name, address);
    if (addresses.size === 2) break;
  }
  const [server, issuer] = [addresses.get('Server'), addresses.get('Issuer')];
  if (server === undefined || issuer === undefined) throw new Error(errors);
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return ended;
  };
  return { server, issuer, stop };
}

/** Signs in to the demo like a browser. Returns the response of the token endpoint. */
export async function signIn(issuer: string, email: string) {
  const verifier = randomBytes(32).toString('base64url');
  const redirect = 'http://localhost:51234/signed-in';
  const query = new URLSearchParams({
    client_id: 'trustfold',
    response_type: 'code',
    scope: 'openid profile email',
    redirect_uri: redirect,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const cookies = new Map<string, string>();
  async function follow(address: string): Promise<string> {
    if (address.startsWith(redirect)) return new URL(address).searchParams.get('code') ?? '';
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie } });
    for (const text of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      cookies.set(name, value);
    }
    const next = answer.headers.get('location');
    if (next !== null) return follow(new URL(next, address).href);
    const page = await answer.text();
    if (!page.includes(`value="${email}"`)) throw new Error(page);
    return follow(`${address}?person=${email}`);
  }
  const code = await follow(`${issuer}/auth?${query.toString()}`);
  const answer = await fetch(`${issuer}/token`, {
    method: 'POST',
    headers: { origin: 'http://localhost:51234' },
    body: new URLSearchParams({
      client_id: 'trustfold',
      grant_type: 'authorization_code',
      redirect_uri: redirect,
      code,
      code_verifier: verifier,
    }),
  });
  const tokens = (await answer.json()) as Record<'access_token' | 'refresh_token', string>;
  return { tokens, allowedOrigin: answer.headers.get('access-control-allow-origin') };
}
