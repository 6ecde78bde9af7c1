import type { ComponentType } from 'react';
import * as v from 'valibot';
import type { PortalKey } from '../domain/portal';

export const remoteNames = ['contracts', 'compliance', 'operations', 'account'] as const;

/** The four micro-frontends that meet the shell in the browser. */
export type RemoteName = (typeof remoteNames)[number];

/** What the shell hands to every screen of a remote. */
export interface ScreenProps {
  /** The portal whose dashboard is open. */
  readonly portal: PortalKey;
}

/** What a remote exposes: one component under one name. */
export interface ScreenModule {
  readonly Screen: ComponentType<ScreenProps>;
}

/** The contract between shell and remotes: every screen that a remote exposes, by its address. */
export interface RemoteScreens {
  'contracts/contract-management': ScreenModule;
  'compliance/compliance-score': ScreenModule;
  'compliance/client-management': ScreenModule;
  'operations/transactions': ScreenModule;
  'operations/processes': ScreenModule;
  'operations/notifications': ScreenModule;
  'account/profile': ScreenModule;
  'account/analytics': ScreenModule;
}

export type ScreenId = keyof RemoteScreens;

const componentSchema = v.custom<ComponentType<ScreenProps>>(
  (value) =>
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value),
  'Screen is not a component',
);

/** The same contract as it is checked when a remote's module arrives in the browser. */
export const screenModuleSchema = v.object({ Screen: componentSchema });

/** The remote that owns a screen. */
export function remoteOfScreen(id: ScreenId): RemoteName {
  const name = remoteNames.find((remote) => id.startsWith(`${remote}/`));
  if (!name) throw new Error(`No remote owns the screen ${id}`);
  return name;
}
