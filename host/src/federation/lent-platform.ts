import jotai from 'jotai/package.json';
import { version as reactVersion } from 'react';
import { version as reactDomVersion } from 'react-dom';
import kernel from 'shared-kernel/package.json';
import { packageOf } from 'shared-kernel/remote';

/** What the shell lends, as remotes import it. */
export type PlatformName = Parameters<typeof packageOf>[0];

const versions: Readonly<Record<ReturnType<typeof packageOf>, string>> = {
  react: reactVersion,
  'react-dom': reactDomVersion,
  jotai: jotai.version,
  'shared-kernel': kernel.version,
};

/** The version of what remotes may take: known before any of it has come. */
export const platformVersion = (name: PlatformName): string => versions[packageOf(name)];

export type Platform = Readonly<Record<PlatformName, () => Promise<object>>>;

let lend: (platform: Platform) => void;

/** The platform, as soon as the dashboard's page has brought it. */
export const lentPlatform = new Promise<Platform>((resolve) => {
  lend = resolve;
});

export const lendPlatform = (platform: Platform): void => lend(platform);
