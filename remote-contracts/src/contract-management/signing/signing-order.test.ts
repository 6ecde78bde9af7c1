import { nextSignatories, type Contract, contractSchema } from 'shared-kernel/domain/contract';
import { contracts } from 'shared-kernel/testing/records';
import type { Signatory } from './signatory';
import { draftedContract } from '../commands/drafted-contract';
import { canSendForSignature, signContract, signatoryProgress } from './signing-order';

const now = new Date('2024-07-22T09:00:00.000Z');
const created = draftedContract(
  { type: 'supply_agreement', title: 'Crude', client: 'Meridian', value: '$1' },
  new Date('2024-01-01T00:00:00Z'),
  [],
  true,
);

const approved = (...statuses: Signatory['status'][]): Contract => ({
  ...created,
  status: 'legal_approved',
  legalReview: 'completed',
  signatories: statuses.map((status, index) => ({
    id: `S${index + 1}`,
    name: `Signatory ${index + 1}`,
    role: '',
    email: '',
    status,
  })),
});

describe('signing a contract', () => {
  it('[C3] can begin only once the legal review is completed', () => {
    expect(
      contractSchema.entries.legalReview.options.filter((legalReview) =>
        canSendForSignature({ legalReview }),
      ),
    ).toEqual(['completed']);
  });

  it('[C3] counts who has signed', () => {
    expect(signatoryProgress(approved())).toEqual({ signed: 0, total: 0 });
    expect(signatoryProgress(approved('signed', 'pending', 'declined'))).toEqual({
      signed: 1,
      total: 3,
    });
  });

  it('[C7] goes in order, and stops at who declined', () => {
    expect(nextSignatories(approved('signed', 'pending', 'pending'))[0]?.id).toBe('S2');
    expect(nextSignatories(approved('pending', 'declined'))[0]?.id).toBe('S1');
    expect(nextSignatories(approved('declined', 'pending'))[0]).toBeUndefined();
    expect(nextSignatories(approved('signed', 'signed'))[0]).toBeUndefined();
    expect(nextSignatories(approved())[0]).toBeUndefined();
  });

  it('[C7] dates each signature and signs the contract with the last', () => {
    const half = signContract(approved('pending', 'pending'), 'S1', now);
    expect(half).toMatchObject({ status: 'legal_approved', lastModified: '2024-07-22' });
    expect(half?.signatories.map(({ signedDate }) => signedDate)).toEqual([
      '2024-07-22',
      undefined,
    ]);
    const whole = half && signContract(half, 'S2', now);
    expect(whole?.status).toBe('signed');
    expect(whole && nextSignatories(whole)[0]).toBeUndefined();
  });

  it('[C3, C7] is undefined out of turn, for a stranger, and without a completed review', () => {
    const contract = approved('pending', 'pending');
    expect(signContract(contract, 'S2', now)).toBeUndefined();
    expect(signContract(contract, 'S9', now)).toBeUndefined();
    expect(signContract({ ...contract, legalReview: 'waived' }, 'S1', now)).toBeUndefined();
    expect(signContract(approved('signed'), 'S1', now)).toBeUndefined();
  });
});

describe('the sample’s contracts', () => {
  it('[C3] offer DocuSign for the one whose review is completed, with someone to sign next', () => {
    const sendable = contracts.filter(canSendForSignature);
    expect(sendable.map(({ title }) => title)).toEqual(['Crude Oil Supply Agreement']);
    expect(sendable.map((contract) => nextSignatories(contract)[0]?.name)).toEqual([
      'Daniel Okoro',
    ]);
  });
});
