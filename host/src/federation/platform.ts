import { lendPlatform, type PlatformName } from './lent-platform';

/**
 * What the shell provides to remotes, and all they may take: the very instances that the shell itself
 * uses. platform.test.ts fails when one that remotes take is missing.
 *
 * The dashboard's page brings this file, so that nothing that the page holds anyway is fetched for it
 * again. What every screen takes is one chunk, or part of the page already (`eager`): a chunk of its own,
 * however small, would be one more round trip. Only what some screens take is fetched by itself.
 */
export const platform: Readonly<Record<PlatformName, () => Promise<object>>> = {
  react: () => import(/* webpackMode: "eager" */ 'react'),
  'react/jsx-runtime': () => import(/* webpackMode: "eager" */ 'react/jsx-runtime'),
  'react-dom': () => import(/* webpackMode: "eager" */ 'react-dom'),
  'react-dom/client': () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  jotai: () => import(/* webpackMode: "eager" */ 'jotai'),
  'shared-kernel/charts': () => import('shared-kernel/charts'),
  'shared-kernel/form': () => import(/* webpackChunkName: "platform-form" */ 'shared-kernel/form'),
  'shared-kernel/shell': () => import(/* webpackChunkName: "platform" */ 'shared-kernel/shell'),
  'shared-kernel/theme': () => import(/* webpackChunkName: "platform" */ 'shared-kernel/theme'),
  'shared-kernel/ui': () => import(/* webpackChunkName: "platform" */ 'shared-kernel/ui'),
  'shared-kernel/workspace': () =>
    import(/* webpackChunkName: "platform" */ 'shared-kernel/workspace'),
};

lendPlatform(platform);
