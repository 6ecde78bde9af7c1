import type { Contract } from 'shared-kernel/domain/contract';
import { contracts } from 'shared-kernel/testing/records';
import { getContractNextStep, describeNextStep, getContractUrgency } from './next-step';

const [supply] = contracts as [Contract];
const reviewed: Contract = { ...supply, status: 'legal_approved', legalReview: 'completed' };

const today = '2024-07-22';

const signedAs = (status: Contract['signatories'][number]['status']) =>
  supply.signatories.map((signatory) => ({ ...signatory, status }));

describe('describeNextStep', () => {
  it.each([
    ['draft', 'required', 'Review needed: submit for legal review'],
    ['user_waived', 'waived', 'Submit for legal review'],
    ['pending_review', 'pending', 'Complete legal review'],
    ['signed', 'completed', undefined],
  ] as const)(
    '[C5, C6] names the next step of a contract that is %s with a review that is %s',
    (status, legalReview, step) => {
      expect(describeNextStep({ ...supply, status, legalReview }, today)).toBe(step);
    },
  );

  it.each([
    ['draft', 'required', 'Review needed: attach a document'],
    ['user_waived', 'waived', 'Attach a document'],
    ['pending_review', 'pending', 'Attach a document'],
  ] as const)(
    '[R31, B12] a contract that is %s with a review that is %s needs a document as its next step',
    (status, legalReview, step) => {
      expect(describeNextStep({ ...supply, documents: [], status, legalReview }, today)).toBe(step);
      const exhibit = supply.documents.filter(({ type }) => type === 'exhibit');
      expect(describeNextStep({ ...supply, documents: exhibit, status, legalReview }, today)).toBe(
        step,
      );
    },
  );

  it('[C7] the next step of a contract names the next signatory, or the signatory who declined', () => {
    expect(describeNextStep(reviewed, today)).toBe('Daniel Okoro to sign');
    const [first] = supply.signatories;
    expect(describeNextStep({ ...reviewed, signatories: signedAs('declined') }, today)).toBe(
      `Resend to ${first?.name}`,
    );
  });

  it('[signatures, C7] the next step for an expired envelope is to send it again, not to wait for a signature', () => {
    const dated = { ...reviewed, envelope: { expiresOn: today } };
    expect([describeNextStep(dated, today), getContractUrgency(dated, today)]).toEqual([
      'Daniel Okoro to sign',
      1,
    ]);
    expect([
      describeNextStep(dated, '2024-07-23'),
      getContractUrgency(dated, '2024-07-23'),
    ]).toEqual(['Resend the expired envelope', 2]);
  });

  it('[C3, C7] the next step of a reviewed contract with a document and signatories is to send it for signature', () => {
    const documents = supply.documents.map(({ docusignId: _sent, ...document }) => document);
    expect(describeNextStep({ ...reviewed, documents }, today)).toBe('Send for signature');
    expect(describeNextStep({ ...reviewed, documents: [] }, today)).toBe('Attach a document');
    expect(describeNextStep({ ...reviewed, documents, signatories: [] }, today)).toBe(
      'Add signatories',
    );
  });

  it('[C7] a contract has no next step once everyone has signed', () => {
    expect(
      describeNextStep({ ...reviewed, signatories: signedAs('signed') }, today),
    ).toBeUndefined();
  });
});

describe('getContractNextStep', () => {
  const unsent = supply.documents.map(({ docusignId: _sent, ...document }) => document);
  const first = supply.signatories[0]?.name;

  it.each([
    ['a draft', { status: 'draft', legalReview: 'required' }, 'Client or Admin portal', []],
    [
      'in review',
      { status: 'pending_review', legalReview: 'pending' },
      'Legal or Admin portal',
      [],
    ],
    [
      'in review, submitted by admin',
      {
        status: 'pending_review',
        legalReview: 'pending',
        submitted: { by: 'admin', name: 'Nadia Rahman', at: '2024-07-22T09:00:00.000Z' },
      },
      'Legal portal',
      [],
    ],
    [
      'a draft without a document',
      { status: 'draft', legalReview: 'required', documents: [] },
      'Client or Admin portal',
      [{ text: 'No main document is attached', part: 'contract-documents' }],
    ],
    ['sent', {}, undefined, []],
    ['reviewed', { documents: unsent }, 'Client or Admin portal', []],
    [
      'without a document',
      { documents: [] },
      'Client or Admin portal',
      [{ text: 'No document is attached', part: 'contract-documents' }],
    ],
    [
      'declined',
      { signatories: signedAs('declined').slice(0, 1) },
      'Client or Admin portal',
      [{ text: `${first} declined`, part: 'contract-signatories' }],
    ],
  ] as const)(
    '[R125, C3, C5, C7, R31] names who acts next and what blocks a contract that is %s',
    (_name, changes, by, blockers) => {
      const step = getContractNextStep({ ...reviewed, ...changes } as Contract, today);
      expect([step?.by, step?.blockers]).toEqual([by, blockers]);
    },
  );

  it('[C7] no action is pending on a contract that everyone has signed', () => {
    expect(
      getContractNextStep({ ...reviewed, signatories: signedAs('signed') }, today),
    ).toBeUndefined();
  });
});
