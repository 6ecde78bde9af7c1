import type { registerShared } from '@module-federation/enhanced/runtime';
import { lentKernel, lentLibraries } from 'shared-kernel/remote';
import { arrivedPart } from './lent-parts';
import { platformVersion, type PlatformName } from './lent-platform';

type Shares = NonNullable<Parameters<typeof registerShared>[0]>;

const shareOf = (name: PlatformName): Shares[string] => ({
  version: platformVersion(name),
  shareConfig: { singleton: true, requiredVersion: `^${platformVersion(name)}` },
  get: async () => {
    const module = await arrivedPart(name);
    return () => module;
  },
});

/** The shell's platform: of everything the one version that the page runs. */
export const shares: Shares = Object.fromEntries(
  [...lentLibraries, ...lentKernel].map((name) => [name, shareOf(name)]),
);
