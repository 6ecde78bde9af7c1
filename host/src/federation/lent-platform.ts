import jotai from 'jotai/package.json';
import { version as reactVersion } from 'react';
import { version as reactDomVersion } from 'react-dom';
import kernel from 'shared-kernel/package.json';

/** Everything that remotes may take, with its version: known before any of it has come. */
export const platformVersions = {
  react: reactVersion,
  'react/jsx-runtime': reactVersion,
  'react-dom': reactDomVersion,
  'react-dom/client': reactDomVersion,
  jotai: jotai.version,
  'shared-kernel/charts': kernel.version,
  'shared-kernel/form': kernel.version,
  'shared-kernel/records': kernel.version,
  'shared-kernel/shell': kernel.version,
  'shared-kernel/theme': kernel.version,
  'shared-kernel/ui': kernel.version,
  'shared-kernel/workspace': kernel.version,
} as const;

export type PlatformName = keyof typeof platformVersions;
export type Platform = Readonly<Record<PlatformName, () => Promise<object>>>;

let lend: (platform: Platform) => void;

/** The platform, as soon as the dashboard's page has brought it. */
export const lentPlatform = new Promise<Platform>((resolve) => {
  lend = resolve;
});

export const lendPlatform = (platform: Platform): void => lend(platform);
