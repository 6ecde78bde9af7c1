import { waitFor } from '@testing-library/react';
import { version as reactVersion } from 'react';
import { lentKernel, lentLibraries } from 'shared-kernel/remote';
import { platform } from './platform';
import { hasBegun, loadRemote, makeWay, registerRemote } from './runtime';
import { shareScope } from './share-scope';

const platformNames = [...lentLibraries, ...lentKernel];

/** The one version of something that the shell lends, and what it is. */
function lent(name: string) {
  const [[version, share] = [], ...more] = Object.entries(shareScope[name] ?? {});
  if (version === undefined || !share) throw new Error(`${name} is not lent`);
  const load = async () => {
    const factory = await share.get();
    return factory();
  };
  return { version, load, more };
}

describe('the federation', () => {
  it('[federation] lends its one runtime to remotes, which are built without', () => {
    expect(globalThis).toHaveProperty('_FEDERATION_BUNDLER_RUNTIME.bundlerRuntime', {
      init: expect.any(Function) as unknown,
      initContainerEntry: expect.any(Function) as unknown,
      consumes: expect.any(Function) as unknown,
      I: expect.any(Function) as unknown,
    });
  });

  it('[federation] lends the shell’s platform, one of each', async () => {
    const react = await import('react');
    expect(Object.keys(shareScope)).toEqual(platformNames);
    expect(platformNames.flatMap((name) => lent(name).more)).toEqual([]);
    await expect(lent('react').load()).resolves.toHaveProperty('useState', react.useState);
    expect(lent('react').version).toBe(reactVersion);
  });
});

describe('what the shell lends', () => {
  it('[E3] is asked for anew after it could not be had', async () => {
    const form = { answers: 'anew' };
    jest
      .spyOn(platform, 'shared-kernel/form')
      .mockRejectedValueOnce(new Error('refused'))
      .mockResolvedValue(form);
    const { load } = lent('shared-kernel/form');
    await expect(load()).rejects.toThrow('refused');
    await expect(load()).resolves.toBe(form);
  });
});

type Settle = (outcome: 'load' | 'error' | 'timeout', container?: object) => void;

/** Stands in for the shell's script loader: what was asked for, and how it ends. */
function guardedLoader(name: string) {
  const asked: string[] = [];
  const settles: Settle[] = [];
  const l = (url: string, done: (event: { type: string }) => void) => {
    asked.push(url);
    settles.push((type, container) => {
      if (container) Object.assign(globalThis, { [name]: container });
      done({ type });
    });
  };
  Object.assign(globalThis, { __webpack_require__: { l } });
  const settle = (index: number, ...outcome: Parameters<Settle>) => settles[index]?.(...outcome);
  return { asked, settle };
}

const entry = 'http://127.0.0.1:1/r/a/remote-entry.js';
const screen = { Screen: () => null };

const container = (get = () => Promise.resolve(() => screen)) => ({ init: () => undefined, get });

const register = (name: string, address = entry) => registerRemote(name, address);

afterEach(() => {
  Reflect.deleteProperty(globalThis, '__webpack_require__');
  document.body.innerHTML = '';
});

describe('an entry', () => {
  it('[federation] is loaded as every script of the shell is, and gives the remote', async () => {
    const { asked, settle } = guardedLoader('first');
    register('first');
    const loading = loadRemote('first/screen');
    await waitFor(() => expect(asked).toEqual([entry]));
    settle(0, 'load', container());
    await expect(loading).resolves.toBe(screen);
    expect(hasBegun('first')).toBe(true);
  });

  it('[L1, federation] is not mistaken for an element of the page that has its name', async () => {
    document.body.innerHTML = '<section id="anchored"></section>';
    expect(Reflect.get(globalThis, 'anchored')).toBeInstanceOf(HTMLElement);
    const { asked, settle } = guardedLoader('anchored');
    register('anchored');
    const loading = loadRemote('anchored/screen');
    await waitFor(() => expect(asked).toEqual([entry]));
    settle(0, 'load', container());
    await expect(loading).resolves.toBe(screen);
  });

  it('[E3] that leaves no remote behind is a failure, whatever else has its name', async () => {
    document.body.innerHTML = '<section id="anchor"></section>';
    const { asked, settle } = guardedLoader('anchor');
    register('anchor');
    const loading = loadRemote('anchor/screen');
    await waitFor(() => expect(asked).toEqual([entry]));
    settle(0, 'load');
    await expect(loading).rejects.toThrow('The entry of anchor did not load');
  });
});

describe('a remote', () => {
  it('[federation] takes the platform once, however many of its screens are opened', async () => {
    const { asked, settle } = guardedLoader('opened');
    const init = jest.fn();
    const get = jest.fn(() => Promise.resolve(() => screen));
    register('opened');
    const loading = [loadRemote('opened/one'), loadRemote('opened/two')];
    await waitFor(() => expect(asked).toEqual([entry]));
    settle(0, 'load', { init, get });
    await expect(Promise.all(loading)).resolves.toEqual([screen, screen]);
    expect(init.mock.calls).toEqual([[shareScope]]);
    expect(get.mock.calls).toEqual([['./one'], ['./two']]);
  });

  it('[E3] that nobody registered is none', async () => {
    await expect(loadRemote('nobody/screen')).rejects.toThrow('Nobody said where nobody is.');
  });
});

describe('makeWay', () => {
  it('[E3] lets a remote whose entry failed be asked for anew, and the console stays clean', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { asked, settle } = guardedLoader('failing');
    register('failing');
    const failing = loadRemote('failing/screen');
    await waitFor(() => expect(asked).toHaveLength(1));
    settle(0, 'error');
    await expect(failing).rejects.toThrow('The entry of failing did not load');
    makeWay('failing', entry);
    register('failing');
    const loading = loadRemote('failing/screen');
    await waitFor(() => expect(asked).toHaveLength(2));
    settle(1, 'load', container());
    await expect(loading).resolves.toBe(screen);
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  it('[E3] waits on for an entry that hangs, which Try Again has asked for anew beside it', async () => {
    const { asked, settle } = guardedLoader('hanging');
    register('hanging');
    const first = loadRemote('hanging/screen');
    await waitFor(() => expect(asked).toEqual([entry]));
    makeWay('hanging', entry);
    register('hanging');
    const second = loadRemote('hanging/screen');
    settle(0, 'load', container());
    await expect(first).resolves.toBe(screen);
    await expect(second).resolves.toBe(screen);
    expect(asked).toEqual([entry]);
  });

  it('[E3] leaves an entry that hangs behind when the remote has another address now', async () => {
    const { asked, settle } = guardedLoader('moved');
    const moved = entry.replace('/a/', '/b/');
    register('moved');
    loadRemote('moved/screen').catch(() => undefined);
    await waitFor(() => expect(asked).toEqual([entry]));
    makeWay('moved', moved);
    register('moved', moved);
    const loading = loadRemote('moved/screen');
    await waitFor(() => expect(asked).toEqual([entry, moved]));
    settle(1, 'load', container());
    await expect(loading).resolves.toBe(screen);
  });

  it('[E3] keeps a remote that has begun, whatever of it failed afterwards', async () => {
    const { asked, settle } = guardedLoader('begun');
    const get = jest.fn(() => Promise.reject(new Error('down')));
    register('begun');
    const failing = loadRemote('begun/screen');
    await waitFor(() => expect(asked).toHaveLength(1));
    settle(0, 'load', container(get));
    await expect(failing).rejects.toThrow('down');
    makeWay('begun', entry);
    register('begun');
    await expect(loadRemote('begun/screen')).rejects.toThrow('down');
    expect(get).toHaveBeenCalledTimes(2);
    expect(asked).toHaveLength(1);
  });

  it('[E3] lets an entry that has come be, though its remote has not begun', async () => {
    const { asked, settle } = guardedLoader('beginning');
    let begin: () => void = () => undefined;
    const init = jest.fn(() => new Promise<void>((resolve) => (begin = resolve)));
    register('beginning');
    const first = loadRemote('beginning/screen');
    await waitFor(() => expect(asked).toEqual([entry]));
    settle(0, 'load', { ...container(), init });
    await waitFor(() => expect(init).toHaveBeenCalled());
    makeWay('beginning', entry);
    register('beginning');
    const second = loadRemote('beginning/screen');
    begin();
    await expect(first).resolves.toBe(screen);
    await expect(second).resolves.toBe(screen);
    expect(asked).toEqual([entry]);
  });

  it('[E3] lets a remote that could not take the platform take it at another try', async () => {
    const { asked, settle } = guardedLoader('late');
    const init = jest.fn(() => Promise.resolve());
    init.mockRejectedValueOnce(new Error('no platform'));
    register('late');
    const first = loadRemote('late/screen');
    await waitFor(() => expect(asked).toEqual([entry]));
    settle(0, 'load', { ...container(), init });
    await expect(first).rejects.toThrow('no platform');
    expect(hasBegun('late')).toBe(false);
    makeWay('late', entry);
    register('late');
    await expect(loadRemote('late/screen')).resolves.toBe(screen);
    expect(asked).toEqual([entry]);
  });

  it('[E3] has nothing to make way for before a remote was registered', () => {
    expect(() => makeWay('nobody', entry)).not.toThrow();
  });
});
