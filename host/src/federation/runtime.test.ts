import { waitFor } from '@testing-library/react';
import { platform } from './platform';
import { federation, forgetRemote } from './runtime';

describe('the federation', () => {
  it('[federation] lends its one runtime to remotes, which are built without', () => {
    expect(globalThis).toHaveProperty('_FEDERATION_BUNDLER_RUNTIME', {
      runtime: { init: expect.any(Function) as unknown },
      bundlerRuntime: expect.objectContaining({ S: {} }) as unknown,
      attachShareScopeMap: expect.any(Function) as unknown,
    });
  });

  it('[federation] lends the shell’s platform, strictly one of each', async () => {
    const react = await import('react');
    const factory = await federation.loadShare<typeof react>('react');
    expect(factory && factory()?.useState).toBe(react.useState);
    expect(federation.options.shared['react']?.[0]?.shareConfig).toMatchObject({
      singleton: true,
      strictVersion: true,
      requiredVersion: `^${react.version}`,
    });
  });
});

describe('what the shell lends', () => {
  it('[E3] is asked for anew after it could not be had', async () => {
    const form = { answers: 'anew' };
    const get = jest
      .spyOn(platform, 'shared-kernel/form')
      .mockRejectedValueOnce(new Error('refused'))
      .mockResolvedValue(form);
    const ask = () => federation.loadShare<typeof form>('shared-kernel/form');
    await expect(ask()).rejects.toThrow('refused');
    const factory = await ask();
    expect(factory && factory()).toBe(form);
    await ask();
    expect(get).toHaveBeenCalledTimes(2);
  });
});

describe('forgetRemote', () => {
  const entry = 'http://127.0.0.1:1/r/a/remote-entry.js';
  const register = (address: string) =>
    federation.registerRemotes([
      { name: 'contracts', entry: address, type: 'global', entryGlobalName: 'contracts' },
    ]);
  const asked = () => Array.from(document.head.querySelectorAll('script'), ({ src }) => src);
  const load = () => {
    federation.loadRemote('contracts/contract-management').catch(() => undefined);
  };

  it('[E3] lets a remote that never answers be asked for anew, and the console stays clean', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    register(entry);
    load();
    await waitFor(() => expect(asked()).toEqual([entry]));
    forgetRemote('contracts');
    register(`${entry}?retry=1`);
    load();
    await waitFor(() => expect(asked()).toContain(`${entry}?retry=1`));
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  it('[E3] keeps a remote that has begun, whatever of it failed afterwards', async () => {
    const get = jest.fn(() => Promise.reject(new Error('down')));
    Object.assign(globalThis, { begun: { init: () => undefined, get } });
    const remote = { name: 'begun', type: 'global', entryGlobalName: 'begun' };
    federation.registerRemotes([{ ...remote, entry }]);
    await expect(federation.loadRemote('begun/screen')).rejects.toThrow('down');
    forgetRemote('begun');
    federation.registerRemotes([{ ...remote, entry: `${entry}?retry=1` }]);
    await expect(federation.loadRemote('begun/screen')).rejects.toThrow('down');
    expect(get).toHaveBeenCalledTimes(2);
    expect(federation.options.remotes.find(({ name }) => name === 'begun')).toMatchObject({
      entry,
    });
  });

  it('[E3] has nothing to forget of a remote that was never registered', () => {
    expect(() => forgetRemote('nobody')).not.toThrow();
  });
});
