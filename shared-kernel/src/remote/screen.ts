import type { ComponentType } from 'react';
import type { PortalKey } from '../domain/portal';

/** The props of every screen of a remote. */
export interface ScreenProps {
  readonly portal: PortalKey;
}

/** The module exposed by a remote: one component named `Screen`. */
export interface ScreenModule {
  readonly Screen: ComponentType<ScreenProps>;
}
