import type { PortalKey } from '../domain/portal';
export declare const duties: readonly ["contract-drafting", "legal-review", "notarization", "documents", "document-review", "signing", "screening", "sign-off", "transaction-moves", "milestones", "processes", "clients", "workspace"];
export type Duty = (typeof duties)[number];
export type Reach = 'all' | 'own';
export type PortalDuties = Partial<Record<Duty, Reach>>;
export declare const portalDuties: Record<PortalKey, PortalDuties>;
export declare const dutyOwner: Record<Duty, string>;
