import type { getPortalRouteFromKey } from 'shared-kernel/domain/portal';
import type { Tone } from 'shared-kernel/domain/status';

export interface PortalTypeConfig {
  readonly type: ReturnType<typeof getPortalRouteFromKey>;
  readonly title: string;
  readonly description: string;
  readonly colour: Tone;
  readonly features: readonly string[];
}

/** The six portals in display order, with the texts of their cards (G2, S2). */
export const portalTypeConfigs: readonly PortalTypeConfig[] = [
  {
    type: 'admin',
    title: 'Admin',
    description: 'Administration Portal',
    colour: 'info',
    features: ['System oversight', 'Audit', 'Compliance oversight', 'User management'],
  },
  {
    type: 'client',
    title: 'Client',
    description: 'Contracts, milestones, payments',
    colour: 'success',
    features: ['Contract viewing', 'Milestone tracking', 'Document access', 'Progress reports'],
  },
  {
    type: 'legal',
    title: 'Legal',
    description: 'Legal review, pre-certification',
    colour: 'info',
    features: [
      'Legal review',
      'Pre-certification',
      'Compliance check',
      'Document verification',
      'Risk assessment',
    ],
  },
  {
    type: 'banking',
    title: 'Banking',
    description: 'AML, KYC, payment authorisation',
    colour: 'info',
    features: [
      'AML screening',
      'KYC',
      'Payment authorisation',
      'Payment processing',
      'Escrow',
      'Financial reporting',
      'Risk assessment',
    ],
  },
  {
    type: 'vendor',
    title: 'Vendor',
    description: 'Invoices, compliance uploads',
    colour: 'warning',
    features: [
      'Invoices',
      'Compliance uploads',
      'Project management',
      'Milestone delivery',
      'Resource coordination',
      'Performance tracking',
    ],
  },
  {
    type: 'regulator',
    title: 'Regulator',
    description: 'Read-only audit, exports',
    colour: 'neutral',
    features: [
      'Read-only audit access',
      'Exports',
      'Compliance monitoring',
      'Audit trail',
      'Regulatory reporting',
      'Investigation tools',
    ],
  },
];
