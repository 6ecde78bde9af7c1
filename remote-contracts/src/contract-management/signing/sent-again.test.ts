import type { Contract } from 'shared-kernel/domain/contract';
import {
  createCommandTester,
  createTestWorkspace,
  type CommandTester,
} from 'shared-kernel/testing';
import { contracts } from 'shared-kernel/testing/records';
import { recallEnvelope } from '../commands/recall-envelope';
import {
  recordApproval,
  declineSignature,
  sendEnvelope,
  recordSignature,
} from '../commands/sign-contract';
import { createSignatureInput } from '../commands/test-signature-input';
import { listEnvelopeEvents, type EnvelopeEvent } from './list-envelope-events';
import { createSigningCertificate } from './signing-certificate';

const [crudeSupply] = contracts as [Contract];
const { id } = crudeSupply;

const unsent: Contract = {
  ...crudeSupply,
  envelopeRecords: [],
  documents: crudeSupply.documents.map(({ docusignId: _sent, ...document }) => document),
  signatories: crudeSupply.signatories.slice(0, 2).map(({ signedDate: _date, ...person }) => ({
    ...person,
    status: 'pending',
  })),
};

const [first, second] = ['SIG-001', 'SIG-002'];
const noon = (day: string) => `2026-11-${day}T12:00:00.000Z`;
const envelopeOf = (day: string) => `DS-${Date.parse(noon(day))}`;

function opened(contract: Contract = unsent) {
  let day = '02';
  const workspace = createTestWorkspace({
    records: { contracts: [contract] },
    now: () => new Date(noon(day)),
  });
  const tester = createCommandTester({ workspace });
  const on = (next: string): CommandTester => {
    day = next;
    return tester;
  };
  const sign = async (
    next: string,
    command: typeof recordSignature,
    step: Parameters<typeof createSignatureInput>[1],
  ) => {
    day = next;
    return tester.done(command, await createSignatureInput(tester.source, step));
  };
  return { ...tester, on, sign };
}

type Opened = ReturnType<typeof opened>;

const terms = (expiresOn: string) => ({ order: 'listed' as const, remindOn: '', expiresOn });

async function standing({ record, source }: Opened) {
  const contract = await record('contracts', id);
  if (!contract) throw new Error('There is no contract.');
  const entries = await source.find('auditEntries', 'subject', { equals: `contracts/${id}` });
  return { contract, entries };
}

const dayOfEvent = (event: EnvelopeEvent) =>
  'at' in event && event.at !== undefined ? event.at.slice(8, 10) : undefined;

async function told(work: Opened, change = (contract: Contract) => contract) {
  const { contract, entries } = await standing(work);
  return listEnvelopeEvents(change(contract), entries).map((event) => [
    event.kind === 'sent' && event.isAgain ? 'sent again' : event.kind,
    dayOfEvent(event),
  ]);
}

const asStoredEarlier = ({ envelopeRecords: _records, ...contract }: Contract): Contract => ({
  ...contract,
  signatories: contract.signatories.map(({ signedIn: _envelope, ...person }) => person),
});

async function sentAgain() {
  const work = opened();
  await work.on('02').done(sendEnvelope, { id, terms: terms('2026-11-05') });
  await work.sign('03', recordSignature, { id, signatoryId: first });
  await work.on('10').done(sendEnvelope, { id, terms: terms('2026-11-20') });
  return work;
}

describe('events of a resent envelope', () => {
  it('[R36, C7] lists the events of the expired envelope and then those of the resent one', async () => {
    const work = await sentAgain();
    await work.sign('11', recordSignature, { id, signatoryId: second });
    expect(await told(work)).toEqual([
      ['sent', '02'],
      ['signed', '03'],
      ['expired', '05'],
      ['sent again', '10'],
      ['signed', '11'],
      ['completed', '11'],
    ]);
  });

  it('[R36, C7] the events show who declined the previous envelope, when and why', async () => {
    const work = opened();
    await work.on('02').done(sendEnvelope, { id });
    await work.sign('03', recordSignature, { id, signatoryId: first });
    await work.on('04').done(declineSignature, { id, signatoryId: second, reason: 'The price' });
    expect(await told(work)).toEqual([
      ['sent', '02'],
      ['signed', '03'],
      ['declined', '04'],
    ]);
    await work.on('05').done(sendEnvelope, { id });
    await work.sign('06', recordSignature, { id, signatoryId: second });
    expect(await told(work)).toEqual([
      ['sent', '02'],
      ['signed', '03'],
      ['declined', '04'],
      ['sent again', '05'],
      ['signed', '06'],
      ['completed', '06'],
    ]);
    const { contract, entries } = await standing(work);
    expect(listEnvelopeEvents(contract, entries)[2]).toMatchObject({
      signatory: { id: second, name: 'Daniel Okoro' },
      by: 'Nadia Rahman',
      remark: 'The price',
    });
  });

  it('[R36, C7] the events of a contract include a recalled envelope and its approval', async () => {
    const [approver, signatory] = unsent.signatories as [
      Contract['signatories'][number],
      Contract['signatories'][number],
    ];
    const work = opened({
      ...unsent,
      signatories: [{ ...approver, part: 'approver' }, signatory],
    });
    await work.on('02').done(sendEnvelope, { id });
    await work.sign('03', recordApproval, { id, signatoryId: first });
    await work.on('04').done(recallEnvelope, { id, reason: 'A wrong address' });
    await work.on('05').done(sendEnvelope, { id });
    expect(await told(work)).toEqual([
      ['sent', '02'],
      ['approved', '03'],
      ['recalled', '04'],
      ['sent again', '05'],
      ['waiting', undefined],
      ['waiting', undefined],
    ]);
  });

  it('[R36, C7] derives the order of events of a contract from an older version', async () => {
    const work = await sentAgain();
    expect(await told(work, asStoredEarlier)).toEqual([
      ['sent', undefined],
      ['signed', '03'],
      ['sent again', '10'],
      ['waiting', undefined],
    ]);
  });

  it('[R36, C7] if a contract from an older version is sent again, its events include the previous envelope', async () => {
    const before = opened();
    await before.on('02').done(sendEnvelope, { id, terms: terms('2026-11-05') });
    await before.sign('03', recordSignature, { id, signatoryId: first });
    const work = opened(asStoredEarlier((await standing(before)).contract));
    await work.on('10').done(sendEnvelope, { id });
    expect(await told(work)).toEqual([
      ['sent', '02'],
      ['signed', '03'],
      ['expired', '05'],
      ['sent again', '10'],
      ['waiting', undefined],
    ]);
  });

  it('[R36] undoing the resend of an envelope restores its earlier events', async () => {
    const work = opened();
    await work.on('02').done(sendEnvelope, { id, terms: terms('2026-11-05') });
    const before = await told(work);
    const sent = await work.on('10').run(sendEnvelope, { id });
    expect(sent.status === 'done' && (await sent.undo?.())).toEqual({ status: 'done' });
    expect(await told(work)).toEqual(before);
  });
});

describe('certificate of a resent envelope', () => {
  it('[R36, C7] names the envelope in which each person signed', async () => {
    const work = await sentAgain();
    await work.sign('11', recordSignature, { id, signatoryId: second });
    const { contract, entries } = await standing(work);
    const rows = createSigningCertificate(contract, entries).blocks.flatMap((block) =>
      block.kind === 'facts' ? block.rows : [],
    );
    const rowOf = (name: string) => rows.find(([label]) => label === name)?.[1];
    expect(rowOf('Elena Vasquez')).toContain(`in envelope ${envelopeOf('02')}`);
    expect(rowOf('Daniel Okoro')).toContain(`in envelope ${envelopeOf('10')}`);
  });
});
