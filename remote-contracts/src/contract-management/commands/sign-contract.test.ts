import { createOnePagePdf } from 'shared-kernel/testing/pdf';
import type { Contract } from 'shared-kernel/domain/contract';
import { contracts } from 'shared-kernel/testing/records';
import { portalKeys, type PortalKey } from 'shared-kernel/domain/portal';
import {
  createCommandTester,
  createTestWorkspace,
  createTestSession,
  type CommandTester,
} from 'shared-kernel/testing';
import { unsignedContract } from '../test-envelopes';
import { attachContractDocument } from './attach-document';
import { createContract } from './create-contract';
import { createReviewer } from '../test-reviewer';
import { changeContractStatus } from './change-contract-status';
import { editContract } from './edit-contract';
import { recallEnvelope } from './recall-envelope';
import { recordApproval, declineSignature, sendEnvelope, recordSignature } from './sign-contract';
import { createSignatureInput } from './test-signature-input';

let tester: CommandTester;

beforeEach(() => {
  tester = createCommandTester();
});

const draft = { title: '', type: 'joint_venture', client: '', value: '' } as const;
const [crudeSupply] = contracts as [Contract];
const pdf = { name: 'Exhibit.pdf', bytes: createOnePagePdf('exhibit') };

describe('signing a contract', () => {
  it('[C3, C7] a contract can go from draft through legal review to the last signature', async () => {
    const { id } = await tester.done(createContract, draft);
    await tester.done(attachContractDocument, { id, type: 'main_contract', file: pdf });
    await tester.done(changeContractStatus, { id, status: 'pending_review' });
    await createReviewer(tester).done(changeContractStatus, { id, status: 'legal_approved' });
    expect((await tester.latestEntry())?.note).toBe('Status: Legal Approved');
    expect(await tester.latestNotification()).toMatchObject({ title: 'Legal review completed' });
    const people = [{ name: 'A. Signatory', role: 'Buyer', email: 'a@signatory.example' }];
    const sent = await tester.done(sendEnvelope, { id, signatories: people });
    const step = { id, signatoryId: sent.signatories[0]?.id ?? '' };
    const signed = await tester.done(
      recordSignature,
      await createSignatureInput(tester.source, step),
    );
    expect(signed.status).toBe('signed');
    expect((await tester.latestEntry())?.note).toBe(
      'Signed by Nadia Rahman for A. Signatory: Signed on paper',
    );
    expect(await tester.run(changeContractStatus, { id, status: 'draft' })).toMatchObject({
      status: 'failed',
      error: { kind: 'refused' },
    });
  });

  it('[signatures, audit] records an approval and refuses a signature of an approver', async () => {
    const [elena, ...others] = unsignedContract.signatories;
    const approver = { ...elena, part: 'approver' } as (typeof others)[number];
    const approved = { ...unsignedContract, signatories: [approver, ...others] };
    const { done, run, latestEntry, source } = createCommandTester({
      workspace: createTestWorkspace({ records: { contracts: [approved] } }),
    });
    const step = await createSignatureInput(source, { id: approved.id, signatoryId: approver.id });
    const refused = { status: 'failed', error: { kind: 'refused' } };
    expect(await run(recordSignature, step)).toMatchObject(refused);
    await done(recordApproval, step);
    expect(await latestEntry()).toMatchObject({
      action: 'contract.approveNext',
      label: 'Recorded an approval',
      note: 'Approved by Nadia Rahman for Elena Vasquez: Signed on paper',
    });
    const next = await createSignatureInput(source, {
      id: approved.id,
      signatoryId: others[0]?.id ?? '',
    });
    expect(await run(recordApproval, next)).toMatchObject(refused);
    await done(recordSignature, next);
    expect((await latestEntry())?.label).toBe('Recorded a signature');
  });

  it('[C7] the audit log records who declined to sign and why', async () => {
    await tester.done(declineSignature, {
      id: crudeSupply.id,
      signatoryId: 'SIG-002',
      reason: 'The price',
    });
    expect((await tester.latestEntry())?.note).toBe(
      'Declined by Nadia Rahman for Daniel Okoro: The price',
    );
  });
});

describe('permission to sign', () => {
  const { id } = crudeSupply;
  const as = (portal: PortalKey, contract = unsignedContract) =>
    createCommandTester({
      workspace: createTestWorkspace({ records: { contracts: [contract] } }),
      session: createTestSession(portal),
    });
  const signed = (signatoryId: string, typedName: string, reason = '') => ({
    id,
    signatoryId,
    envelope: 'DS-7F3A',
    hasRead: true,
    typedName,
    reason,
  });
  const elena = signed('SIG-001', 'Elena Vasquez');
  const denied = (message: string) => ({ status: 'failed', error: { kind: 'denied', message } });
  const daniels = denied('The Admin portal records the signature of Daniel Okoro.');

  it('[C7, policy, audit] a client signs personally, and the log names only that person', async () => {
    const { done, latestEntry } = as('client');
    await done(recordSignature, elena);
    expect(await latestEntry()).toMatchObject({
      actor: 'Elena Vasquez',
      portal: 'client',
      note: 'Signed by Elena Vasquez',
    });
  });

  it('[C7, policy] refuses to sign or decline for another signatory and changes nothing', async () => {
    const { run, done, record, source } = as('client');
    const standing = await done(recordSignature, elena);
    const lines = (await source.list('auditEntries')).length;
    const daniel = signed('SIG-002', 'Daniel Okoro');
    expect(await run(recordSignature, daniel)).toMatchObject(daniels);
    expect(await run(declineSignature, daniel)).toMatchObject(daniels);
    expect(await record('contracts', id)).toEqual(standing);
    expect(await source.list('auditEntries')).toHaveLength(lines);
  });

  it('[C7, policy, audit] in the legal portal, the lawyer can sign any contract, but not for another person', async () => {
    const signedByTwo = unsignedContract.signatories.map((person, index) =>
      index < 2 ? { ...person, status: 'signed' as const } : person,
    );
    const foreign = {
      ...unsignedContract,
      client: 'Atlas Drilling Corporation',
      signatories: signedByTwo,
    };
    const { run, done, latestEntry } = as('law_firm', foreign);
    expect(await run(sendEnvelope, { id })).toMatchObject({ error: { kind: 'denied' } });
    await done(recordSignature, signed('SIG-003', 'Oliver Bennett'));
    expect(await latestEntry()).toMatchObject({
      portal: 'law_firm',
      note: 'Signed by Oliver Bennett',
    });
    const other = as('law_firm');
    expect(await other.run(recordSignature, elena)).toMatchObject(
      denied('Elena Vasquez signs in the Client portal.'),
    );
  });

  it('[C7, policy] refuses to sign in a portal without the permission', async () => {
    for (const portal of ['banking', 'vendor', 'regulator'] as const) {
      expect(await as(portal).run(recordSignature, elena)).toMatchObject({
        error: { kind: 'denied' },
      });
    }
  });

  it('[C7, policy] a signature out of turn is refused because of the signing order, even in the wrong portal', async () => {
    const { run } = as('client');
    expect(await run(recordSignature, signed('SIG-002', 'Daniel Okoro'))).toMatchObject({
      error: { kind: 'refused', message: 'Another signatory must sign first.' },
    });
  });

  it('[R71, C7, audit] Admin can record signatures for others, and the log names both people and the reason', async () => {
    const { done, latestEntry } = as('admin');
    for (const { id: signatoryId, name } of unsignedContract.signatories) {
      await done(recordSignature, signed(signatoryId, name, 'Signed on paper'));
      expect((await latestEntry())?.note).toBe(
        `Signed by Nadia Rahman for ${name}: Signed on paper`,
      );
    }
  });

  it.each([
    [
      'without the confirmation',
      { hasRead: false },
      'Read the document, then select this checkbox.',
    ],
    ['with another name', { typedName: 'Elena V.' }, 'Enter the name Elena Vasquez.'],
    [
      'for another envelope',
      { envelope: 'DS-1' },
      'The envelope has changed. Close this dialog and read the document again.',
    ],
    [
      'with a reason for another person',
      { reason: 'x' },
      'Enter a reason only for a step on behalf of another person.',
    ],
  ])(
    '[R70, C7] a signature %s is refused, and the contract does not change',
    async (_what, change, message) => {
      const { run, record } = as('client');
      expect(await run(recordSignature, { ...elena, ...change })).toMatchObject({
        error: { kind: 'refused', message },
      });
      expect(await record('contracts', id)).toEqual(unsignedContract);
    },
  );

  it('[R70] signing ignores the letter case of the typed name, and a double click signs only once', async () => {
    const { run } = as('client');
    const input = { ...elena, typedName: ' elena vasquez ' };
    const results = await Promise.all([run(recordSignature, input), run(recordSignature, input)]);
    expect(results).toMatchObject([
      { status: 'done', undo: undefined },
      { status: 'failed', error: { kind: 'refused' } },
    ]);
  });

  it('[R75] everyone involved is notified of the last signature, except the last signatory', async () => {
    const signatories = unsignedContract.signatories.map((person, index) =>
      index < 2 ? { ...person, status: 'signed' as const } : person,
    );
    const { done, notificationsFor } = as('law_firm', { ...unsignedContract, signatories });
    await done(recordSignature, signed('SIG-003', 'Oliver Bennett'));
    const told = await Promise.all(
      portalKeys.map(async (portal) => {
        const news = await notificationsFor(portal);
        return news.some(({ title }) => title === 'Everyone has signed') ? [portal] : [];
      }),
    );
    expect(told.flat().sort()).toEqual(['admin', 'client']);
  });

  it('[R71] a signature on behalf of another person needs a reason', async () => {
    const { run, record } = as('admin');
    expect(await run(recordSignature, elena)).toMatchObject({
      error: {
        kind: 'refused',
        message: 'Enter a reason for recording this step on behalf of another person.',
      },
    });
    expect(await record('contracts', id)).toEqual(unsignedContract);
  });

  it('[R70] refuses a signature if the envelope was recalled or its text changed meanwhile', async () => {
    for (const change of [
      (tester: CommandTester) => tester.done(recallEnvelope, { id, reason: 'Wrong price' }),
      (tester: CommandTester) =>
        tester.done(editContract, {
          id,
          from: unsignedContract,
          to: { ...unsignedContract, value: '$1' },
        }),
    ]) {
      const tester = as('admin');
      await change(tester);
      expect(
        await tester.run(recordSignature, { ...elena, reason: 'Signed on paper' }),
      ).toMatchObject({
        error: { kind: 'refused' },
      });
    }
  });

  it('[C7, policy] a user who changes their email to that of the signatory after sending cannot sign', async () => {
    const { run, record, source } = as('client');
    const stored = await source.get('profiles', 'client');
    if (!stored) throw new Error('no profile');
    const next = {
      ...stored.record,
      email: 'daniel.okoro@bonny-crude.example',
      emailSince: '2024-07-16T00:00:00.000Z',
    };
    const change = { collection: 'profiles', key: 'client', base: stored, next } as const;
    await source.withWriteLock(({ write }) => write([change]), await source.epoch());
    expect(await run(recordSignature, elena)).toMatchObject(
      denied('The Admin portal records the signature of Elena Vasquez.'),
    );
    expect(await run(declineSignature, elena)).toMatchObject({ status: 'failed' });
    expect(await record('contracts', id)).toEqual(unsignedContract);
  });
});
