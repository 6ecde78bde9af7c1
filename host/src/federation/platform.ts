import { lendPlatform, type Platform } from './lent-platform';

const platformCore = () => import(/* webpackChunkName: "platform" */ './platform-core');

/**
 * What the shell provides to remotes, and all they may take: the very instances that the shell itself
 * uses. One that is missing, or too many, does not compile.
 *
 * The dashboard's page brings this file, so that nothing that the page holds anyway is fetched for it
 * again. The libraries are part of the page already (`eager`).
 */
export const platform: Platform = {
  react: () => import(/* webpackMode: "eager" */ 'react'),
  'react/jsx-runtime': () => import(/* webpackMode: "eager" */ 'react/jsx-runtime'),
  'react-dom': () => import(/* webpackMode: "eager" */ 'react-dom'),
  'react-dom/client': () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  jotai: () => import(/* webpackMode: "eager" */ 'jotai'),
  'shared-kernel/charts': async () => (await platformCore()).parts.charts(),
  'shared-kernel/format': async () => (await platformCore()).format,
  'shared-kernel/form': async () => (await platformCore()).parts.form(),
  'shared-kernel/records': async () => (await platformCore()).parts.records(),
  'shared-kernel/schema': async () => (await platformCore()).schema,
  'shared-kernel/shell': async () => (await platformCore()).shell,
  'shared-kernel/theme': async () => (await platformCore()).theme,
  'shared-kernel/ui': async () => (await platformCore()).ui,
  'shared-kernel/workspace': async () => (await platformCore()).workspace,
};

lendPlatform(platform);
