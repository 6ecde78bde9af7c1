import { writeFile } from 'node:fs/promises';
import { historyPrefix, pointerKey } from '../../compose/keys';
import { changeSettings } from '../../compose/environment';
import { fakePlaces, verifyPublic } from '../test-fakes';
import { startFakeCdn } from './test-cdn';
import { useReleases } from '../test-bench';

const { store, pages, run: runAny, put, putShell } = useReleases();

const environment = 'production';
let cdn: Awaited<ReturnType<typeof startFakeCdn>>;
let address: string;
let shell: string;
let otherwise: typeof cdn.otherwise;
beforeEach(async () => {
  cdn = await startFakeCdn(store, pages);
  ({ address, shell, otherwise } = cdn);
  await put('one', { publicAddress: address });
  await putShell('mark', undefined, { pages, address });
});

afterEach(() => cdn.stop());

const run = (...more: string[]) => runAny('verify', '--env', environment, ...more);
const problems = async () =>
  (await verifyPublic(store, environment, { address, shell })).problems.join('\n');
const [entry = ''] = fakePlaces('one').files;

it('[deployment] everything is asked for where browsers ask for it', async () => {
  // The pointer, the composition, three files; the page and its two files.
  const found = await verifyPublic(store, environment, { address, shell });
  expect(found).toMatchObject({ files: 8, misplaced: [], problems: [] });
  expect(found.answers).toEqual(
    expect.arrayContaining([
      `${address}env/production/current.json: 200; application/json; not compressed; no-cache`,
      `${address}${entry}: 200; text/javascript; gzip; public, max-age=31536000, immutable`,
      `${shell}/: 200; text/html; not compressed; no-cache`,
    ]),
  );
  expect(found.answers).toHaveLength(8);
});

it('[deployment] a pointer that a CDN still sends as it was is asked for again, and nothing else is', async () => {
  const askTwice = () => verifyPublic(store, environment, { address, shell }, { pausesMs: [0] });
  otherwise.set('current.json', { body: '{}', isOnce: true });
  expect((await askTwice()).problems).toEqual([]);
  otherwise.set('current.json', { body: '{}' });
  expect((await askTwice()).problems).toEqual([
    `${address}env/production/current.json differs from what was released.`,
  ]);
  otherwise.clear();
  otherwise.set(entry, { body: 'other', isOnce: true });
  expect((await askTwice()).problems).toEqual([
    `${address}${entry} differs from what was released.`,
  ]);
});

it('[deployment] a shell is asked for though nothing was ever promoted, and remotes though there is no shell', async () => {
  const history = await store.list(historyPrefix(environment));
  await store.remove([pointerKey(environment), ...history.map(({ key }) => key)]);
  expect(await verifyPublic(store, environment, { address, shell })).toMatchObject({
    files: 3,
    problems: [],
  });
  await put('one', { environment: 'staging', publicAddress: address });
  expect(await verifyPublic(store, 'staging', { address, shell })).toMatchObject({
    files: 3,
    problems: [],
  });
});

it.each([
  [
    'a file that something in front spoils',
    entry,
    { body: 'other' },
    /differs from what was released/,
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
    /is not cached as immutable \(max-age=60\)/,
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
    /current\.json differs from what was released/,
  ],
  [
    'a file that no page may read',
    entry,
    { headers: { 'access-control-allow-origin': 'https://other.example.com' } },
    /may not be read by pages of http:\/\/127/,
  ],
  ['a text that is not compressed', entry, { isPlain: true }, /js arrives uncompressed/],
  [
    'a page that other sites can frame',
    '/',
    { headers: { 'content-security-policy': "default-src 'self'" } },
    /\/ is sent without Content-Security-Policy: frame-ancestors 'self'/,
  ],
  ['another page', '/', { body: '<p>another' }, /\/ differs from what was released/],
  [
    'another file of the shell',
    'assets/mark.js',
    { body: '' },
    /mark\.js differs from what was released/,
  ],
] as const)('[deployment] names %s', async (_what, end, change, sentence) => {
  otherwise.set(end, change);
  const said = await problems();
  expect(said).toMatch(sentence);
  expect(said.split('\n')).toHaveLength(1);
});

it('[deployment] names an address that does not answer, and one that is not where browsers are told to read', async () => {
  const { misplaced, problems: said } = await verifyPublic(store, environment, {
    address: 'http://127.0.0.1:9/',
  });
  expect(misplaced.join('\n')).toMatch(/Browsers are told to read contracts at http:\/\/localhost/);
  expect(said.join('\n')).toMatch(
    /127\.0\.0\.1:9\/env\/production\/current\.json cannot be read: .*(bad port|ECONNREFUSED)/,
  );
});

it('[deployment] is what verify does where the settings name the address, and another environment’s address mends', async () => {
  await changeSettings(store, environment, { public: address, shell });
  await run();
  otherwise.set(entry, { headers: { 'cache-control': 'no-cache' } });
  await expect(run()).rejects.toThrow(/is not cached as immutable/);
  otherwise.clear();

  const copy = (await store.get(entry))?.body ?? Buffer.from('');
  await changeSettings(store, 'staging', { public: address });
  await store.putNew(
    pointerKey('staging'),
    (await store.get(pointerKey(environment)))?.body ?? copy,
  );
  await writeFile(store.pathOf(entry), 'truncated');
  otherwise.set(entry, { body: copy.toString() });
  await run('--fix', '--from', 'staging');
  expect((await store.get(entry))?.body.equals(copy)).toBe(true);
});
