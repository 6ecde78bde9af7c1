import type { ComponentType } from 'react';
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
