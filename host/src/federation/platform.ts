import jotai from 'jotai/package.json';
import { version as reactVersion } from 'react';
import { version as reactDomVersion } from 'react-dom';
import kernel from 'shared-kernel/package.json';

interface Provided {
  readonly version: string;
  readonly load: () => Promise<object>;
}

const ofReact = (load: Provided['load']): Provided => ({ version: reactVersion, load });
const ofReactDom = (load: Provided['load']): Provided => ({ version: reactDomVersion, load });
const ofKernel = (load: Provided['load']): Provided => ({ version: kernel.version, load });

/**
 * What the shell provides to remotes, and all they may take: the very instances that the shell itself
 * uses. platform.test.ts fails when one that remotes take is missing.
 *
 * What every screen takes comes along with the federation (`eager`): a chunk of its own, however small,
 * would be one more round trip before the first screen. Only what some screens take is fetched by itself.
 */
export const platform: Readonly<Record<string, Provided>> = {
  react: ofReact(() => import(/* webpackMode: "eager" */ 'react')),
  'react/jsx-runtime': ofReact(() => import(/* webpackMode: "eager" */ 'react/jsx-runtime')),
  'react-dom': ofReactDom(() => import(/* webpackMode: "eager" */ 'react-dom')),
  'react-dom/client': ofReactDom(() => import(/* webpackMode: "eager" */ 'react-dom/client')),
  jotai: { version: jotai.version, load: () => import(/* webpackMode: "eager" */ 'jotai') },
  'shared-kernel/charts': ofKernel(() => import('shared-kernel/charts')),
  'shared-kernel/form': ofKernel(
    () => import(/* webpackChunkName: "platform-form" */ 'shared-kernel/form'),
  ),
  'shared-kernel/shell': ofKernel(() => import(/* webpackMode: "eager" */ 'shared-kernel/shell')),
  'shared-kernel/theme': ofKernel(() => import(/* webpackMode: "eager" */ 'shared-kernel/theme')),
  'shared-kernel/ui': ofKernel(() => import(/* webpackMode: "eager" */ 'shared-kernel/ui')),
  'shared-kernel/workspace': ofKernel(
    () => import(/* webpackMode: "eager" */ 'shared-kernel/workspace'),
  ),
};
