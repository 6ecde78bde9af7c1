import { federation } from './runtime';

describe('the federation', () => {
  it('[federation] lends its one runtime to remotes, which are built without', () => {
    const { _FEDERATION_RUNTIME_CORE: lent } = globalThis as typeof globalThis & {
      _FEDERATION_RUNTIME_CORE?: object;
    };
    expect(lent).toHaveProperty('ModuleFederation');
    expect(lent).toHaveProperty('CurrentGlobal');
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
