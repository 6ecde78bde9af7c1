import { onePagePdf } from 'shared-kernel/testing/pdf';
import type { Contract } from 'shared-kernel/domain/contract';
import { contracts } from 'shared-kernel/testing/records';
import type { PortalKey } from 'shared-kernel/domain/portal';
import {
  commandTester,
  createTestWorkspace,
  testSession,
  type CommandTester,
} from 'shared-kernel/testing';
import { unsignedCrude } from '../test-envelopes';
import { attachContractDocument } from './attach-document';
import { createContract } from './create-contract';
import { reviewerAt } from '../test-reviewer';
import { moveContract } from './move-contract';
import { approveNext, declineSignature, sendEnvelope, signNext } from './sign-contract';

let tester: CommandTester;

beforeEach(() => {
  tester = commandTester();
});

const draft = { title: '', type: 'joint_venture', client: '', value: '' } as const;
const [crudeSupply] = contracts as [Contract];
const pdf = { name: 'Exhibit.pdf', bytes: onePagePdf('exhibit') };

describe('signing a contract', () => {
  it('[C3, C7] brings a contract from review to its last signature', async () => {
    const { id } = await tester.done(createContract, draft);
    await tester.done(attachContractDocument, { id, type: 'main_contract', file: pdf });
    await tester.done(moveContract, { id, status: 'pending_review' });
    await reviewerAt(tester).done(moveContract, { id, status: 'legal_approved' });
    expect((await tester.latestEntry())?.note).toBe('Now Legal Approved');
    expect(await tester.latestNotification()).toMatchObject({ title: 'Legal review completed' });
    const people = [{ name: 'A. Signatory', role: 'Buyer', email: 'a@signatory.example' }];
    const sent = await tester.done(sendEnvelope, { id, signatories: people });
    const signed = await tester.done(signNext, {
      id,
      signatoryId: sent.signatories[0]?.id ?? '',
    });
    expect(signed.status).toBe('signed');
    expect((await tester.latestEntry())?.note).toBe('Signed by Nadia Rahman for A. Signatory');
    expect(await tester.run(moveContract, { id, status: 'draft' })).toMatchObject({
      status: 'failed',
      error: { kind: 'refused' },
    });
  });

  it('[signatures, audit] records an approval as one, and no signature in its place', async () => {
    const [elena, ...others] = unsignedCrude.signatories;
    const approver = { ...elena, part: 'approver' } as (typeof others)[number];
    const approved = { ...unsignedCrude, signatories: [approver, ...others] };
    const { done, run, latestEntry } = commandTester({
      workspace: createTestWorkspace({ records: { contracts: [approved] } }),
    });
    const step = { id: approved.id, signatoryId: approver.id };
    const refused = { status: 'failed', error: { kind: 'refused' } };
    expect(await run(signNext, step)).toMatchObject(refused);
    await done(approveNext, step);
    expect(await latestEntry()).toMatchObject({
      action: 'contract.approveNext',
      label: 'Recorded an approval',
      note: 'Approved by Nadia Rahman for Elena Vasquez',
    });
    const next = { id: approved.id, signatoryId: others[0]?.id ?? '' };
    expect(await run(approveNext, next)).toMatchObject(refused);
    await done(signNext, next);
    expect((await latestEntry())?.label).toBe('Recorded a signature');
  });

  it('[C7] logs who declined, and why', async () => {
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

describe('who signs', () => {
  const { id } = crudeSupply;
  const as = (portal: PortalKey, contract = unsignedCrude) =>
    commandTester({
      workspace: createTestWorkspace({ records: { contracts: [contract] } }),
      session: testSession(portal),
    });
  const elena = { id, signatoryId: 'SIG-001' };
  const denied = (message: string) => ({ status: 'failed', error: { kind: 'denied', message } });
  const daniels = denied('The Admin portal signs for Daniel Okoro.');

  it('[C7, policy, audit] is the portal’s person for themselves, and the log names them alone', async () => {
    const { done, latestEntry } = as('client');
    await done(signNext, elena);
    expect(await latestEntry()).toMatchObject({
      actor: 'Elena Vasquez',
      portal: 'client',
      note: 'Signed by Elena Vasquez',
    });
  });

  it('[C7, policy] refuses anyone but the signatory, to sign or decline, and changes nothing', async () => {
    const { run, done, record, source } = as('client');
    const signed = await done(signNext, elena);
    const lines = await source.count('auditEntries');
    const daniel = { id, signatoryId: 'SIG-002' };
    expect(await run(signNext, daniel)).toMatchObject(daniels);
    expect(await run(declineSignature, daniel)).toMatchObject(daniels);
    expect(await record('contracts', id)).toEqual(signed);
    expect(await source.count('auditEntries')).toBe(lines);
  });

  it('[C7, policy, audit] is the lawyer for themselves in the legal portal, on any contract, and for no one else', async () => {
    const signedByTwo = unsignedCrude.signatories.map((person, index) =>
      index < 2 ? { ...person, status: 'signed' as const } : person,
    );
    const foreign = {
      ...unsignedCrude,
      client: 'Atlas Drilling Corporation',
      signatories: signedByTwo,
    };
    const { run, done, latestEntry } = as('law_firm', foreign);
    expect(await run(sendEnvelope, { id })).toMatchObject({ error: { kind: 'denied' } });
    await done(signNext, { id, signatoryId: 'SIG-003' });
    expect(await latestEntry()).toMatchObject({
      portal: 'law_firm',
      note: 'Signed by Oliver Bennett',
    });
    const other = as('law_firm');
    expect(await other.run(signNext, elena)).toMatchObject(
      denied('Elena Vasquez signs in the Client portal.'),
    );
  });

  it('[C7, policy] is no one of a portal without the duty', async () => {
    for (const portal of ['banking', 'vendor', 'regulator'] as const) {
      expect(await as(portal).run(signNext, elena)).toMatchObject({ error: { kind: 'denied' } });
    }
  });

  it('[C7, policy] says whose turn it is before whose signature it is', async () => {
    const { run } = as('client');
    expect(await run(signNext, { id, signatoryId: 'SIG-002' })).toMatchObject({
      error: { kind: 'refused', message: 'It is not this signatory’s turn to sign.' },
    });
  });

  it('[C7, policy, audit] can be the admin for everyone, and the log names both people', async () => {
    const { done, latestEntry } = as('admin');
    for (const { id: signatoryId, name } of unsignedCrude.signatories) {
      await done(signNext, { id, signatoryId });
      expect((await latestEntry())?.note).toBe(`Signed by Nadia Rahman for ${name}`);
    }
  });

  it('[C7, policy] is not who takes the signatory’s email once the envelope is out', async () => {
    const { run, record, source } = as('client');
    const stored = await source.get('profiles', 'client');
    if (!stored) throw new Error('no profile');
    const next = {
      ...stored.record,
      email: 'daniel.okoro@bonny-crude.example',
      emailSince: '2024-07-16T00:00:00.000Z',
    };
    const change = { collection: 'profiles', key: 'client', base: stored, next } as const;
    await source.inTurn(({ write }) => write([change]), await source.epoch());
    expect(await run(signNext, elena)).toMatchObject(
      denied('The Admin portal signs for Elena Vasquez.'),
    );
    expect(await run(declineSignature, elena)).toMatchObject({ status: 'failed' });
    expect(await record('contracts', id)).toEqual(unsignedCrude);
  });
});
