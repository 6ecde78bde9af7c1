import type { Contract } from 'shared-kernel/domain/contract';
import { createCommandTester, createTestWorkspace, createTestSession } from 'shared-kernel/testing';
import { contracts } from 'shared-kernel/testing/records';
import { openScreeningCases } from 'shared-kernel/workspace';
import { emptySignatory } from '../rules/signatory-forms';
import { delegateSignature } from './delegate-signature';
import { sendEnvelopes } from './send-envelopes';
import { sendEnvelope, recordSignature } from './sign-contract';
import { createSignatureInput } from './test-signature-input';

const [sample] = contracts as [Contract];

const person = (name: string) => ({ name, role: 'CFO', email: 'someone@a.example' });

const ready = (...names: readonly string[]): Contract => ({
  ...sample,
  id: 'CON-1',
  client: 'Meridian Energy Partners',
  status: 'legal_approved',
  legalReview: 'completed',
  signatories: names.map((name, at) => ({ ...person(name), id: `S-${at}`, status: 'pending' })),
  documents: sample.documents
    .slice(0, 1)
    .map(({ id, name, type, size, uploadDate }) => ({ id, name, type, size, uploadDate })),
});

const out = (name: string): Contract => ({
  ...ready(name),
  documents: ready().documents.map((document) => ({ ...document, docusignId: 'DS-1721638800000' })),
});

function desk(contract: Contract, portal: 'admin' | 'client' = 'admin', records = {}) {
  const workspace = createTestWorkspace({
    records: { contracts: [contract], cases: [], ...records },
  });
  return createCommandTester({ workspace, session: createTestSession(portal) });
}

const refusal = (message: RegExp) => ({
  status: 'failed',
  error: { kind: 'refused', message: expect.stringMatching(message) as unknown },
});

const blocked = refusal(/“Timur Bekov” matches SL-001 on the sanctions list/);

describe('an envelope with a signatory on the sanctions list', () => {
  const named = { ...emptySignatory, ...person('Timur Bekov') };

  it('[R41, C7] does not send an envelope, alone or in bulk, if a signatory is on the sanctions list', async () => {
    const stored = desk(ready('Timur Bekov'));
    expect(await stored.run(sendEnvelope, { id: 'CON-1' })).toMatchObject(blocked);
    expect(await stored.run(sendEnvelopes, { ids: ['CON-1'] })).toMatchObject(blocked);
    const input = { id: 'CON-1', signatories: [named] };
    const fresh = desk(ready());
    expect(await fresh.run(sendEnvelope, input)).toMatchObject(blocked);
    expect((await fresh.record('contracts', 'CON-1'))?.signatories).toEqual([]);
  });

  it('[R41] refuses the signature of a sanctioned signatory, and a delegation to a sanctioned person', async () => {
    const step = { id: 'CON-1', signatoryId: 'S-0' };
    const { run, source } = desk(out('Timur Bekov'));
    expect(await run(recordSignature, await createSignatureInput(source, step))).toMatchObject(
      blocked,
    );
    const handing = { ...step, ...person('Timur Bekov'), email: 'other@a.example' };
    expect(await desk(out('Dana Ivers')).run(delegateSignature, handing)).toMatchObject(blocked);
  });

  it('[R41, R29] the reason shown to a client does not reveal the screening', async () => {
    const result = await desk(ready('Timur Bekov'), 'client').run(sendEnvelope, { id: 'CON-1' });
    expect(result).toMatchObject(refusal(/^This is not possible at the moment\.$/));
  });

  it.each([
    ['false_positive', true],
    ['confirmed', false],
  ] as const)(
    '[R41, cases] the review case of a sanctioned signatory with the decision %s allows sending the envelope: %s',
    async (outcome, isSent) => {
      const input = { id: 'CON-1', signatories: [named] };
      const tester = desk(ready());
      await tester.done(openScreeningCases, {
        kind: 'contract',
        id: 'CON-1',
        names: ['Timur Bekov', 'Dana Ivers'],
      });
      const [one, ...others] = await tester.source.list('cases');
      if (!one) throw new Error('There is no case');
      expect(others).toEqual([]);
      expect(one).toMatchObject({ subject: { kind: 'contract', id: 'CON-1', part: 'SL-001' } });
      const by = { by: 'banking', name: 'A', at: one.openedAt } as const;
      const end = {
        by: 'admin',
        name: 'B',
        at: one.openedAt,
        how: 'approved',
        reason: '',
      } as const;
      const decision = { ...by, outcome, reason: 'Looked at', facts: one.since, end } as const;
      const cases = [{ ...one, decisions: [decision] }];
      const result = await desk(ready(), 'admin', { cases }).run(sendEnvelope, input);
      expect(result.status).toBe(isSent ? 'done' : 'failed');
    },
  );
});
