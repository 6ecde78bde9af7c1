import { contracts } from 'shared-kernel/testing/records';
import { createCommandTester, createTestWorkspace, createTestSession } from 'shared-kernel/testing';
import type { Contract } from 'shared-kernel/domain/contract';
import { sendEnvelopes } from './send-envelopes';

const [sent] = contracts as [Contract];
const person = { id: 'S-1', name: 'Dana Ivers', role: 'CFO', email: 'dana@a.example' } as const;

const ready = (id: string, client = 'Meridian Energy Partners'): Contract => ({
  ...sent,
  id,
  client,
  status: 'legal_approved',
  legalReview: 'completed',
  signatories: [{ ...person, status: 'pending' }],
  documents: sent.documents
    .slice(0, 1)
    .map(({ id, name, type, size, uploadDate }) => ({ id, name, type, size, uploadDate })),
});

const testerWith = (records: readonly Contract[], portal?: 'client' | 'regulator') =>
  createCommandTester({
    workspace: createTestWorkspace({ records: { contracts: records } }),
    ...(portal && { session: createTestSession(portal) }),
  });

describe('sending several contracts', () => {
  it('[C7, bulk] sends several contracts for signature, and one Undo recalls all of them', async () => {
    const tester = testerWith([ready('CON-1'), ready('CON-2')]);
    const result = await tester.run(sendEnvelopes, { ids: ['CON-1', 'CON-2'] });
    if (result.status !== 'done') throw new Error(JSON.stringify(result));
    expect(result.output.map(({ id }) => id)).toEqual(['CON-1', 'CON-2']);
    const envelope = async (id: string) =>
      (await tester.record('contracts', id))?.documents[0]?.docusignId;
    expect(await envelope('CON-2')).toMatch(/^DS-/);
    await result.undo?.();
    expect(await envelope('CON-1')).toBeUndefined();
    expect(await envelope('CON-2')).toBeUndefined();
  });

  it('[C7, bulk] sends none of several contracts if one of them cannot be sent, and names that contract', async () => {
    const draft = { ...ready('CON-2'), title: 'Early draft', legalReview: 'pending' as const };
    const tester = testerWith([ready('CON-1'), draft]);
    const result = await tester.run(sendEnvelopes, { ids: ['CON-1', 'CON-2'] });
    expect(result).toMatchObject({
      status: 'failed',
      error: { message: expect.stringContaining('Early draft') as string },
    });
  });

  it('[policy, bulk] a client can send only contracts of its company for signature', async () => {
    const tester = testerWith([ready('CON-1'), ready('CON-2', 'Atlas Drilling')], 'client');
    expect(await tester.run(sendEnvelopes, { ids: ['CON-1', 'CON-2'] })).toMatchObject({
      error: { kind: 'denied' },
    });
    const regulator = testerWith([ready('CON-1')], 'regulator');
    expect(await regulator.run(sendEnvelopes, { ids: ['CON-1'] })).toMatchObject({
      error: { kind: 'denied' },
    });
  });
});
