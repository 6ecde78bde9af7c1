import jotai from 'jotai/package.json';
import { version as reactVersion } from 'react';
import { version as reactDomVersion } from 'react-dom';
import kernel from 'shared-kernel/package.json';
import { packageOf } from 'shared-kernel/remote';

/** What the shell lends, as remotes import it. */
export type SharedName = Parameters<typeof packageOf>[0];

const versions: Readonly<Record<ReturnType<typeof packageOf>, string>> = {
  react: reactVersion,
  'react-dom': reactDomVersion,
  jotai: jotai.version,
  'shared-kernel': kernel.version,
};

/** The version of a shared module, known before its code has arrived. */
export const sharedVersion = (name: SharedName): string => versions[packageOf(name)];

export type SharedModules = Readonly<Record<SharedName, () => Promise<object>>>;

let resolveModules: (modules: SharedModules) => void;

/** What is shared, once the code of the dashboard's page has arrived. */
export const sharedModules = new Promise<SharedModules>((resolve) => {
  resolveModules = resolve;
});

/** Called once, by the module that holds them all. */
export const provideModules = (modules: SharedModules): void => resolveModules(modules);
