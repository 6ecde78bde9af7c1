import * as v from 'valibot';
import { portalTypeConfigs, portalTypeConfigSchema } from './portal-config';
import {
  portalKeys,
  portalRoutes,
  portalAuditAccess,
  portalLabel,
  portalTitle,
} from './portal-key';

describe('the portals’ texts', () => {
  it('[D3] labels the tabs', () => {
    expect(Object.values(portalLabel)).toEqual([
      'Admin',
      'Client',
      'Legal',
      'Banking',
      'Vendor',
      'Regulator',
    ]);
  });

  it('[F1] titles every portal’s dashboard', () => {
    expect(portalTitle.admin).toBe('Administration Portal');
    expect(new Set(Object.values(portalTitle)).size).toBe(portalKeys.length);
  });

  it('[S2] configures each portal type once, in order', () => {
    expect(portalTypeConfigs.map(({ type }) => type)).toEqual([...portalRoutes]);
    expect(() => v.parse(v.array(portalTypeConfigSchema), portalTypeConfigs)).not.toThrow();
  });

  it('[S2] describes each portal in the stated words', () => {
    expect(portalTypeConfigs.map(({ description }) => description)).toEqual([
      'Administration Portal',
      'Contracts, milestones, payments',
      'Legal review, pre-certification',
      'AML, KYC, payment authorisation',
      'Invoices, compliance uploads',
      'Read-only audit, exports',
    ]);
  });

  it('[G2] lists what each portal is for', () => {
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

  it('[PR3] gives audit access to admin, law firm, banking and regulator', () => {
    expect(portalKeys.filter((key) => portalAuditAccess[key])).toEqual([
      'admin',
      'law_firm',
      'banking',
      'regulator',
    ]);
  });
});
