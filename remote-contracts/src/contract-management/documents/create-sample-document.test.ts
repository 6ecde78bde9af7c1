import { createDraftContract } from '../commands/create-draft-contract';
import type { ContractDocument } from '../rules/contract-document';
import { createSampleDocument } from './create-sample-document';

const contract = {
  ...createDraftContract(
    { type: 'supply_agreement', title: '', client: 'Meridian', value: '$45,000,000' },
    new Date('2024-07-22T09:00:00.000Z'),
    [],
    true,
  ),
  signatories: [
    { id: 'S1', name: 'Ann', role: 'Buyer', email: 'ann@example.com', status: 'pending' as const },
  ],
};
const document: ContractDocument = {
  id: 'DOC-001',
  name: 'Supply.pdf',
  type: 'main_contract',
  size: '1 MB',
  uploadDate: '2024-07-22',
};

const textOf = (content: unknown) => JSON.stringify(content);

describe('createSampleDocument', () => {
  it('[C11, C12] the sample document contains the fields of the contract as shown on screen', () => {
    const text = textOf(createSampleDocument(contract, document));
    for (const fact of [
      'Untitled contract',
      contract.id,
      '$45,000,000',
      'Jul 22, 2024',
      'Not Required',
    ]) {
      expect(text).toContain(fact);
    }
  });

  it.each(['main_contract', 'exhibit', 'amendment'] as const)(
    '[C7] the text of the sample document of type %s differs from those of the other types',
    (type) => {
      const others = (['main_contract', 'exhibit', 'amendment'] as const).filter(
        (other) => other !== type,
      );
      const text = textOf(createSampleDocument(contract, { ...document, type }).blocks);
      for (const other of others) {
        expect(text).not.toBe(
          textOf(createSampleDocument(contract, { ...document, type: other }).blocks),
        );
      }
    },
  );

  it('[C7] the sample document lists the signatories in order and marks missing signatures', () => {
    expect(textOf(createSampleDocument(contract, document))).toContain(
      '["1. Ann","Buyer, not signed"]',
    );
  });

  it('[C11] the sample document says that it is not binding', () => {
    expect(textOf(createSampleDocument(contract, document))).toContain(
      'This document is not legally binding.',
    );
  });
});
