import { createOnePagePdf } from 'shared-kernel/testing/pdf';
import type { Contract } from 'shared-kernel/domain/contract';
import { createCommandTester, createTestWorkspace } from 'shared-kernel/testing';
import { contracts } from 'shared-kernel/testing/records';
import { signedContractMessages } from '../test-refusals';
import { createReviewer } from '../test-reviewer';
import { attachContractDocument } from './attach-document';
import { createContract } from './create-contract';
import { changeContractStatus, submitContract } from './change-contract-status';
import { sendEnvelope } from './sign-contract';

const [crudeSupply, drillingRights, equipmentLease] = contracts as [Contract, Contract, Contract];

describe('moving a contract through its legal review', () => {
  it('[C5, C9, audit] a completed legal review removes the flags of a waiver, and the audit log records the removal', async () => {
    const tester = createCommandTester();
    const { done, record, latestEntry } = tester;
    const { id } = equipmentLease;
    await done(changeContractStatus, { id, status: 'pending_review' });
    expect((await latestEntry())?.note).toBe('Status: Pending Review');
    expect(await record('contracts', id)).toMatchObject({
      complianceFlags: ['User Waived Legal Review', 'No Legal Validation'],
    });
    await createReviewer(tester).done(changeContractStatus, { id, status: 'legal_approved' });
    expect(await record('contracts', id)).toMatchObject({ complianceFlags: [] });
    expect(await latestEntry()).toMatchObject({
      note: 'Status: Legal Approved. Waiver flags removed: User Waived Legal Review, No Legal Validation.',
      before: { complianceFlags: equipmentLease.complianceFlags },
      after: { complianceFlags: [] },
    });
  });

  it('[C5, N5] a notification requires action until the legal review is completed, and the next one until the envelope is sent', async () => {
    const tester = createCommandTester();
    const { done, source } = tester;
    const reviewer = createReviewer(tester);
    const draft = {
      title: 'Charter',
      type: 'service_contract',
      client: 'Aurora',
      value: '',
    } as const;
    const { id } = await done(createContract, draft);
    const file = {
      name: 'Charter.pdf',
      type: 'application/pdf',
      bytes: createOnePagePdf('terms'),
    };
    await done(attachContractDocument, { id, type: 'main_contract', file });
    const asking = async () =>
      (await source.list('notifications'))
        .filter(({ actionRequired, metadata }) => actionRequired && metadata?.contractId === id)
        .map(({ title }) => title);
    await done(submitContract, { id });
    expect(await asking()).toEqual(['New contract assigned']);
    await reviewer.done(changeContractStatus, { id, status: 'legal_approved' });
    expect(await asking()).toEqual(['Legal review completed']);
    await done(changeContractStatus, { id, status: 'pending_review' });
    expect(await asking()).toEqual([]);
    await reviewer.done(changeContractStatus, { id, status: 'legal_approved' });
    const signatories = [{ name: 'Dana Ivers', role: 'CFO', email: 'dana@a.example' }];
    await done(sendEnvelope, { id, signatories });
    expect(await asking()).toEqual([]);
  });

  it('[R75, R107, PR10] notifies the other users once of a completed legal review, but not the reviewer', async () => {
    const { done, source, notificationsFor, latestNotification } = createCommandTester();
    const { id } = drillingRights;
    await done(changeContractStatus, { id, status: 'legal_approved' });
    expect(await latestNotification()).toMatchObject({
      title: 'Legal review completed',
      metadata: { contractId: id },
    });
    const told = (await source.list('notifications')).length;
    await done(changeContractStatus, { id, status: 'pending_review' });
    await done(changeContractStatus, { id, status: 'legal_approved' });
    expect(await source.list('notifications')).toHaveLength(told);
    const titles = async (...reader: Parameters<typeof notificationsFor>) =>
      (await notificationsFor(...reader)).map(({ title }) => title);
    expect(await titles('client')).toContain('Legal review completed');
    expect(await titles('client', ['legalReviewCompleted'])).not.toContain(
      'Legal review completed',
    );
    expect(await titles('admin')).not.toContain('Legal review completed');
  });

  it('[C5, C7] the status of a contract without signatures cannot be changed to signed', async () => {
    const unsigned = { ...crudeSupply, signatories: [] };
    const workspace = createTestWorkspace({ records: { contracts: [unsigned] } });
    const { run } = createCommandTester({ workspace });
    expect(await run(changeContractStatus, { id: unsigned.id, status: 'signed' })).toMatchObject({
      status: 'failed',
      error: {
        kind: 'refused',
        message: 'Only signatories can sign this contract, through the signing envelope.',
      },
    });
  });

  it('[C5, C7] the status of a contract that everyone has signed cannot be changed back', async () => {
    const { run, done } = createCommandTester();
    const { id } = equipmentLease;
    await done(changeContractStatus, { id, status: 'pending_review' });
    expect(await run(changeContractStatus, { id, status: 'draft' })).toMatchObject({
      error: { kind: 'refused', message: signedContractMessages.final },
    });
  });

  it('[R31, C5] the person who submitted a contract cannot complete its legal review', async () => {
    const tester = createCommandTester();
    const { id } = equipmentLease;
    await tester.done(changeContractStatus, { id, status: 'pending_review' });
    expect(await tester.record('contracts', id)).toMatchObject({
      submitted: { by: 'admin', name: 'Nadia Rahman', at: '2024-07-22T09:00:00.000Z' },
    });
    expect(await tester.run(changeContractStatus, { id, status: 'legal_approved' })).toMatchObject({
      error: {
        kind: 'refused',
        message:
          'You submitted this contract. A person in another portal must complete the legal review.',
      },
    });
    const reviewer = createReviewer(tester);
    await reviewer.done(changeContractStatus, { id, status: 'legal_approved' });
    expect(await tester.record('contracts', id)).toMatchObject({ submitted: { by: 'admin' } });
  });

  it('[R31, C5] submitting and completing a legal review require a main document', async () => {
    const refused = { error: { kind: 'refused', message: 'Attach the main document first.' } };
    const exhibits = drillingRights.documents.filter(({ type }) => type === 'exhibit');
    const inReview = { ...drillingRights, documents: exhibits };
    const drafted = { ...inReview, id: 'CON-1', status: 'draft', legalReview: 'required' } as const;
    const workspace = createTestWorkspace({ records: { contracts: [inReview, drafted] } });
    const { run } = createCommandTester({ workspace });
    expect(await run(submitContract, { id: drafted.id })).toMatchObject(refused);
    expect(
      await run(changeContractStatus, { id: inReview.id, status: 'legal_approved' }),
    ).toMatchObject(refused);
  });

  it('[R31, R5] a person who changes the text of a reviewed contract counts as its submitter', async () => {
    const reviewed = {
      ...drillingRights,
      status: 'legal_approved',
      legalReview: 'completed',
    } as const;
    const workspace = createTestWorkspace({ records: { contracts: [reviewed] } });
    const reviewer = createReviewer({ workspace });
    const { id } = reviewed;
    const file = { name: 'Annex.pdf', bytes: createOnePagePdf('annex') };
    await reviewer.done(attachContractDocument, { id, type: 'exhibit', file });
    expect(
      await reviewer.run(changeContractStatus, { id, status: 'legal_approved' }),
    ).toMatchObject({
      error: { kind: 'refused' },
    });
    await createCommandTester({ workspace }).done(changeContractStatus, {
      id,
      status: 'legal_approved',
    });
  });

  it('[R31] changing a contract back to draft removes its submitter', async () => {
    const waived = { ...equipmentLease, signatories: [] };
    const workspace = createTestWorkspace({ records: { contracts: [waived] } });
    const { id } = waived;
    const { done, record } = createCommandTester({ workspace });
    await done(changeContractStatus, { id, status: 'pending_review' });
    await done(changeContractStatus, { id, status: 'draft' });
    expect((await record('contracts', id))?.submitted).toBeUndefined();
  });

  it('[C5] changing the status of a contract does nothing in reference mode', async () => {
    const { run } = createCommandTester({
      workspace: createTestWorkspace({ behaviour: 'reference' }),
    });
    const input = { id: crudeSupply.id, status: 'signed' } as const;
    expect((await run(changeContractStatus, input)).status).toBe('inert');
  });
});
