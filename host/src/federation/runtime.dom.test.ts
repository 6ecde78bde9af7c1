import { getInstance, init } from '@module-federation/enhanced/runtime';
import { waitFor } from '@testing-library/react';
import { version as reactVersion } from 'react';
import { sharedModuleNames } from 'shared-kernel/remote';

const platformNames = [...sharedModuleNames.libraries, ...sharedModuleNames.kernel];

const asked: string[] = [];
const settles: ((outcome: object) => void)[] = [];

const loader = {
  name: 'loader',
  loadEntry: ({ remoteInfo }: { readonly remoteInfo: { readonly entry: string } }) => {
    asked.push(remoteInfo.entry);
    return new Promise<never>((resolve, reject) => {
      settles.push((outcome) =>
        outcome instanceof Error ? reject(outcome) : resolve(outcome as never),
      );
    });
  },
};

const settle = (place: number, outcome: object) => settles[place]?.(outcome);

const shell = init({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  plugins: [loader],
});

let hasRemoteStarted: (name: string) => boolean;
let loadRemote: (id: string) => Promise<unknown>;
let registerRemote: (name: string, entry: string) => void;

beforeAll(async () => {
  await import('./shared-modules');
  ({ hasRemoteStarted, loadRemote, registerRemote } = await import('./runtime'));
});

beforeEach(() => {
  asked.length = 0;
  settles.length = 0;
});

const entry = 'http://127.0.0.1:1/r/a/remote-entry.js';
const screen = { Screen: () => null };
const failure = new Error('The entry did not load');

const container = (get = () => Promise.resolve(() => screen)) => ({ init: () => undefined, get });

const register = (name: string, address = entry) => registerRemote(name, address);

describe('federation runtime', () => {
  it('[federation] the runtime loads only one version of each module that the shell shares', async () => {
    const react = await import('react');
    const scope = shell.shareScopeMap.default ?? {};
    expect(getInstance()).toBe(shell);
    expect(Object.keys(scope)).toEqual(platformNames);
    expect(Object.values(scope).map((versions) => Object.keys(versions).length)).toEqual(
      platformNames.map(() => 1),
    );
    const lent = scope.react?.[reactVersion];
    const factory = await lent?.get();
    expect(factory?.()).toHaveProperty('useState', react.useState);
  });
});

describe('a remote', () => {
  it('[federation] a remote is initialized once for all of its screens', async () => {
    const begin = jest.fn();
    const get = jest.fn(() => Promise.resolve(() => screen));
    register('opened');
    const loading = [loadRemote('opened/one'), loadRemote('opened/two')];
    await waitFor(() => expect(asked).toEqual([entry]));
    settle(0, { init: begin, get });
    await expect(Promise.all(loading)).resolves.toEqual([screen, screen]);
    expect(begin).toHaveBeenCalledTimes(1);
    expect(begin.mock.calls[0]).toContain(shell.shareScopeMap.default);
    expect(get.mock.calls).toEqual([['./one'], ['./two']]);
    expect(hasRemoteStarted('opened')).toBe(true);
  });

  it('[E3] a remote that was never registered is rejected', async () => {
    await expect(loadRemote('missing/screen')).rejects.toThrow('RUNTIME-004');
  });

  it('[E3] a failed entry of a remote is requested again, without console output', async () => {
    register('failing');
    const failing = loadRemote('failing/screen');
    await waitFor(() => expect(asked).toHaveLength(1));
    settle(0, failure);
    await expect(failing).rejects.toThrow(failure);
    register('failing');
    const loading = loadRemote('failing/screen');
    await waitFor(() => expect(asked).toHaveLength(2));
    settle(1, container());
    await expect(loading).resolves.toBe(screen);
  });

  it('[E3] an entry that hangs is requested only once', async () => {
    register('hanging');
    const first = loadRemote('hanging/screen');
    await waitFor(() => expect(asked).toEqual([entry]));
    register('hanging');
    const second = loadRemote('hanging/screen');
    settle(0, container());
    await expect(first).resolves.toBe(screen);
    await expect(second).resolves.toBe(screen);
    expect(asked).toEqual([entry]);
  });

  it('[E3] an entry that hangs is replaced once the remote has another URL', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const moved = entry.replace('/a/', '/b/');
    register('moved');
    loadRemote('moved/screen').catch(() => undefined);
    await waitFor(() => expect(asked).toEqual([entry]));
    register('moved', moved);
    const loading = loadRemote('moved/screen');
    await waitFor(() => expect(asked).toEqual([entry, moved]));
    settle(1, container());
    await expect(loading).resolves.toBe(screen);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('already registered'));
  });

  it('[E3] a started remote is not replaced if one of its modules fails', async () => {
    const get = jest.fn(() => Promise.reject(new Error('down')));
    register('begun');
    const failing = loadRemote('begun/screen');
    await waitFor(() => expect(asked).toHaveLength(1));
    settle(0, container(get));
    await expect(failing).rejects.toThrow('down');
    register('begun', entry.replace('/a/', '/b/'));
    await expect(loadRemote('begun/screen')).rejects.toThrow('down');
    expect(get).toHaveBeenCalledTimes(2);
    expect(asked).toHaveLength(1);
  });

  it('[E3] a remote whose entry has loaded is not replaced, even before it has started', async () => {
    let begin: () => void = () => undefined;
    const init = jest.fn(() => new Promise<void>((resolve) => (begin = resolve)));
    register('beginning');
    const first = loadRemote('beginning/screen');
    await waitFor(() => expect(asked).toEqual([entry]));
    settle(0, { ...container(), init });
    await waitFor(() => expect(init).toHaveBeenCalled());
    register('beginning');
    const second = loadRemote('beginning/screen');
    begin();
    await expect(first).resolves.toBe(screen);
    await expect(second).resolves.toBe(screen);
    expect(asked).toEqual([entry]);
  });

  it('[E3] the shared modules of a remote are initialized again if the first attempt failed', async () => {
    const init = jest.fn(() => Promise.resolve());
    init.mockRejectedValueOnce(new Error('no platform'));
    register('late');
    const first = loadRemote('late/screen');
    await waitFor(() => expect(asked).toEqual([entry]));
    settle(0, { ...container(), init });
    await expect(first).rejects.toThrow('no platform');
    expect(hasRemoteStarted('late')).toBe(false);
    register('late');
    await expect(loadRemote('late/screen')).resolves.toBe(screen);
    expect(asked).toEqual([entry]);
  });
});
