import { dashboardAddress, openGate, signIn, type Visitor } from '../drive';

/** A page as a visitor opens it for the first time. */
export interface AuditedPage {
  readonly name: string;
  readonly address: string;
  /** Makes the visitor one who may come here. */
  readonly prepare: (visitor: Visitor) => Promise<unknown>;
}

/** The ways in, and of the dashboard what is drawn and what is listed. */
export const auditedPages: readonly AuditedPage[] = [
  { name: 'gate', address: '/', prepare: () => Promise.resolve() },
  { name: 'landing', address: '/trustfold', prepare: openGate },
  { name: 'sign-in', address: '/portal/login', prepare: openGate },
  { name: 'overview', address: dashboardAddress(), prepare: signIn },
  { name: 'contracts', address: dashboardAddress('admin', 'contracts'), prepare: signIn },
];
