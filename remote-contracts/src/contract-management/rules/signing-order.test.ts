import { listNextSignatories, type Contract, contractSchema } from 'shared-kernel/domain/contract';
import { contracts } from 'shared-kernel/testing/records';
import type { Signatory } from './signatory';
import { createDraftContract } from '../commands/create-draft-contract';
import { canSendForSignature, addSignature, computeSignatoryProgress } from './signing-order';

const now = new Date('2024-07-22T09:00:00.000Z');
const created = createDraftContract(
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
  it('[C3] a contract can be sent for signature only after its legal review is completed', () => {
    expect(
      contractSchema.entries.legalReview.options.filter((legalReview) =>
        canSendForSignature({ legalReview }),
      ),
    ).toEqual(['completed']);
  });

  it('[C3] counts the signatures of a contract', () => {
    expect(computeSignatoryProgress(approved())).toEqual({ signed: 0, total: 0 });
    expect(computeSignatoryProgress(approved('signed', 'pending', 'declined'))).toEqual({
      signed: 1,
      total: 3,
    });
  });

  it('[C7] signing follows the signing order and stops if someone declined', () => {
    expect(listNextSignatories(approved('signed', 'pending', 'pending'))[0]?.id).toBe('S2');
    expect(listNextSignatories(approved('pending', 'declined'))[0]?.id).toBe('S1');
    expect(listNextSignatories(approved('declined', 'pending'))[0]).toBeUndefined();
    expect(listNextSignatories(approved('signed', 'signed'))[0]).toBeUndefined();
    expect(listNextSignatories(approved())[0]).toBeUndefined();
  });

  it('[C7] stores the date of each signature, and the last signature changes the status to signed', () => {
    const half = addSignature(approved('pending', 'pending'), 'S1', now);
    expect(half).toMatchObject({ status: 'legal_approved', lastModified: '2024-07-22' });
    expect(half?.signatories.map(({ signedDate }) => signedDate)).toEqual([
      '2024-07-22',
      undefined,
    ]);
    const whole = half && addSignature(half, 'S2', now);
    expect(whole?.status).toBe('signed');
    expect(whole && listNextSignatories(whole)[0]).toBeUndefined();
  });

  it('[C3, C7] refuses a signature out of turn, of an unknown person, or without a completed review', () => {
    const contract = approved('pending', 'pending');
    expect(addSignature(contract, 'S2', now)).toBeUndefined();
    expect(addSignature(contract, 'S9', now)).toBeUndefined();
    expect(addSignature({ ...contract, legalReview: 'waived' }, 'S1', now)).toBeUndefined();
    expect(addSignature(approved('signed'), 'S1', now)).toBeUndefined();
  });
});

describe('contracts of the sample', () => {
  it('[C3] only the reviewed sample contract offers DocuSign, and it has a next signatory', () => {
    const sendable = contracts.filter(canSendForSignature);
    expect(sendable.map(({ title }) => title)).toEqual(['Crude Oil Supply Agreement']);
    expect(sendable.map((contract) => listNextSignatories(contract)[0]?.name)).toEqual([
      'Daniel Okoro',
    ]);
  });
});
