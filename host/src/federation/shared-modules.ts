import { resolveSharedModules, type SharedModules } from './shared-versions';

const sharedCore = () => import(/* webpackChunkName: "platform" */ './shared-core');

/**
 * Modules that remotes get from the shell, so that only one instance of each exists. Libraries are bundled into the
 * page (`eager`).
 */
export const providedModules: SharedModules = {
  react: () => import(/* webpackMode: "eager" */ 'react'),
  'react/jsx-runtime': () => import(/* webpackMode: "eager" */ 'react/jsx-runtime'),
  'react-dom': () => import(/* webpackMode: "eager" */ 'react-dom'),
  'react-dom/client': () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  jotai: () => import(/* webpackMode: "eager" */ 'jotai'),
  'shared-kernel/charts': async () => (await sharedCore()).lazyModules.charts(),
  'shared-kernel/format': async () => (await sharedCore()).format,
  'shared-kernel/form': async () => (await sharedCore()).lazyModules.form(),
  'shared-kernel/records': async () => (await sharedCore()).lazyModules.records(),
  'shared-kernel/shell': async () => (await sharedCore()).shell,
  'shared-kernel/theme': async () => (await sharedCore()).theme,
  'shared-kernel/ui': async () => (await sharedCore()).ui,
  'shared-kernel/workspace': async () => (await sharedCore()).workspace,
};

resolveSharedModules(providedModules);
