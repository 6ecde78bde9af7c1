import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack, { type Compiler } from 'webpack';
import WebpackDevServer, { type Configuration } from 'webpack-dev-server';
import { sendTestRequest } from '../src/serve/test-request';
import { createDevelopmentComposition } from './development';
import {
  createDevServer,
  createShellDevServer,
  withLazyRemoteServers,
} from './development-servers';

const remote = '/remotes/contracts/';

// The development server reads several hundred files at its first start.
jest.setTimeout(300_000);

let directory: string;
const running: { readonly server: WebpackDevServer; readonly compiler: Compiler }[] = [];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'trustfold-dev-'));
  writeFileSync(join(directory, 'index.js'), 'globalThis.secret = 1;');
});
afterEach(async () => {
  for (const { server, compiler } of running.splice(0)) {
    await server.stop();
    await promisify(compiler.close.bind(compiler))();
  }
  rmSync(directory, { recursive: true, force: true });
});

/** Starts a server on a free port. The development client is omitted, because it compiles slowly. */
async function start(config: Configuration): Promise<number> {
  const compiler = webpack({
    mode: 'development',
    devtool: false,
    context: directory,
    entry: './index.js',
    output: { path: join(directory, 'dist'), filename: 'main.js' },
    infrastructureLogging: { level: 'none' },
    stats: 'none',
  });
  const server = new WebpackDevServer(
    { ...config, client: false, port: 0, liveReload: false },
    compiler,
  );
  running.push({ server, compiler });
  await server.start();
  const address = server.server?.address();
  if (typeof address !== 'object' || address === null) throw new Error('It does not listen.');
  return address.port;
}

const socket = {
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

describe('development servers', () => {
  it('[R26] development servers listen on loopback and do not allow other origins to read responses', () => {
    for (const config of [createShellDevServer(), createDevServer('contracts')]) {
      expect(config.host).toBe('127.0.0.1');
      expect(config.allowedHosts).not.toBe('all');
      expect(JSON.stringify(config)).not.toContain('Access-Control-Allow-Origin');
    }
  });

  it('[R26] development servers have URLs below the shell’s origin, for any host name and port @deep', async () => {
    const { remotes } = await createDevelopmentComposition();
    expect(remotes.contracts?.address).toBe(remote);
    const proxied = JSON.stringify(createShellDevServer().proxy);
    for (const name of Object.keys(remotes)) expect(proxied).toContain(`/remotes/${name}/`);
  });

  it('[R26] development servers reload the page through a WebSocket on the page’s host', () => {
    expect(createDevServer('contracts').client).toMatchObject({
      webSocketURL: `auto://0.0.0.0:0${remote}ws`,
    });
  });
});

describe('running development server', () => {
  it('[R26] a development server lets only its own pages read its files @deep', async () => {
    const port = await start(createDevServer('contracts'));
    const own = { host: `localhost:${port}` };
    const served = await sendTestRequest(port, '/main.js', own);
    expect(served.text).toContain('globalThis.secret');
    expect(served.headers['access-control-allow-origin']).toBeUndefined();
    expect((await sendTestRequest(port, `${remote}main.js`, own)).status).toBe(200);

    const loadedElsewhere = {
      ...own,
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'no-cors',
    };
    for (const foreign of [{ host: 'evil.example' }, loadedElsewhere]) {
      const { status, text } = await sendTestRequest(port, '/main.js', foreign);
      expect(status).toBe(403);
      expect(text).not.toContain('secret');
    }
    for (const origin of ['https://evil.example', 'http://localhost:3000']) {
      const { headers } = await sendTestRequest(port, '/main.js', { ...own, origin });
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    }
  });

  it('[R26] only the shell can read responses of a development server across origins', async () => {
    const port = await start(createDevServer('contracts'));
    const origin = 'http://127.0.0.1:8200';
    const { status, headers } = await sendTestRequest(port, '/main.js', {
      host: `localhost:${port}`,
      origin,
    });
    expect(status).toBe(200);
    expect(headers['access-control-allow-origin']).toBe(origin);
  });

  it('[R26] a development server sends updates through a WebSocket only to its own pages', async () => {
    const port = await start(createDevServer('contracts'));
    const host = `localhost:${port}`;
    const open = async (headers: OutgoingHttpHeaders) =>
      (await sendTestRequest(port, `${remote}ws`, { ...socket, host, ...headers })).text;
    expect(await open({ origin: `http://${host}` })).toContain('"hot"');
    const refused = 'Invalid Host/Origin header';
    expect(await open({ origin: 'https://evil.example' })).toContain(refused);
    expect(await open({ host: 'evil.example', origin: 'http://evil.example' })).toContain(refused);
  });

  it('[R26] the development server of a remote starts when a page first requests one of its files', async () => {
    const started: string[] = [];
    const server = withLazyRemoteServers({ ...createShellDevServer(), proxy: [] }, (name) =>
      Promise.resolve(started.push(name)),
    );
    const port = await start(server);
    const host = `localhost:${port}`;
    expect((await sendTestRequest(port, '/main.js', { host })).status).toBe(200);
    await sendTestRequest(port, `${remote}main.js`, { host: 'evil.example' });
    expect(started).toEqual([]);
    await sendTestRequest(port, `${remote}main.js`, { host });
    expect(started).toEqual(['contracts']);
  });

  it('[R26] the development server of the shell proxies the remotes, so that one port is enough', async () => {
    const target = `http://127.0.0.1:${await start(createDevServer('contracts'))}`;
    const port = await start({
      ...createShellDevServer(),
      proxy: [{ context: [remote], target, ws: true, logLevel: 'silent' }],
    });
    const host = `localhost:${port}`;
    const served = await sendTestRequest(port, `${remote}main.js`, {
      host,
      origin: `http://${host}`,
    });
    expect([served.status, served.text.includes('secret')]).toEqual([200, true]);
    const open = async (origin: string) =>
      (await sendTestRequest(port, `${remote}ws`, { ...socket, host, origin })).status;
    expect(await open(`http://${host}`)).toBe(101);
    expect(await open('https://evil.example')).toBe(403);
    const pointer = await sendTestRequest(port, '/env/local/current.json', { host });
    expect(pointer.text).toContain(`"address":"${remote}"`);
  });
});
