import type { Generation } from './generation';

const isDear = jest.fn(() => false);
jest.mock('shared-kernel/shell', () => ({ prefersLessData: () => isDear() }));

const origin = 'http://127.0.0.1';
const remotesAt = 'https://remotes.example.com/contracts/r/';
const digest = (mark: string) => `sha384-${mark}`;

/** The cache of the browser, by path. */
const held = new Map<string, Response>();
const pathOf = (request: string | Request) =>
  new URL(typeof request === 'string' ? request : request.url, origin).pathname;
const cache = {
  match: (request: string | Request) => Promise.resolve(held.get(pathOf(request))?.clone()),
  put: (request: string, response: Response) => {
    held.set(pathOf(request), response);
    return Promise.resolve();
  },
  delete: (request: Request) => Promise.resolve(held.delete(pathOf(request))),
  keys: () => Promise.resolve([...held.keys()].map((path) => ({ url: origin + path }))),
};
const dropped = jest.fn(() => {
  held.clear();
  return Promise.resolve(true);
});

/** What the servers have, by address; what is not there is answered 404. */
let served: Record<string, string>;
const asked: string[] = [];
/** The digest that a file was held to. */
const verified = new Map<string, string>();
const unregister = jest.fn(() => Promise.resolve(true));

const page = (list: string) =>
  `<meta name="trustfold-config" content='{"compositionPointer":"/env/e/current.json"}' /><meta name="trustfold-files" content='{"list":"${list}"}' />`;

function deploy(mark: string, more: object = {}): void {
  const release = {
    release: mark.repeat(32),
    address: `${remotesAt}${mark}/`,
    entry: 'entry.js',
    kernelRange: '^1.0.0',
    files: { 'entry.js': digest(mark), 'same.js': digest('same') },
    screens: {},
  };
  const composition = { schema: 1, remotes: { contracts: release }, ...more };
  const pointer = { hash: 'a'.repeat(64), seq: 1, promotion: 'p', composition };
  served[`${origin}/env/e/current.json`] = JSON.stringify(pointer);
  for (const file of ['entry.js', 'same.js']) served[`${remotesAt}${mark}/${file}`] = file;
}

/** The worker as the browser starts it. */
async function start() {
  jest.resetModules();
  asked.length = 0;
  return import('./keep');
}

async function generations(): Promise<readonly Generation[]> {
  const index = await cache.match('/kept/index');
  return index ? ((await index.json()) as readonly Generation[]) : [];
}

const files = () =>
  [...held.keys()]
    .filter((path) => path.startsWith('/kept/files/'))
    .map((path) => decodeURIComponent(path.slice('/kept/files/'.length)))
    .sort();

const original = globalThis.fetch;

beforeEach(() => {
  held.clear();
  verified.clear();
  jest.clearAllMocks();
  served = {
    '/': page('assets/files.1.json'),
    [`${origin}/assets/files.1.json`]: `{"assets/main.js":"${digest('main')}"}`,
    [`${origin}/assets/main.js`]: 'main',
  };
  deploy('a');
  const open = () => Promise.resolve(cache);
  Object.assign(globalThis, { caches: { open, delete: dropped }, registration: { unregister } });
  globalThis.fetch = (address, options) => {
    const url = address instanceof Request ? address.url : address.toString();
    asked.push(url);
    if (options?.integrity !== undefined) verified.set(url, options.integrity);
    const body = served[url];
    return Promise.resolve(new Response(body ?? 'no', { status: body === undefined ? 404 : 200 }));
  };
});
afterEach(() => {
  globalThis.fetch = original;
});

describe('keepProduct', () => {
  it('[E3] keeps the shell and every remote whole, each file by its digest', async () => {
    const { keepProduct } = await start();
    await keepProduct();
    expect(files()).toEqual([digest('a'), digest('main'), digest('same')]);
    expect(Object.fromEntries(verified)).toEqual((await generations())[0]?.files);
    expect(Object.keys((await generations())[0]?.files ?? {})).toEqual([
      `${origin}/assets/main.js`,
      `${remotesAt}a/entry.js`,
      `${remotesAt}a/same.js`,
    ]);
  });

  it('[E3] fetches of another composition what it does not share, and drops what the last two do not name', async () => {
    await (await start()).keepProduct();
    deploy('b');
    await (await start()).keepProduct();
    expect(asked.filter((url) => url.startsWith(remotesAt))).toEqual([`${remotesAt}b/entry.js`]);
    expect(files()).toEqual(['a', 'b', 'main', 'same'].map(digest));
    deploy('c');
    await (await start()).keepProduct();
    expect(files()).toEqual(['b', 'c', 'main', 'same'].map(digest));
    expect(await generations()).toHaveLength(2);
  });

  it('[E3] keeps the files of a release that started well for as long as it may be needed', async () => {
    await (await start()).keepProduct();
    const good = { address: `${remotesAt}a/`, files: { 'entry.js': digest('a') } };
    await cache.put('/kept/good/contracts', new Response(JSON.stringify(good)));
    for (const mark of ['b', 'c']) {
      deploy(mark);
      await (await start()).keepProduct();
    }
    expect(files()).toContain(digest('a'));
  });

  it('[E3] opens what was kept before until all of the next is there', async () => {
    await (await start()).keepProduct();
    const before = await generations();
    deploy('b');
    Reflect.deleteProperty(served, `${remotesAt}b/entry.js`);
    await expect((await start()).keepProduct()).rejects.toThrow('is not kept');
    expect(await generations()).toEqual(before);
    expect(files()).toContain(digest('a'));
  });

  it('[E3] fetches nothing again where nothing changed', async () => {
    await (await start()).keepProduct();
    await (await start()).keepProduct();
    expect(asked).toEqual(['/', `${origin}/env/e/current.json`]);
  });

  it('[E3] goes on no further once the connection is dear, and keeps what is there until the next time', async () => {
    isDear.mockReturnValueOnce(false).mockReturnValue(true);
    await expect((await start()).keepProduct()).rejects.toThrow('Nothing is fetched ahead here.');
    expect(await generations()).toEqual([]);
    isDear.mockReturnValue(false);
    const before = files();
    await (await start()).keepProduct();
    expect(await generations()).toHaveLength(1);
    expect(files()).toEqual(expect.arrayContaining(before));
  });

  it('[E3] lets a reader go first, and fetches on a while after the last press', async () => {
    jest.useFakeTimers();
    const { keepProduct } = await start();
    const { pauseFetching, pauseMs } = await import('./pause');
    pauseFetching();
    const keeping = keepProduct();
    await jest.advanceTimersByTimeAsync(pauseMs - 1);
    expect(verified.size).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    await keeping;
    expect(verified.size).toBeGreaterThan(0);
    jest.useRealTimers();
  });

  it('[E3] keeps no page that is not the shell’s, such as a bucket’s own', async () => {
    served['/'] = '<!doctype html><title>Maintenance</title>';
    await expect((await start()).keepProduct()).rejects.toThrow();
    expect(await generations()).toEqual([]);
  });

  it('[E3] removes itself where the composition switches it off', async () => {
    await (await start()).keepProduct();
    deploy('b', { worker: 'off' });
    await (await start()).keepProduct();
    expect(unregister).toHaveBeenCalledTimes(1);
    expect(held.size).toBe(0);
  });
});
