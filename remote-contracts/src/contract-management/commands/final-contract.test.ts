import { createOnePagePdf } from 'shared-kernel/testing/pdf';
import type { Contract } from 'shared-kernel/domain/contract';
import { createCommandTester, createTestWorkspace } from 'shared-kernel/testing';
import { contracts } from 'shared-kernel/testing/records';
import type { Command } from 'shared-kernel/workspace';
import type * as v from 'valibot';
import { signedContractMessages } from '../test-refusals';
import { amendContract } from './amend-contract';
import { attachContractDocument } from './attach-document';
import { editContract } from './edit-contract';
import { changeContractStatus, submitContract } from './change-contract-status';
import { scheduleNotarization } from './schedule-notarization';
import { recallEnvelope } from './recall-envelope';
import { declineSignature, sendEnvelope, recordSignature } from './sign-contract';
import { sendEnvelopes } from './send-envelopes';
import { createSignatureInput } from './test-signature-input';

const [crudeSupply] = contracts as [Contract];
const bytes = createOnePagePdf('charter');

const charter: Contract = {
  ...crudeSupply,
  id: 'CON-1',
  status: 'pending_review',
  legalReview: 'pending',
  signatories: crudeSupply.signatories.slice(2),
  documents: [],
};
const { id } = charter;
const upload = { id, type: 'main_contract', file: { name: 'Charter.pdf', bytes } } as const;
const edit = { id, from: charter, to: { ...charter, title: 'Charter, edited' } };
const sign = { id, signatoryId: 'SIG-003' };
const someone = { name: 'A. Signatory', role: 'Buyer', email: 'a@signatory.example' };

function openCharter() {
  const workspace = createTestWorkspace({ records: { contracts: [charter] } });
  const tester = createCommandTester({ workspace });
  const did = async <I extends v.GenericSchema, O>(
    command: Command<I, O>,
    input: v.InferInput<I>,
  ) => {
    const result = await tester.run(command, input);
    if (result.status !== 'done') throw new Error(JSON.stringify(result));
    return async () => result.undo?.();
  };
  return { ...tester, did };
}

async function signedCharter() {
  const opened = openCharter();
  const unedit = await opened.did(editContract, edit);
  const unload = await opened.did(attachContractDocument, upload);
  const unreview = await opened.did(changeContractStatus, { id, status: 'legal_approved' });
  const unsend = await opened.did(sendEnvelope, { id });
  await opened.done(recordSignature, await createSignatureInput(opened.source, sign));
  return { ...opened, unedit, unload, unreview, unsend };
}

const refusedAs = (message: string) => ({ status: 'failed', error: { kind: 'refused', message } });

describe('a contract that everyone has signed', () => {
  it('[R2, C3, C5, C7] no command changes a contract that everyone has signed', async () => {
    const { run, record, source } = await signedCharter();
    const before = await record('contracts', id);
    const final = refusedAs(signedContractMessages.final);
    expect(await run(editContract, { ...edit, from: edit.to })).toMatchObject(final);
    expect(await run(attachContractDocument, upload)).toMatchObject(final);
    expect(await run(sendEnvelope, { id })).toMatchObject(final);
    expect(await run(sendEnvelopes, { ids: [id] })).toMatchObject({ status: 'failed' });
    expect(await run(sendEnvelope, { id, signatories: [someone] })).toMatchObject(final);
    expect(await run(recallEnvelope, { id, reason: 'Wrong price' })).toMatchObject(final);
    expect(await run(recordSignature, await createSignatureInput(source, sign))).toMatchObject({
      status: 'failed',
    });
    expect(await run(declineSignature, sign)).toMatchObject({ status: 'failed' });
    expect(await run(submitContract, { id })).toMatchObject({ status: 'failed' });
    for (const status of ['draft', 'pending_review', 'legal_approved'] as const) {
      expect(await run(changeContractStatus, { id, status })).toMatchObject(final);
    }
    expect(await record('contracts', id)).toEqual(before);
  });

  it('[R2, C3, C7] undoing earlier commands cannot change a contract that everyone has signed', async () => {
    const { unedit, unload, unreview, unsend, record, source } = await signedCharter();
    const before = await record('contracts', id);
    for (const undo of [unedit, unload, unreview, unsend]) {
      expect(await undo()).toMatchObject(refusedAs(signedContractMessages.final));
    }
    expect(await record('contracts', id)).toEqual(before);
    expect(await source.list('files')).toHaveLength(1);
  });

  it('[R70, C7, C8] an amendment can be undone, but a signature cannot', async () => {
    const { did, run, source, done } = openCharter();
    await done(attachContractDocument, upload);
    await done(changeContractStatus, { id, status: 'legal_approved' });
    await done(sendEnvelope, { id });
    const signed = await run(recordSignature, await createSignatureInput(source, sign));
    expect(signed).toMatchObject({ status: 'done', undo: undefined });
    const unamend = await did(amendContract, { id });
    expect(await unamend()).toEqual({ status: 'done' });
  });

  it('[C7, C11] a notarization can be scheduled after the last signature, and the booking can be undone', async () => {
    const { did, record } = await signedCharter();
    const before = await record('contracts', id);
    const booking = { scheduledDate: '2030-01-01T10:00:00.000Z', notaryName: 'R. Notary' };
    const unbook = await did(scheduleNotarization, { id, ...booking });
    expect(await unbook()).toEqual({ status: 'done' });
    expect((await record('contracts', id))?.notarization).toEqual(before?.notarization);
  });
});

describe('the signed terms of a contract', () => {
  it('[R2, C7] stores terms and file digests with the last signature', async () => {
    const { record } = await signedCharter();
    const digest = await crypto.subtle.digest('SHA-256', bytes);
    expect((await record('contracts', id))?.signedTerms).toEqual({
      at: '2024-07-22T09:00:00.000Z',
      title: 'Charter, edited',
      type: 'supply_agreement',
      client: 'Meridian Energy Partners',
      value: '$45,000,000',
      currency: 'USD',
      parties: [
        {
          id: 'SIG-003',
          name: 'Oliver Bennett',
          role: 'Senior Counsel, witness',
          email: 'oliver.bennett@harcourt-lindqvist.example',
        },
      ],
      documents: [
        {
          id: 'CON-1-D1',
          name: 'Charter.pdf',
          type: 'main_contract',
          size: '609 B',
          digest: Buffer.from(digest).toString('hex'),
        },
      ],
    });
  });

  it('[C7] stores no signed terms until the last signature', async () => {
    const { done, source } = createCommandTester();
    const step = { id: crudeSupply.id, signatoryId: 'SIG-002' };
    expect(
      await done(recordSignature, await createSignatureInput(source, step)),
    ).not.toHaveProperty('signedTerms');
  });

  it('[C7] stores no digest for sample documents, which have no file', async () => {
    const { done, source } = createCommandTester();
    await done(
      recordSignature,
      await createSignatureInput(source, { id: crudeSupply.id, signatoryId: 'SIG-002' }),
    );
    const { signedTerms } = await done(
      recordSignature,
      await createSignatureInput(source, { ...sign, id: crudeSupply.id }),
    );
    expect(signedTerms?.documents).toEqual([
      {
        id: 'DOC-001',
        name: 'Crude Oil Supply Agreement.pdf',
        type: 'main_contract',
        size: '2.4 MB',
      },
    ]);
  });
});
