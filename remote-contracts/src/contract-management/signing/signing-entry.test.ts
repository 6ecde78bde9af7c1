import type { AuditEntry } from 'shared-kernel/domain/audit';
import type { Contract } from 'shared-kernel/domain/contract';
import { contracts } from 'shared-kernel/testing/records';
import { commandTester, createTestWorkspace } from 'shared-kernel/testing';
import { declineSignature, signNext } from '../commands/sign-contract';
import { envelopeEvents } from './envelope-events';
import { signingCertificate } from './what-was-signed';
import { signing } from '../commands/test-signing';

const [crudeSupply] = contracts as [Contract];
const day = '2024-07-22';

type Person = Contract['signatories'][number];

const people = (...names: string[]): Person[] =>
  names.map((name, index) => ({
    id: `S${index + 1}`,
    name,
    role: 'Director',
    email: 'director@aurora.example',
    status: 'pending',
  }));

const sentTo = (...names: string[]): Contract => ({
  ...crudeSupply,
  signatories: people(...names),
});

/** Signs for each in order, a minute apart; the last one declines where a reason is given. */
async function work(contract: Contract, reason?: string) {
  let minute = 0;
  const now = () => new Date(`${day}T09:${String(minute).padStart(2, '0')}:00.000Z`);
  const workspace = createTestWorkspace({ records: { contracts: [contract] }, now });
  const { done, record, source } = commandTester({ workspace });
  const { id } = contract;
  for (const [index, { id: signatoryId }] of contract.signatories.entries()) {
    minute += 1;
    const isLast = index === contract.signatories.length - 1;
    if (isLast && reason !== undefined) await done(declineSignature, { id, signatoryId, reason });
    else await done(signNext, await signing(source, { id, signatoryId }));
  }
  const worked = await record('contracts', id);
  if (!worked) throw new Error('The contract is there.');
  const log = await source.find('auditEntries', 'subject', { equals: `contracts/${id}` });
  return { worked, log };
}

const timesOf = (contract: Contract, log: readonly AuditEntry[]) =>
  envelopeEvents(contract, log).flatMap((event) =>
    event.kind === 'signed' || event.kind === 'declined' ? [event.at] : [],
  );

/** As lines of before signatories had ids in the log, and before it named who acted for them. */
const withoutIds = (log: readonly AuditEntry[]): AuditEntry[] =>
  log.map(({ before: _before, after: _after, note, ...entry }) => ({
    ...entry,
    note: note?.replace('Nadia Rahman for ', ''),
  }));

const at = (...minutes: number[]) => minutes.map((minute) => `${day}T09:0${minute}:00.000Z`);

describe('the time of a signature', () => {
  it.each([
    ['that begin alike', ['Ann Lee', 'Ann Lee-Marsh', 'Ann']],
    ['that are equal', ['Ann Lee', 'Ann Lee', 'Ann Lee']],
    ['that hold a colon', ['Ann', 'Ann: Lee', 'Ann: Lee: Marsh']],
  ])('[R3, C7] is each signatory’s own, with names %s', async (_how, names) => {
    const { worked, log } = await work(sentTo(...names));
    expect(timesOf(worked, log)).toEqual(at(1, 2, 3));
    const rows = signingCertificate(worked, log).blocks.flatMap((block) =>
      block.kind === 'facts' ? block.rows.map(([name, text]) => [name, text]) : [],
    );
    const signatures = rows.filter(([, text]) => text?.includes(', signed '));
    expect(signatures.map(([name]) => name)).toEqual(names);
    expect(signatures.map(([, text]) => /:0(\d)/.exec(text ?? '')?.[1])).toEqual(['1', '2', '3']);
  });

  it('[R3, C7] is read from an old line by the whole name, where that is one signatory’s', async () => {
    const { worked, log } = await work(sentTo('Ann Lee', 'Ann Lee-Marsh', 'Ann'));
    expect(timesOf(worked, withoutIds(log))).toEqual(at(1, 2, 3));
  });

  it('[R3, C7] is not taken from an old line that two equal names could mean', async () => {
    const { worked, log } = await work(sentTo('Ann Lee', 'Ann Lee', 'Bo'));
    const [one, two, three] = timesOf(worked, withoutIds(log));
    expect([one, two]).toEqual([day, day]);
    expect(three).toBe(at(3)[0]);
  });

  it('[R3, C7] is not known where neither the record nor the log has it, and the certificate says that', async () => {
    const { worked, log } = await work(sentTo('Ann Lee', 'Ann Lee'));
    const undated = {
      ...worked,
      signatories: worked.signatories.map(({ signedDate: _date, ...person }) => person),
    };
    expect(timesOf(undated, withoutIds(log))).toEqual([undefined, undefined]);
    expect(JSON.stringify(signingCertificate(undated, []))).toContain('signed at an unknown time');
  });

  it('[R3, C7] is not that of another signature of the same person', async () => {
    const { worked, log } = await work(sentTo('Ann Lee'));
    const [signed] = worked.signatories as [Person];
    const earlier = { ...worked, signatories: [{ ...signed, signedDate: '2024-07-01' }] };
    expect(timesOf(earlier, log)).toEqual(['2024-07-01']);
  });
});

describe('who acted for a signatory', () => {
  const actingIn = (contract: Contract, log: readonly AuditEntry[]) =>
    envelopeEvents(contract, log).flatMap((event) =>
      event.kind === 'signed' || event.kind === 'declined' ? [event.by] : [],
    );

  it('[C7, audit] is named by the log, and by the certificate beside the signatory', async () => {
    const { worked, log } = await work(sentTo('Ann Lee', 'Bo Ek'), 'the price');
    expect(actingIn(worked, log)).toEqual(['Nadia Rahman', 'Nadia Rahman']);
    const signed = await work(sentTo('Ann Lee'));
    expect(JSON.stringify(signingCertificate(signed.worked, signed.log))).toContain(
      'Nadia Rahman for Ann Lee',
    );
  });

  it('[C7] is no one where the signatory signed, and no one that an old line names', async () => {
    const own = await work(sentTo('Nadia Rahman'));
    expect(actingIn(own.worked, own.log)).toEqual([undefined]);
    const { worked, log } = await work(sentTo('Ann Lee', 'Bo Ek'));
    expect(actingIn(worked, withoutIds(log))).toEqual([undefined, undefined]);
    expect(JSON.stringify(signingCertificate(worked, withoutIds(log)))).not.toContain('Nadia');
  });
});

describe('the remark of a refusal to sign', () => {
  const remarksOf = (contract: Contract, log: readonly AuditEntry[]) =>
    envelopeEvents(contract, log).flatMap((event) =>
      event.kind === 'declined' ? [event.remark] : [],
    );

  it.each([
    ['begins alike', ['Ann Lee-Marsh', 'Ann Lee']],
    ['is equal', ['Ann Lee', 'Ann Lee']],
    ['goes on with a colon', ['Ann: the', 'Ann']],
  ])('[R3, C7] is that of who declined, though another name %s', async (_how, names) => {
    const { worked, log } = await work(sentTo(...names), 'the price: too high');
    expect(remarksOf(worked, log)).toEqual(['the price: too high']);
  });

  it('[R3, C7] of an old line is not guessed where two names fit it', async () => {
    const { worked, log } = await work(sentTo('Ann: the price', 'Ann'), 'the price');
    const { envelopeRecords: _none, ...old } = worked;
    expect(remarksOf(old, withoutIds(log))).toEqual([undefined]);
  });
});
