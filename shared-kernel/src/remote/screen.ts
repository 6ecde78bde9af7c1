import type { ComponentType } from 'react';
import * as v from 'valibot';
import type { PortalKey } from '../domain/portal';

/** What the shell hands to every screen of a remote. */
export interface ScreenProps {
  /** The portal whose dashboard is open. */
  readonly portal: PortalKey;
}

/** What a remote exposes: one component under one name. */
export interface ScreenModule {
  readonly Screen: ComponentType<ScreenProps>;
}

/** A screen by its remote and its name in it, such as `contracts/contract-management`. */
export type ScreenId = `${string}/${string}`;

const componentSchema = v.custom<ComponentType<ScreenProps>>(
  (value) =>
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value),
  'Screen is not a component',
);

/** The same contract as it is checked when a remote's module arrives in the browser. */
export const screenModuleSchema = v.object({ Screen: componentSchema });
