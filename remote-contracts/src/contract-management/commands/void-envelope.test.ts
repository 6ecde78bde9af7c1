import { createOnePagePdf } from 'shared-kernel/testing/pdf';
import type { Contract } from 'shared-kernel/domain/contract';
import { createCommandTester, createTestWorkspace } from 'shared-kernel/testing';
import { contracts } from 'shared-kernel/testing/records';
import { signedContractMessages } from '../test-refusals';
import { listEnvelopeEvents } from '../signing/list-envelope-events';
import { unsignedContract as unsigned } from '../test-envelopes';
import { createReviewer } from '../test-reviewer';
import { attachContractDocument } from './attach-document';
import { editContract } from './edit-contract';
import { changeContractStatus, submitContract } from './change-contract-status';
import { declineSignature, sendEnvelope, recordSignature } from './sign-contract';
import { createSignatureInput } from './test-signature-input';

const [crudeSupply] = contracts as [Contract];
const { id } = crudeSupply;
const pdf = { name: 'Exhibit.pdf', bytes: createOnePagePdf('exhibit') };
const edit = { id, from: crudeSupply, to: { ...crudeSupply, value: '$1' } };
const pending = ['pending', 'pending', 'pending'];
const sign = { id, signatoryId: 'SIG-002' };
const notReviewed = {
  status: 'failed',
  error: { kind: 'refused', message: 'Complete the legal review first.' },
};

const testerOf = (contract: Contract) =>
  createCommandTester({ workspace: createTestWorkspace({ records: { contracts: [contract] } }) });

const statuses = ({ signatories }: Pick<Contract, 'signatories'>) =>
  signatories.map(({ status }) => status);

describe('reopening the legal review while an unsigned envelope is open', () => {
  it('[R5, C3, C7] reopening the legal review voids the envelope', async () => {
    const { done } = testerOf(unsigned);
    const { contract } = await done(changeContractStatus, { id, status: 'pending_review' });
    expect(statuses(contract)).toEqual(pending);
    expect(contract.documents.map(({ docusignId }) => docusignId)).toEqual(
      Array(3).fill(undefined),
    );
    expect(listEnvelopeEvents(contract, []).map(({ kind }) => kind)).toEqual([
      'sent',
      'void',
      'waiting',
      'waiting',
      'waiting',
    ]);
  });

  it('[R5, audit] the audit log and the toast say that the envelope is void', async () => {
    const { done, latestEntry, session } = testerOf(unsigned);
    await done(changeContractStatus, { id, status: 'pending_review' });
    const told = 'The envelope is void.';
    expect((await latestEntry())?.note).toBe(`Status: Pending Review. ${told}`);
    expect(session.toasts.at(-1)).toMatchObject({
      title: 'Contract status changed to Pending Review',
      description: `Crude Oil Supply Agreement. ${told}`,
    });
  });

  it('[R5, C7] after the review everyone signs the new text, and the certificate covers only the new text', async () => {
    const { done, record, source } = testerOf(unsigned);
    await done(changeContractStatus, { id, status: 'pending_review' });
    await done(editContract, edit);
    await done(changeContractStatus, { id, status: 'legal_approved' });
    await done(sendEnvelope, { id });
    for (const { id: signatoryId } of crudeSupply.signatories) {
      expect((await record('contracts', id))?.signedTerms).toBeUndefined();
      await done(recordSignature, await createSignatureInput(source, { id, signatoryId }));
    }
    const signed = await record('contracts', id);
    expect(signed).toMatchObject({ status: 'signed', signedTerms: { value: '$1' } });
    const log = await source.find('auditEntries', 'subject', { equals: `contracts/${id}` });
    const times = listEnvelopeEvents(signed ?? crudeSupply, log).flatMap((event) =>
      event.kind === 'signed' ? [event.at] : [],
    );
    expect(times).toEqual(Array(3).fill('2024-07-22T09:00:00.000Z'));
  });

  it('[R5, C7] refuses signing and declining while the legal review is open', async () => {
    const { done, run, source } = testerOf(unsigned);
    await done(changeContractStatus, { id, status: 'pending_review' });
    expect(await run(recordSignature, await createSignatureInput(source, sign))).toMatchObject(
      notReviewed,
    );
    expect(await run(declineSignature, sign)).toMatchObject(notReviewed);
  });

  it('[R5, C7] undo restores the legal review and the envelope unless the text has changed', async () => {
    const { run, done, record } = testerOf(unsigned);
    const first = await run(changeContractStatus, { id, status: 'pending_review' });
    expect(first.status === 'done' && (await first.undo?.())).toEqual({ status: 'done' });
    expect(await record('contracts', id)).toEqual(unsigned);
    const second = await run(changeContractStatus, { id, status: 'pending_review' });
    await done(editContract, edit);
    expect(second.status === 'done' && (await second.undo?.())).toMatchObject({ status: 'failed' });
    expect(statuses((await record('contracts', id)) ?? unsigned)).toEqual(pending);
  });
});

describe('reopening the legal review after the first signature', () => {
  it('[R2, C5, C7] refuses to reopen the legal review of a partly signed contract, and leaves envelope and signature unchanged', async () => {
    const { run, record } = createCommandTester();
    expect(await run(changeContractStatus, { id, status: 'pending_review' })).toMatchObject({
      status: 'failed',
      error: { kind: 'refused', message: signedContractMessages.partly },
    });
    expect(await record('contracts', id)).toEqual(crudeSupply);
  });
});

describe('a partly signed contract of an older version whose legal review is open again', () => {
  const reopened = { ...crudeSupply, status: 'pending_review', legalReview: 'pending' } as const;

  it('[R5, C7] a partly signed contract of an older version cannot be signed while its legal review is open', async () => {
    const { run, source } = testerOf(reopened);
    expect(await run(recordSignature, await createSignatureInput(source, sign))).toMatchObject(
      notReviewed,
    );
    expect(await run(declineSignature, sign)).toMatchObject(notReviewed);
  });

  it('[R2, C7] a partly signed contract preserves its signatures during a legal review, and signing continues afterwards', async () => {
    const tester = testerOf({ ...reopened, status: 'draft' });
    const { done, latestEntry } = tester;
    await done(submitContract, { id });
    expect((await latestEntry())?.note).toBeUndefined();
    const { contract } = await createReviewer(tester).done(changeContractStatus, {
      id,
      status: 'legal_approved',
    });
    expect(contract.signatories).toEqual(crudeSupply.signatories);
    expect(
      statuses(await done(recordSignature, await createSignatureInput(tester.source, sign))),
    ).toEqual(['signed', 'signed', 'pending']);
  });

  it('[R2, C5] a partly signed contract cannot return to draft', async () => {
    const { run } = testerOf(reopened);
    expect(await run(changeContractStatus, { id, status: 'draft' })).toMatchObject({
      error: { kind: 'refused', message: signedContractMessages.partly },
    });
  });
});

describe('changing a contract whose legal review is completed', () => {
  const reopened = { status: 'pending_review', legalReview: 'pending' };
  const told = 'The legal review was reopened. The envelope is void.';

  it('[R5, C3, C4] an edit reopens the completed legal review and voids the envelope', async () => {
    const { done, latestEntry, session } = testerOf(unsigned);
    const { contract } = await done(editContract, edit);
    expect(contract).toMatchObject({ ...reopened, value: '$1' });
    expect(contract.documents.some(({ docusignId }) => docusignId !== undefined)).toBe(false);
    expect((await latestEntry())?.note).toBe(told);
    expect(session.toasts.at(-1)?.description).toBe(`Crude Oil Supply Agreement. ${told}`);
  });

  it('[R5, C11] a new document reopens the completed legal review', async () => {
    const { done, record, latestEntry } = testerOf(unsigned);
    await done(attachContractDocument, { id, type: 'exhibit', file: pdf });
    expect(await record('contracts', id)).toMatchObject(reopened);
    expect((await latestEntry())?.note).toBe(`Attached Exhibit.pdf. ${told}`);
  });

  it('[R5, C3] an edit without changes does not reopen the legal review', async () => {
    const { done, record } = testerOf(unsigned);
    await done(editContract, { ...edit, to: crudeSupply });
    expect(await record('contracts', id)).toMatchObject({
      status: 'legal_approved',
      legalReview: 'completed',
    });
  });

  it('[R5, C3] undo of an edit restores the legal review and the envelope @deep', async () => {
    const { run, record } = testerOf(unsigned);
    const result = await run(editContract, edit);
    expect(result.status === 'done' && (await result.undo?.())).toEqual({ status: 'done' });
    expect(await record('contracts', id)).toEqual(unsigned);
  });

  it('[R5, N5] after the legal review is reopened, the notification about the envelope no longer requires action', async () => {
    const { done, source } = testerOf({ ...unsigned, ...reopened } as Contract);
    await done(changeContractStatus, { id, status: 'legal_approved' });
    const asking = async () =>
      (await source.list('notifications')).filter(
        ({ actionRequired, metadata }) => actionRequired && metadata?.contractId === id,
      );
    expect(await asking()).toHaveLength(1);
    await done(editContract, edit);
    expect(await asking()).toEqual([]);
  });
});
