import jotai from 'jotai/package.json';
import { version as reactVersion } from 'react';
import { version as reactDomVersion } from 'react-dom';
import kernel from 'shared-kernel/package.json';
import { sharedModuleNames } from 'shared-kernel/remote';
import type { registerGlobalPlugins, registerShared } from '@module-federation/enhanced/runtime';

export type SharedModuleName = Parameters<typeof sharedModuleNames.packageOf>[0];

const versions: Readonly<Record<ReturnType<typeof sharedModuleNames.packageOf>, string>> = {
  react: reactVersion,
  'react-dom': reactDomVersion,
  jotai: jotai.version,
  'shared-kernel': kernel.version,
};

export const getSharedVersion = (name: SharedModuleName): string =>
  versions[sharedModuleNames.packageOf(name)];

export type SharedModules = Readonly<Record<SharedModuleName, () => Promise<object>>>;

let resolveModules: (modules: SharedModules) => void;

/** Resolves to the shared modules once the code of the dashboard has loaded. */
export const sharedModules = new Promise<SharedModules>((resolve) => {
  resolveModules = resolve;
});

export const resolveSharedModules = (modules: SharedModules): void => resolveModules(modules);

type Shares = NonNullable<Parameters<typeof registerShared>[0]>;
type Plugin = Parameters<typeof registerGlobalPlugins>[0][number];

const shareOf = (name: SharedModuleName): Shares[string] => ({
  version: getSharedVersion(name),
  shareConfig: { singleton: true, requiredVersion: `^${getSharedVersion(name)}` },
  get: async () => {
    const modules = await sharedModules;
    const module = await modules[name]();
    return () => module;
  },
});

export const sharedModuleOptions: Shares = Object.fromEntries(
  [...sharedModuleNames.libraries, ...sharedModuleNames.kernel].map((name) => [
    name,
    shareOf(name),
  ]),
);

/**
 * Lets the federation runtime retry a shared module that failed to load. The plugin is global, because each remote has
 * a separate runtime instance.
 */
export const sharedModuleRetryPlugin: Plugin = {
  name: 'trustfold-renew-shares',
  errorLoadShare: ({ pkgName, shareScopeMap }) => {
    for (const share of Object.values(shareScopeMap.default?.[pkgName] ?? {}))
      if (share.loaded !== true) share.loading = null;
  },
};
