import type { Behaviour } from '../shell/behaviours';
import { type PortalKey } from '../domain/portal';
export declare const permissions: readonly ["look", "export", "own", "change"];
export type CommandPermission = (typeof permissions)[number];
export declare const isAllowed: (behaviour: Behaviour, portal: PortalKey | undefined, permission: CommandPermission) => boolean;
export declare const denialReason: (portal: PortalKey | undefined) => string;
