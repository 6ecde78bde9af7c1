import type { AuditEntry } from 'shared-kernel/domain/audit';
import type { Contract } from 'shared-kernel/domain/contract';
import { contracts } from 'shared-kernel/testing/records';
import { createCommandTester, createTestWorkspace } from 'shared-kernel/testing';
import { declineSignature, recordSignature } from '../commands/sign-contract';
import { listEnvelopeEvents } from '../signing/list-envelope-events';
import { createSigningCertificate } from '../signing/signing-certificate';
import { createSignatureInput } from '../commands/test-signature-input';

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

async function work(contract: Contract, reason?: string) {
  let minute = 0;
  const now = () => new Date(`${day}T09:${String(minute).padStart(2, '0')}:00.000Z`);
  const workspace = createTestWorkspace({ records: { contracts: [contract] }, now });
  const { done, record, source } = createCommandTester({ workspace });
  const { id } = contract;
  for (const [index, { id: signatoryId }] of contract.signatories.entries()) {
    minute += 1;
    const isLast = index === contract.signatories.length - 1;
    if (isLast && reason !== undefined) await done(declineSignature, { id, signatoryId, reason });
    else await done(recordSignature, await createSignatureInput(source, { id, signatoryId }));
  }
  const worked = await record('contracts', id);
  if (!worked) throw new Error('The contract is there.');
  const log = await source.find('auditEntries', 'subject', { equals: `contracts/${id}` });
  return { worked, log };
}

const timesOf = (contract: Contract, log: readonly AuditEntry[]) =>
  listEnvelopeEvents(contract, log).flatMap((event) =>
    event.kind === 'signed' || event.kind === 'declined' ? [event.at] : [],
  );

/** Removes the fields that older versions did not store: signatory ids, and who acted on behalf of a signatory. */
const withoutIds = (log: readonly AuditEntry[]): AuditEntry[] =>
  log.map(({ before: _before, after: _after, note, ...entry }) => ({
    ...entry,
    note: note?.replace('Nadia Rahman for ', ''),
  }));

const at = (...minutes: number[]) => minutes.map((minute) => `${day}T09:0${minute}:00.000Z`);

describe('the time of a signature', () => {
  it.each([
    ['that start alike', ['Ann Lee', 'Ann Lee-Marsh', 'Ann']],
    ['that are equal', ['Ann Lee', 'Ann Lee', 'Ann Lee']],
    ['that contain a colon', ['Ann', 'Ann: Lee', 'Ann: Lee: Marsh']],
  ])(
    '[R3, C7] shows the correct signing time for signatories with names %s',
    async (_how, names) => {
      const { worked, log } = await work(sentTo(...names));
      expect(timesOf(worked, log)).toEqual(at(1, 2, 3));
      const rows = createSigningCertificate(worked, log).blocks.flatMap((block) =>
        block.kind === 'facts' ? block.rows.map(([name, text]) => [name, text]) : [],
      );
      const signatures = rows.filter(([, text]) => text?.includes(', signed '));
      expect(signatures.map(([name]) => name)).toEqual(names);
      expect(signatures.map(([, text]) => /:0(\d)/.exec(text ?? '')?.[1])).toEqual(['1', '2', '3']);
    },
  );

  it('[R3, C7] uses an older audit entry if its full name matches one signatory', async () => {
    const { worked, log } = await work(sentTo('Ann Lee', 'Ann Lee-Marsh', 'Ann'));
    expect(timesOf(worked, withoutIds(log))).toEqual(at(1, 2, 3));
  });

  it('[R3, C7] ignores an older audit entry if its name matches two signatories', async () => {
    const { worked, log } = await work(sentTo('Ann Lee', 'Ann Lee', 'Bo'));
    const [one, two, three] = timesOf(worked, withoutIds(log));
    expect([one, two]).toEqual([day, day]);
    expect(three).toBe(at(3)[0]);
  });

  it('[R3, C7] the certificate says that the signing time is unknown if neither the record nor the log contains it', async () => {
    const { worked, log } = await work(sentTo('Ann Lee', 'Ann Lee'));
    const undated = {
      ...worked,
      signatories: worked.signatories.map(({ signedDate: _date, ...person }) => person),
    };
    expect(timesOf(undated, withoutIds(log))).toEqual([undefined, undefined]);
    expect(JSON.stringify(createSigningCertificate(undated, []))).toContain(
      'signed at an unknown time',
    );
  });

  it('[R3, C7] does not show the time of a different signature by the same person', async () => {
    const { worked, log } = await work(sentTo('Ann Lee'));
    const [signed] = worked.signatories as [Person];
    const earlier = { ...worked, signatories: [{ ...signed, signedDate: '2024-07-01' }] };
    expect(timesOf(earlier, log)).toEqual(['2024-07-01']);
  });
});

describe('the person who acts for a signatory', () => {
  const actingIn = (contract: Contract, log: readonly AuditEntry[]) =>
    listEnvelopeEvents(contract, log).flatMap((event) =>
      event.kind === 'signed' || event.kind === 'declined' ? [event.by] : [],
    );

  it('[C7, audit] the log and the certificate name the person who acted for a signatory', async () => {
    const { worked, log } = await work(sentTo('Ann Lee', 'Bo Ek'), 'the price');
    expect(actingIn(worked, log)).toEqual(['Nadia Rahman', 'Nadia Rahman']);
    const signed = await work(sentTo('Ann Lee'));
    expect(JSON.stringify(createSigningCertificate(signed.worked, signed.log))).toContain(
      'Nadia Rahman for Ann Lee',
    );
  });

  it('[C7] the log names no other person if the signatory signed personally', async () => {
    const own = await work(sentTo('Nadia Rahman'));
    expect(actingIn(own.worked, own.log)).toEqual([undefined]);
    const { worked, log } = await work(sentTo('Ann Lee', 'Bo Ek'));
    expect(actingIn(worked, withoutIds(log))).toEqual([undefined, undefined]);
    expect(JSON.stringify(createSigningCertificate(worked, withoutIds(log)))).not.toContain(
      'Nadia',
    );
  });
});

describe('the reason why a signatory declined', () => {
  const remarksOf = (contract: Contract, log: readonly AuditEntry[]) =>
    listEnvelopeEvents(contract, log).flatMap((event) =>
      event.kind === 'declined' ? [event.remark] : [],
    );

  it.each([
    ['starts alike', ['Ann Lee-Marsh', 'Ann Lee']],
    ['is equal', ['Ann Lee', 'Ann Lee']],
    ['continues with a colon', ['Ann: the', 'Ann']],
  ])(
    '[R3, C7] shows why a signatory declined, even if the name of another signatory %s',
    async (_how, names) => {
      const { worked, log } = await work(sentTo(...names), 'the price: too high');
      expect(remarksOf(worked, log)).toEqual(['the price: too high']);
    },
  );

  it('[R3, C7] ignores the reason of an older audit entry if two names match it', async () => {
    const { worked, log } = await work(sentTo('Ann: the price', 'Ann'), 'the price');
    const { envelopeRecords: _none, ...old } = worked;
    expect(remarksOf(old, withoutIds(log))).toEqual([undefined]);
  });
});
