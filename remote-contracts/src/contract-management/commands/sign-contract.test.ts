import type { Contract } from 'shared-kernel/domain/contract';
import { contracts } from 'shared-kernel/testing/records';
import { commandTester, type CommandTester } from 'shared-kernel/testing';
import { attachContractDocument } from './attach-document';
import { createContract } from './create-contract';
import { moveContract } from './move-contract';
import { declineSignature, sendEnvelope, signNext } from './sign-contract';

let tester: CommandTester;

beforeEach(() => {
  tester = commandTester();
});

const draft = { title: '', type: 'joint_venture', client: '', value: '' } as const;
const [crudeSupply] = contracts as [Contract];
const pdf = { name: 'Exhibit.pdf', bytes: new TextEncoder().encode('%PDF-1.7 exhibit') };

describe('signing a contract', () => {
  it('[C3, C7] brings a contract from review to its last signature', async () => {
    const { id } = await tester.done(createContract, draft);
    await tester.done(attachContractDocument, { id, type: 'main_contract', file: pdf });
    await tester.done(moveContract, { id, status: 'pending_review' });
    await tester.done(moveContract, { id, status: 'legal_approved' });
    expect((await tester.latestEntry())?.note).toBe('Now Legal Approved');
    expect(tester.session.toasts.at(-1)?.title).toBe('Contract moved to Legal Approved');
    expect(await tester.latestNotification()).toMatchObject({ title: 'Legal review completed' });
    const people = [{ name: 'A. Signer', role: 'Buyer', email: 'a@signer.example' }];
    const sent = await tester.done(sendEnvelope, { id, signatories: people });
    const signed = await tester.done(signNext, {
      id,
      signatoryId: sent.signatories[0]?.id ?? '',
    });
    expect(signed.status).toBe('signed');
    expect((await tester.latestEntry())?.note).toBe('Signed by A. Signer');
    expect(await tester.run(moveContract, { id, status: 'draft' })).toMatchObject({
      status: 'failed',
      error: { kind: 'refused' },
    });
  });

  it('[C7] logs who declined, and why', async () => {
    await tester.done(declineSignature, {
      id: crudeSupply.id,
      signatoryId: 'SIG-002',
      reason: 'The price',
    });
    expect((await tester.latestEntry())?.note).toBe('Declined by Daniel Okoro: The price');
  });
});
