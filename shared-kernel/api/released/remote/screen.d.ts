import type { ComponentType } from 'react';
import type { PortalKey } from '../domain/portal';
export interface ScreenProps {
    readonly portal: PortalKey;
}
export interface ScreenModule {
    readonly Screen: ComponentType<ScreenProps>;
}
