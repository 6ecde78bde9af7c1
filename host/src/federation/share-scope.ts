import { lentKernel, lentLibraries } from 'shared-kernel/remote';
import { lentPlatform, platformVersion, type PlatformName } from './lent-platform';

/** One version of what is shared, as webpack's container protocol has it. */
export interface Share {
  readonly from: string;
  readonly get: () => (() => unknown) | Promise<() => unknown>;
}

/** What containers share, by name and version. */
export type ShareScope = Readonly<Partial<Record<string, Readonly<Record<string, Share>>>>>;

const shareOf = (name: PlatformName): Share => ({
  from: 'shell',
  get: async () => {
    const platform = await lentPlatform;
    const module = await platform[name]();
    return () => module;
  },
});

/** The shell's platform: of everything the one version that the page runs. */
export const shareScope: ShareScope = Object.fromEntries(
  [...lentLibraries, ...lentKernel].map((name) => [
    name,
    { [platformVersion(name)]: shareOf(name) },
  ]),
);
