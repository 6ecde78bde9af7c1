import type { Contract } from 'shared-kernel/domain/contract';
import { portalKeys, type PortalKey } from 'shared-kernel/domain/portal';
import type { Profile } from 'shared-kernel/domain/profile';
import { contracts, createSampleProfile } from 'shared-kernel/testing/records';
import type { Signatory } from './signatory';
import { isSigningOnBehalf, getSignatoryError } from './signatory-portals';

const [crudeSupply] = contracts as [Contract];
const [elena, daniel, oliver] = crudeSupply.signatories as [Signatory, Signatory, Signatory];
const byAdmin = (name: string) => `The Admin portal records the signature of ${name}.`;

const profilesWith = (changes: Partial<Profile> = {}): readonly Profile[] =>
  portalKeys.map((portal) => ({
    ...createSampleProfile(portal),
    ...(portal === 'client' && changes),
  }));

const refusalOf = (
  portal: PortalKey | undefined,
  signatory: Signatory,
  changes?: Partial<Profile>,
  contract = crudeSupply,
) => getSignatoryError(contract, signatory, profilesWith(changes), portal, false);

const sentAs = (docusignId: string): Contract => ({
  ...crudeSupply,
  documents: crudeSupply.documents.map((document) => ({ ...document, docusignId })),
});

describe('permission to sign', () => {
  it('[C7, policy] a signatory signs in the portal whose profile has their email', () => {
    expect(refusalOf('client', elena)).toBeUndefined();
    for (const portal of portalKeys.filter((key) => key !== 'client' && key !== 'admin')) {
      expect(refusalOf(portal, elena)).toBe('Elena Vasquez signs in the Client portal.');
    }
    expect(refusalOf('law_firm', oliver)).toBeUndefined();
    expect(refusalOf('client', oliver)).toBe('Oliver Bennett signs in the Legal portal.');
  });

  it('[C7, policy] Admin can sign for all signatories', () => {
    for (const signatory of crudeSupply.signatories) {
      expect(refusalOf('admin', signatory)).toBeUndefined();
    }
  });

  it('[R71, C7] an administrator signs on behalf of others, but personally if the administrator is the signatory', () => {
    const { fullName: name, email } = createSampleProfile('admin');
    const nadia = { ...daniel, name, email };
    const profiles = profilesWith();
    expect(isSigningOnBehalf(crudeSupply, nadia, profiles, 'admin')).toBe(false);
    expect(isSigningOnBehalf(crudeSupply, elena, profiles, 'admin')).toBe(true);
    expect(isSigningOnBehalf(crudeSupply, elena, profiles, 'client')).toBe(false);
  });

  it('[C7, policy] only Admin can sign for a person without a portal', () => {
    for (const portal of [...portalKeys.filter((key) => key !== 'admin'), undefined]) {
      expect(refusalOf(portal, daniel)).toBe(byAdmin('Daniel Okoro'));
    }
  });

  it('[C7, R12] matches signatories only by email address, ignoring letter case and surrounding spaces', () => {
    const shouted = { ...elena, name: 'E. V.', email: ` ${elena.email.toUpperCase()} ` };
    expect(refusalOf('client', shouted)).toBeUndefined();
    expect(refusalOf('client', { ...elena, email: `x${elena.email}` })).toBe(
      byAdmin('Elena Vasquez'),
    );
    expect(refusalOf('client', { ...elena, email: '' }, { email: '' })).toBe(
      byAdmin('Elena Vasquez'),
    );
  });

  it('[R62, C7] the person id of a signatory takes precedence over the email', () => {
    const named = { ...elena, personId: 'PER-003' };
    expect(refusalOf('law_firm', named)).toBeUndefined();
    expect(refusalOf('client', named)).toBe('Elena Vasquez signs in the Legal portal.');
  });

  it('[C7, policy] only Admin can sign for a person whose portal lacks the permission to sign', () => {
    const { fullName, email } = createSampleProfile('regulator');
    const claire = { ...daniel, name: fullName, email };
    expect(refusalOf('regulator', claire)).toBe(byAdmin(fullName));
  });
});

describe('a profile whose email changed', () => {
  const sent = sentAs(`DS-${Date.parse('2024-07-21T07:00:00.000Z')}`);
  const taken = (emailSince: string, contract = sent) =>
    refusalOf('client', daniel, { email: daniel.email, emailSince }, contract);

  it('[C7, policy] a user cannot sign an envelope that was sent before the user’s email address changed', () => {
    expect(taken('2024-07-21T07:00:00.001Z')).toBe(byAdmin('Daniel Okoro'));
    expect(taken('2024-07-15T00:00:00.001Z', sentAs('DS-7F3A'))).toBe(byAdmin('Daniel Okoro'));
    expect(taken('2024-07-01T00:00:00.000Z', sentAs('DS-1'))).toBe(byAdmin('Daniel Okoro'));
  });

  it('[C7, policy] a user can sign envelopes that were sent after the user’s email address changed', () => {
    expect(taken('2024-07-21T07:00:00.000Z')).toBeUndefined();
    expect(taken('2024-07-14T23:59:59.999Z', sentAs('DS-7F3A'))).toBeUndefined();
  });
});
