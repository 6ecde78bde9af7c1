import { type PortalKey } from '../portal';
import { type Tone } from '../status';
export declare const securityLevelTone: Record<PortalKey, Tone>;
export declare function initials(fullName: string): string;
