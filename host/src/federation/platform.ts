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
 */
export const platform: Readonly<Record<string, Provided>> = {
  react: ofReact(() => import('react')),
  'react/jsx-runtime': ofReact(() => import('react/jsx-runtime')),
  'react-dom': ofReactDom(() => import('react-dom')),
  'react-dom/client': ofReactDom(() => import('react-dom/client')),
  jotai: { version: jotai.version, load: () => import('jotai') },
  'shared-kernel/charts': ofKernel(() => import('shared-kernel/charts')),
  'shared-kernel/form': ofKernel(
    () => import(/* webpackChunkName: "platform-form" */ 'shared-kernel/form'),
  ),
  'shared-kernel/shell': ofKernel(
    () => import(/* webpackChunkName: "platform-shell" */ 'shared-kernel/shell'),
  ),
  'shared-kernel/theme': ofKernel(() => import('shared-kernel/theme')),
  'shared-kernel/ui': ofKernel(
    () => import(/* webpackChunkName: "platform-ui" */ 'shared-kernel/ui'),
  ),
  'shared-kernel/workspace': ofKernel(
    () => import(/* webpackChunkName: "platform-workspace" */ 'shared-kernel/workspace'),
  ),
};
