import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBuiltShell } from '../../compose/built-shell';
import { pointerKey } from '../../compose/keys';
import { changeSettings } from '../../compose/settings';
import { putShell } from '../../compose/shell-release';
import { cachePolicyOf, contentTypeOf } from '../../store/delivery';
import { DirectoryStore } from '../../store/directory-store';
import { writeFakeShell } from '../fake-build';
import { fakePlaces, fakeRelease } from '../fake-release';
import { releaseRemote } from '../release-remote';
import { runRelease } from '../run-release';
import { verifyPublic } from './verify-public';

const environment = 'production';
let root: string;
let store: DirectoryStore;
let pages: DirectoryStore;
let server: Server;
let address: string;
let shell: string;
/** What is answered otherwise than the store has it, by the end of the address. */
let otherwise: Map<string, { status?: number; body?: string; headers?: Record<string, string> }>;

/** A store behind an address, as a CDN hands it out: below `/remotes/`, and the pages at the root. */
async function serve() {
  server = createServer((request, response) => {
    const path = (request.url ?? '').slice(1);
    const isShared = path.startsWith('remotes/');
    const key = isShared ? path.slice('remotes/'.length) : path || 'index.html';
    const change = [...otherwise].find(([end]) => request.url?.endsWith(end))?.[1] ?? {};
    void (isShared ? store : pages).get(key).then((held) => {
      response.writeHead(change.status ?? (held ? 200 : 404), {
        'content-type': contentTypeOf(key),
        'cache-control': cachePolicyOf(key),
        'access-control-allow-origin': request.headers.origin ?? '',
        ...change.headers,
      });
      response.end(change.body ?? held?.body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  shell = `http://127.0.0.1:${port}`;
  address = `http://localhost:${port}/remotes/`;
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'trustfold-public-'));
  store = new DirectoryStore(join(root, 'store'));
  pages = new DirectoryStore(join(root, 'pages'));
  otherwise = new Map();
  await serve();
  await releaseRemote(store, {
    name: 'contracts',
    built: fakeRelease({ mark: 'one' }),
    environment,
    publicAddress: address,
  });
  const built = readBuiltShell(await writeFakeShell(join(root, 'shell'), 'mark'));
  await putShell(store, environment, { built, pages, address });
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(root, { recursive: true, force: true });
});

const problems = async () =>
  (await verifyPublic(store, environment, { address, shell })).problems.join('\n');
const [entry = ''] = fakePlaces('one').files;

it('[deployment] everything is asked for where browsers ask for it', async () => {
  // The pointer, the composition, three files; the page and its two files.
  expect(await verifyPublic(store, environment, { address, shell })).toEqual({
    files: 8,
    problems: [],
  });
});

it.each([
  [
    'a file that something in front spoils',
    entry,
    { body: 'other' },
    /does not hold what was released/,
  ],
  ['a file that is answered with the page', entry, { status: 404 }, /is answered with status 404/],
  [
    'a script that is no script',
    entry,
    { headers: { 'content-type': 'text/html' } },
    /has the type text\/html, not text\/javascript/,
  ],
  [
    'a file that is not kept',
    entry,
    { headers: { 'cache-control': 'max-age=60' } },
    /is not kept as what never changes \(max-age=60\)/,
  ],
  [
    'a pointer that is kept',
    'current.json',
    { headers: { 'cache-control': 'max-age=60' } },
    /a release would not reach them/,
  ],
  [
    'an old pointer',
    'current.json',
    { body: '{}' },
    /current\.json does not hold what was released/,
  ],
  [
    'a file that no page may read',
    entry,
    { headers: { 'access-control-allow-origin': 'https://other.example.com' } },
    /may not be read by pages of http:\/\/127/,
  ],
  ['another page', '/', { body: '<p>another' }, /\/ does not hold what was released/],
  [
    'another file of the shell',
    'assets/mark.js',
    { body: '' },
    /mark\.js does not hold what was released/,
  ],
] as const)('[deployment] names %s', async (_what, end, change, sentence) => {
  otherwise.set(end, change);
  const said = await problems();
  expect(said).toMatch(sentence);
  expect(said.split('\n')).toHaveLength(1);
});

it('[deployment] names an address that does not answer, and one that is not where browsers are told to read', async () => {
  const { problems: said } = await verifyPublic(store, environment, {
    address: 'http://127.0.0.1:9/',
  });
  expect(said.join('\n')).toMatch(/Browsers are told to read contracts at http:\/\/localhost/);
  expect(said.join('\n')).toMatch(
    /127\.0\.0\.1:9\/env\/production\/current\.json cannot be read: .*(bad port|ECONNREFUSED)/,
  );
});

it('[deployment] is what verify does wherever the settings name the address, and another environment’s address mends', async () => {
  const run = (...more: string[]) =>
    runRelease(['verify', '--env', environment, '--to', store.root, ...more], root);
  await changeSettings(store, environment, { public: address, shell });
  expect(await run()).toBe(0);
  otherwise.set(entry, { headers: { 'cache-control': 'no-cache' } });
  await expect(run()).rejects.toThrow(/is not kept as what never changes/);
  otherwise.clear();

  const copy = (await store.get(entry))?.body ?? Buffer.from('');
  await changeSettings(store, 'staging', { public: address });
  await store.putNew(
    pointerKey('staging'),
    (await store.get(pointerKey(environment)))?.body ?? copy,
  );
  await writeFile(store.pathOf(entry), 'truncated');
  otherwise.set(entry, { body: copy.toString() });
  expect(await run('--fix', '--from', 'staging')).toBe(0);
  expect((await store.get(entry))?.body.equals(copy)).toBe(true);
});
