import { createHash } from 'node:crypto';
import { waitFor } from '@testing-library/react';
import type * as Loading from 'shared-kernel/loading';
import {
  localCompositionPointerPath,
  type Composition,
  type CompositionPointer,
  type RemoteRelease,
} from 'shared-kernel/remote';
import {
  createTestComposition,
  testRemoteDescriptions,
  writeRemotesMeta,
} from '../page/test-remotes';

jest.mock('shared-kernel/loading', () => {
  const loading = jest.requireActual<typeof Loading>('shared-kernel/loading');
  // Retries start immediately in this test.
  Object.assign(loading.loadingLimits, { pauseAfterMs: () => 0 });
  return loading;
});

const placed = jest.fn<undefined, [object]>();
jest.mock('shared-kernel/shell', () => ({
  ...jest.requireActual<object>('shared-kernel/shell'),
  setDescriptions: ({ recordRoutes }: { recordRoutes: object }) => placed(recordRoutes),
}));

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

function allowPreviews() {
  const config = document.createElement('meta');
  config.name = 'trustfold-config';
  config.content = '{"previews":true}';
  document.head.append(config);
}

function answer(body: string, status = 200): Promise<Response> {
  return Promise.resolve({
    ok: status < 400,
    status,
    text: () => Promise.resolve(body),
  } as Response);
}

/** A request that gets no response and rejects when it is aborted. */
const hanging: Fetch = (_address, options) =>
  new Promise((_resolve, reject) => {
    options?.signal?.addEventListener('abort', () =>
      reject(new DOMException('given up', 'AbortError')),
    );
  });

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
  jest.useRealTimers();
  globalThis.fetch = originalFetch;
  delete window.trustfoldComposition;
  localStorage.clear();
});

const deployedKey = `tf_deployed ${localCompositionPointerPath}`;

describe('saveLastComposition', () => {
  const kept = () => JSON.parse(localStorage.getItem(deployedKey) ?? 'null') as unknown;
  const drawn = async (search = '') => {
    history.replaceState(null, '', `/${search}`);
    const { saveLastComposition, loadComposition } = await freshModule();
    await loadComposition();
    expect(kept()).toBeNull();
    await saveLastComposition('contracts');
    return saveLastComposition;
  };
  beforeEach(() => fetchMock.mockImplementation(() => answer(JSON.stringify(pointer))));
  afterEach(() => {
    history.replaceState(null, '', '/');
    sessionStorage.clear();
    document.head.innerHTML = '';
  });

  it('[E3] a composition is stored as soon as one of its screens has rendered', async () => {
    await drawn();
    expect(kept()).toEqual(pointer);
  });

  it('[E3] a composition that loaded only after a retry is stored too', async () => {
    fetchMock.mockImplementationOnce(() => answer('', 503));
    await drawn();
    expect(kept()).toEqual(pointer);
  });

  it('[E3] a page stores its composition only once, so that an older page does not overwrite a newer one', async () => {
    const rememberDeployed = await drawn();
    localStorage.setItem(deployedKey, '"newer"');
    await rememberDeployed('contracts');
    expect(kept()).toBe('newer');
  });

  it('[E3] nothing is stored before a composition has loaded', async () => {
    const { saveLastComposition } = await freshModule();
    await saveLastComposition('contracts');
    expect(kept()).toBeNull();
  });

  it('[E3, deployment] rendering a previewed screen does not store the composition', async () => {
    allowPreviews();
    await drawn(`?remote.contracts=${'d'.repeat(32)}`);
    expect(kept()).toBeNull();
  });
});

describe('reloadRelease', () => {
  const moved = (address: string): CompositionPointer => {
    const contracts = { ...composition.remotes.contracts, address } as RemoteRelease;
    return { ...pointer, hash: 'c'.repeat(64), composition: { schema: 1, remotes: { contracts } } };
  };

  it('[E3] reloading one remote from the current composition leaves the others unchanged', async () => {
    fetchMock.mockImplementationOnce(() => answer(JSON.stringify(pointer)));
    fetchMock.mockImplementation(() => answer(JSON.stringify(moved('/r/b/'))));
    const { loadComposition, loadRelease, reloadRelease } = await freshModule();
    await loadComposition();
    await expect(reloadRelease('contracts')).resolves.toMatchObject({ address: '/r/b/' });
    await expect(loadRelease('contracts')).resolves.toMatchObject({ address: '/r/b/' });
    await expect(loadRelease('account')).rejects.toThrow(
      '“account” is not part of the current version',
    );
    await expect(loadComposition()).resolves.toEqual(pointer);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('[E3] loading a remote again uses the page’s composition if the pointer cannot be loaded', async () => {
    fetchMock.mockImplementationOnce(() => answer(JSON.stringify(pointer)));
    fetchMock.mockImplementation(() => answer('', 404));
    const { loadComposition, reloadRelease } = await freshModule();
    await loadComposition();
    await expect(reloadRelease('contracts')).resolves.toEqual(composition.remotes.contracts);
  });

  it('[E3] loading a remote again also loads the composition of the page if none has loaded yet', async () => {
    fetchMock.mockImplementation(() => answer(JSON.stringify(pointer)));
    const { loadComposition, reloadRelease } = await freshModule();
    await reloadRelease('contracts');
    await expect(loadComposition()).resolves.toEqual(pointer);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});

describe('diagnostics report', () => {
  const runs = async () => {
    const { createErrorReport } = await import('../diagnostics/report');
    return /- Runs: .*/.exec(createErrorReport())?.[0];
  };
  const release = (id: string) => ({ ...composition.remotes.contracts, release: id.repeat(32) });

  it('[E3] the diagnostics report contains the composition and whether it is the last known one', async () => {
    fetchMock.mockImplementation(() => answer(JSON.stringify(pointer)));
    await (await freshModule()).loadComposition();
    expect(await runs()).toMatch(/, composition b{64}: contracts@aaaaaaaa for \^1\.0\.0$/);
    localStorage.setItem(deployedKey, JSON.stringify(pointer));
    fetchMock.mockImplementation(() => answer('', 404));
    await (await freshModule()).loadComposition();
    expect(await runs()).toMatch(/, composition b{64} \(last known\): contracts@a/);
  });

  it('[E3] the diagnostics report contains a previewed release, even if that release cannot be loaded', async () => {
    allowPreviews();
    history.replaceState(null, '', `/?remote.contracts=${'d'.repeat(32)}`);
    fetchMock.mockImplementationOnce(() => answer(JSON.stringify(pointer)));
    fetchMock.mockImplementation(() => answer('', 404));
    await (await freshModule()).loadComposition();
    expect(await runs()).toMatch(/: contracts@d{32} \(preview\)$/);
    history.replaceState(null, '', '/');
    sessionStorage.clear();
    document.head.innerHTML = '';
  });

  it('[E3] the diagnostics report contains the release of a remote that was requested again', async () => {
    fetchMock.mockImplementationOnce(() => answer(JSON.stringify(pointer)));
    const remotes = { contracts: release('e') };
    const later = { ...pointer, hash: 'c'.repeat(64), composition: { schema: 1, remotes } };
    fetchMock.mockImplementation(() => answer(JSON.stringify(later)));
    const { loadComposition, reloadRelease } = await freshModule();
    await loadComposition();
    await reloadRelease('contracts');
    expect(await runs()).toMatch(
      /, composition b{64}: contracts@eeeeeeee for \^1\.0\.0 of composition cccccccc$/,
    );
  });
});

describe('loadComposition', () => {
  it('[federation] the composition comes from the request that the document head started', async () => {
    const text = JSON.stringify(pointer);
    window.trustfoldComposition = Promise.resolve({ ok: true, status: 200, text });
    const { loadComposition } = await freshModule();
    await expect(loadComposition()).resolves.toEqual(pointer);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('[federation] the composition loads once per page', async () => {
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
    ['unreachable', () => Promise.reject(new TypeError('Failed to fetch')), /could not be fetched/],
  ])(
    '[federation] a message explains that the composition is %s',
    async (_state, response, message) => {
      fetchMock.mockImplementation(response);
      const { loadComposition } = await freshModule();
      await expect(loadComposition()).rejects.toThrow(message);
    },
  );

  it('[federation] a failed composition is requested again', async () => {
    fetchMock.mockImplementationOnce(() => answer('', 404));
    fetchMock.mockImplementation(() => answer(JSON.stringify(pointer)));
    const { loadComposition } = await freshModule();
    await expect(loadComposition()).rejects.toThrow('404');
    await expect(loadComposition()).resolves.toEqual(pointer);
  });

  it.each([
    ['gets a response with an error status', () => answer('', 503)],
    ['could not be sent', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])(
    '[E3] the composition is requested twice more without an error message if a request %s',
    async (_state, failure) => {
      fetchMock.mockImplementationOnce(failure).mockImplementationOnce(failure);
      fetchMock.mockImplementation(() => answer(JSON.stringify(pointer)));
      const { loadComposition } = await freshModule();
      await expect(loadComposition()).resolves.toEqual(pointer);
      expect(fetchMock).toHaveBeenCalledTimes(3);
    },
  );

  it('[E3] a composition request from the document head that fails is retried without an error message', async () => {
    window.trustfoldComposition = Promise.reject(new TypeError('Failed to fetch'));
    fetchMock.mockImplementation(() => answer(JSON.stringify(pointer)));
    const { loadComposition } = await freshModule();
    await expect(loadComposition()).resolves.toEqual(pointer);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the response', hanging],
    [
      'the body of the response',
      (_address, options) =>
        Promise.resolve({
          ok: true,
          text: () => hanging(_address, options),
        } as unknown as Response),
    ],
  ] satisfies [string, Fetch][])(
    '[E3] the page stops waiting after ten seconds if %s hangs',
    async (_what, hang) => {
      fetchMock.mockImplementation(hang);
      const { loadComposition } = await freshModule();
      jest.useFakeTimers();
      await Promise.all([
        expect(loadComposition()).rejects.toThrow('did not arrive within 10 seconds'),
        jest.advanceTimersByTimeAsync(10_000),
      ]);
      jest.useRealTimers();
      expect(fetchMock).toHaveBeenCalledTimes(1);
      fetchMock.mockImplementation(() => answer(JSON.stringify(pointer)));
      await expect(loadComposition()).resolves.toEqual(pointer);
    },
  );

  describe('a composition that worked at a previous visit', () => {
    const lastKnown = { ...pointer, isLastKnown: true };
    beforeEach(() => localStorage.setItem(deployedKey, JSON.stringify(pointer)));

    it('[E3] the last known composition is used if the pointer hangs for ten seconds', async () => {
      fetchMock.mockImplementation(hanging);
      const { loadComposition } = await freshModule();
      jest.useFakeTimers();
      const loading = loadComposition();
      await jest.advanceTimersByTimeAsync(10_000);
      await expect(loading).resolves.toEqual(lastKnown);
    });

    it.each([
      ['the server responds with an error', () => answer('', 503)],
      ['no server responds', () => Promise.reject(new TypeError('Failed to fetch'))],
      ['the document is missing', () => answer('', 404)],
      ['the response is an HTML page', () => answer('<!doctype html>')],
      ['the document has another schema', () => answer('{"hash":"x"}')],
    ] satisfies [string, Fetch][])(
      '[E3] the last known composition is used if %s',
      async (_what, fails) => {
        fetchMock.mockImplementation(fails);
        const { loadComposition } = await freshModule();
        await expect(loadComposition()).resolves.toEqual(lastKnown);
      },
    );

    it('[E3] the last known composition is not used if the pointer loads', async () => {
      fetchMock.mockImplementation(() => answer(JSON.stringify(pointer)));
      const { loadComposition } = await freshModule();
      await expect(loadComposition()).resolves.not.toHaveProperty('isLastKnown');
    });

    it('[E3] the last known composition is not used for a remote that fails in the current one', async () => {
      const held = { ...pointer, hash: 'c'.repeat(64) };
      fetchMock.mockImplementationOnce(() => answer(JSON.stringify(held)));
      const { reloadRelease, loadComposition } = await freshModule();
      await loadComposition();
      const older = { ...pointer, composition: { schema: 1, remotes: {} } };
      localStorage.setItem(deployedKey, JSON.stringify(older));
      fetchMock.mockImplementation(() => answer('', 404));
      await expect(reloadRelease('contracts')).resolves.toEqual(composition.remotes.contracts);
    });

    it.each(['', 'null', '{broken', '{"hash":7}'])(
      '[E3] an invalid stored composition is ignored: %j',
      async (held) => {
        localStorage.setItem(deployedKey, held);
        fetchMock.mockImplementation(() => answer('', 503));
        const { loadComposition } = await freshModule();
        await expect(loadComposition()).rejects.toThrow('503');
      },
    );
  });

  it('[federation] the error names a remote that is not in the composition', async () => {
    fetchMock.mockImplementation(() => answer(JSON.stringify(pointer)));
    const { loadRelease } = await freshModule();
    await expect(loadRelease('account')).rejects.toThrow(
      '“account” is not part of the current version',
    );
    await expect(loadRelease('contracts')).resolves.toEqual(composition.remotes.contracts);
  });

  it('[federation, F3] a composition can include a remote that was unknown when the shell was built', async () => {
    const remotes = { ...composition.remotes, oddity: composition.remotes.contracts };
    const odd = { ...pointer, composition: { schema: 1, remotes } };
    fetchMock.mockImplementation(() => answer(JSON.stringify(odd)));
    const { loadRelease } = await freshModule();
    await expect(loadRelease('oddity')).resolves.toBeDefined();
  });
});

describe('remotes of the page', () => {
  beforeEach(() => writeRemotesMeta({ account: testRemoteDescriptions.account }));
  afterEach(() => {
    document.head.innerHTML = '';
  });

  const keys = async () => {
    const { getPageRemotes } = await import('./page-remotes');
    return getPageRemotes().tabs.map(({ key }) => key);
  };
  const deployed = (...names: readonly string[]) => {
    const all = createTestComposition();
    const remotes = Object.fromEntries(names.map((name) => [name, all.remotes[name]]));
    return JSON.stringify({ ...pointer, composition: { schema: 1, remotes } });
  };

  it('[F3] the page uses the remotes known at build time until the composition has loaded', async () => {
    let finish: (response: Response) => void = () => undefined;
    fetchMock.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    const { loadComposition } = await freshModule();
    const loading = loadComposition();
    expect(await keys()).toEqual(['profile', 'analytics']);
    finish(await answer(deployed('contracts')));
    await loading;
    expect(await keys()).toEqual(['contracts']);
  });

  it('[F3, E3] the remotes stay unchanged while the pointer is unavailable, and are updated once it loads', async () => {
    fetchMock.mockImplementationOnce(() => answer('', 404));
    const { loadComposition } = await freshModule();
    const { getPageRemotes } = await import('./page-remotes');
    await expect(loadComposition()).rejects.toThrow('404');
    expect(await keys()).toEqual(['profile', 'analytics']);
    expect(getPageRemotes().isSettled).toBe(true);
    fetchMock.mockImplementation(() => answer(deployed('contracts')));
    await loadComposition();
    expect(await keys()).toEqual(['contracts']);
  });

  it('[E3, F3] loading one remote again does not update the other remotes', async () => {
    const { remotes } = createTestComposition();
    const contracts = { ...remotes.contracts, brings: {} };
    const faulty = { schema: 1, remotes: { ...remotes, contracts } };
    const body = JSON.stringify({ ...pointer, composition: faulty });
    fetchMock.mockImplementationOnce(() => answer(body));
    const { loadComposition, reloadRelease } = await freshModule();
    const { getPageRemotes } = await import('./page-remotes');
    await loadComposition();
    const faults = () => getPageRemotes().tabs.filter(({ fault }) => fault !== undefined);
    expect(faults()).toHaveLength(1);
    fetchMock.mockImplementation(() => answer(deployed('contracts')));
    await reloadRelease('contracts');
    expect(faults()).toEqual([]);
    expect(getPageRemotes().tabs).toHaveLength(8);
  });

  it('[F3] newly deployed remotes appear when the composition is loaded again', async () => {
    fetchMock.mockImplementationOnce(() => answer(deployed('account')));
    const { loadComposition, loadNewRemotes, loadRelease } = await freshModule();
    await loadComposition();
    expect(await keys()).toEqual(['profile', 'analytics']);
    fetchMock.mockImplementation(() => answer(deployed('account', 'contracts')));
    await loadNewRemotes();
    expect(await keys()).toEqual(['contracts', 'profile', 'analytics']);
    await expect(loadRelease('contracts')).resolves.toBeDefined();
  });

  it('[E3, F3] the preview of one remote is shown even if the preview of another remote fails', async () => {
    const brings = {
      ...testRemoteDescriptions.account,
      screens: { profile: testRemoteDescriptions.account?.screens.profile },
    };
    const { account } = createTestComposition().remotes;
    const { address: _address, release: _release, ...contents } = { ...account, brings };
    const text = JSON.stringify(contents);
    const release = createHash('sha256').update(text).digest('hex').slice(0, 32);
    allowPreviews();
    const asked = `account=${release}&remote.contracts=${'f'.repeat(32)}`;
    history.replaceState(null, '', `/?remote.${asked}&remote.constructor=${release}`);
    fetchMock.mockImplementation((place) => {
      const address = typeof place === 'string' ? place : '';
      if (address.includes(release)) return answer(text);
      return address.includes('ffff') ? answer('', 404) : answer(deployed('account', 'contracts'));
    });
    const { loadComposition } = await freshModule();
    await loadComposition();
    await waitFor(async () => expect(await keys()).toEqual(['contracts', 'profile']));
    history.replaceState(null, '', '/');
    sessionStorage.clear();
  });

  it('[F3] the remotes determine which tab opens each type of record', async () => {
    fetchMock.mockImplementation(() => answer(deployed('contracts', 'operations')));
    const { loadComposition } = await freshModule();
    await loadComposition();
    expect(placed).toHaveBeenLastCalledWith({
      contracts: { tab: 'contracts', param: 'contract' },
      processes: { tab: 'processes', param: 'process' },
      transactions: { tab: 'transactions', param: 'tx' },
      notifications: { tab: 'notifications', param: 'n' },
    });
  });
});
