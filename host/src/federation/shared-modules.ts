import { provideModules, type SharedModules } from './shared-versions';

const sharedCore = () => import(/* webpackChunkName: "platform" */ './shared-core');

/**
 * What the shell provides to remotes, and all they may take: the very instances that the shell itself
 * uses. One that is missing, or too many, does not compile.
 *
 * The dashboard's page brings this file, so that nothing that the page holds anyway is fetched for it
 * again. The libraries are part of the page already (`eager`).
 */
export const modules: SharedModules = {
  react: () => import(/* webpackMode: "eager" */ 'react'),
  'react/jsx-runtime': () => import(/* webpackMode: "eager" */ 'react/jsx-runtime'),
  'react-dom': () => import(/* webpackMode: "eager" */ 'react-dom'),
  'react-dom/client': () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  jotai: () => import(/* webpackMode: "eager" */ 'jotai'),
  'shared-kernel/charts': async () => (await sharedCore()).parts.charts(),
  'shared-kernel/format': async () => (await sharedCore()).format,
  'shared-kernel/form': async () => (await sharedCore()).parts.form(),
  'shared-kernel/records': async () => (await sharedCore()).parts.records(),
  'shared-kernel/shell': async () => (await sharedCore()).shell,
  'shared-kernel/theme': async () => (await sharedCore()).theme,
  'shared-kernel/ui': async () => (await sharedCore()).ui,
  'shared-kernel/workspace': async () => (await sharedCore()).workspace,
};

provideModules(modules);
