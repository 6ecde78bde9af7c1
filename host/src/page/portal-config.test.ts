import { portalKeys, getPortalRouteFromKey } from 'shared-kernel/domain/portal';
import { portalTypeConfigs } from './portal-config';

describe('portal texts', () => {
  it('[S2] every portal has exactly one description, in the specified order', () => {
    expect(portalTypeConfigs.map(({ type }) => type)).toEqual(
      portalKeys.map(getPortalRouteFromKey),
    );
  });

  it('[R126, S2] no portal has the colour red, because red means blocked or overdue', () => {
    expect(portalTypeConfigs.map(({ colour }) => colour)).not.toContain('danger');
  });

  it('[S2] the descriptions of the portals match the specification', () => {
    expect(portalTypeConfigs.map(({ description }) => description)).toEqual([
      'Administration Portal',
      'Contracts, milestones, payments',
      'Legal review, pre-certification',
      'AML, KYC, payment authorisation',
      'Invoices, compliance uploads',
      'Read-only audit, exports',
    ]);
  });

  it('[G2] the descriptions of the portals say what each portal is used for', () => {
    const listed = portalTypeConfigs.map(({ features }) => features.join(', ').toLowerCase());
    expect(listed).toEqual([
      'system oversight, audit, compliance oversight, user management',
      'contract viewing, milestone tracking, document access, progress reports',
      'legal review, pre-certification, compliance check, document verification, risk assessment',
      'aml screening, kyc, payment authorisation, payment processing, escrow, financial reporting, risk assessment',
      'invoices, compliance uploads, project management, milestone delivery, resource coordination, performance tracking',
      'read-only audit access, exports, compliance monitoring, audit trail, regulatory reporting, investigation tools',
    ]);
  });
});
