import type { Composition, CompositionPointer } from 'shared-kernel/remote';

const composition: Composition = {
  schema: 1,
  remotes: {
    contracts: {
      release: 'a'.repeat(32),
      address: 'http://127.0.0.1:1/r/a/',
      entry: 'remote-entry.js',
      kernelRange: '^1.0.0',
      files: { 'remote-entry.js': `sha384-${'A'.repeat(64)}` },
      screens: {},
    },
  },
};

const pointer: CompositionPointer = {
  hash: 'b'.repeat(64),
  seq: 1,
  promotion: 'p',
  composition,
};

type Fetch = typeof fetch;

function answer(body: string, status = 200): Promise<Response> {
  return Promise.resolve({
    ok: status < 400,
    status,
    text: () => Promise.resolve(body),
  } as Response);
}

async function freshModule() {
  jest.resetModules();
  return import('./composition');
}

const originalFetch = globalThis.fetch;
let fetchMock: jest.MockedFunction<Fetch>;

beforeEach(() => {
  fetchMock = jest.fn<ReturnType<Fetch>, Parameters<Fetch>>();
  globalThis.fetch = fetchMock;
});
afterEach(() => {
  globalThis.fetch = originalFetch;
  delete window.trustfoldComposition;
});

describe('loadComposition', () => {
  it('[federation] takes the request that the page’s head began', async () => {
    window.trustfoldComposition = answer(JSON.stringify(pointer));
    const { loadComposition } = await freshModule();
    await expect(loadComposition()).resolves.toEqual(pointer);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('[federation] reads it once for the page', async () => {
    fetchMock.mockImplementation(() => answer(JSON.stringify(pointer)));
    const { loadComposition } = await freshModule();
    await Promise.all([loadComposition(), loadComposition()]);
    await loadComposition();
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['missing', () => answer('not found', 404), /missing \(the server answered 404\)/],
    ['not JSON', () => answer('<!doctype html>'), /is not JSON/],
    ['not a composition', () => answer('{"hash":"x"}'), /is not valid at hash/],
    ['null', () => answer('null'), /is not valid at the document/],
    [
      'out of reach',
      () => Promise.reject(new TypeError('Failed to fetch')),
      /could not be fetched/,
    ],
  ])('[federation] says plainly when it is %s', async (_state, response, message) => {
    fetchMock.mockImplementation(response);
    const { loadComposition } = await freshModule();
    await expect(loadComposition()).rejects.toThrow(message);
  });

  it('[federation] asks again after a failure', async () => {
    fetchMock.mockImplementationOnce(() => answer('', 503));
    fetchMock.mockImplementation(() => answer(JSON.stringify(pointer)));
    const { loadComposition } = await freshModule();
    await expect(loadComposition()).rejects.toThrow('503');
    await expect(loadComposition()).resolves.toEqual(pointer);
  });

  it('[federation] names a remote that is not in the composition', async () => {
    fetchMock.mockImplementation(() => answer(JSON.stringify(pointer)));
    const { loadRelease } = await freshModule();
    await expect(loadRelease('account')).rejects.toThrow('does not name account');
    await expect(loadRelease('contracts')).resolves.toEqual(composition.remotes['contracts']);
  });

  it('[federation] leaves a remote alone that the shell does not know', async () => {
    const odd = { ...composition, remotes: { ...composition.remotes, oddity: release() } };
    fetchMock.mockImplementation(() => answer(JSON.stringify({ ...pointer, composition: odd })));
    const { loadComposition, loadRelease, unknownRemotes } = await freshModule();
    expect(unknownRemotes(await loadComposition())).toEqual(['oddity']);
    await expect(loadRelease('contracts')).resolves.toBeDefined();
  });
});

const release = () => composition.remotes['contracts'];
