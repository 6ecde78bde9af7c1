import { type PortalKey } from '../domain/portal';
import { type Duty } from './duties';
export declare const permissions: readonly ["look", "export", "own", "contract-drafting", "legal-review", "notarization", "documents", "document-review", "signing", "screening", "sign-off", "transaction-moves", "milestones", "processes", "clients", "workspace"];
export type CommandPermission = (typeof permissions)[number];
export interface Belonging {
    readonly company?: string;
    readonly assignee?: string;
    readonly portal?: PortalKey;
}
export interface Standing {
    readonly portal: PortalKey | undefined;
    readonly companies: readonly string[];
}
export declare const isDuty: (permission: CommandPermission) => permission is Duty;
export declare const isOwnCompany: (companies: readonly string[], company: string) => boolean;
export declare function denialOf(permission: CommandPermission, standing: Standing, belonging?: Belonging): string | undefined;
export declare const isLimited: (permission: CommandPermission, portal: PortalKey | undefined) => boolean;
