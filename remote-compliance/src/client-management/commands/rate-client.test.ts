import type { Client } from 'shared-kernel/domain/client';
import { portalKeys } from 'shared-kernel/domain/portal';
import { createCommandTester, createTestSession, type CommandTester } from 'shared-kernel/testing';
import { clients } from 'shared-kernel/testing/records';
import * as v from 'valibot';
import { clientRatingSchema, rateClient } from './rate-client';

let tester: CommandTester;

beforeEach(() => {
  tester = createCommandTester();
});

const [, , atlas] = clients as [Client, Client, Client];
const from = { complianceScore: atlas.complianceScore, riskLevel: atlas.riskLevel };
const note = 'The audit report is in';
const to = { complianceScore: 60, riskLevel: 'high', note } as const;
const input = { id: atlas.id, from, to };

const stored = async () => (await tester.record('clients', atlas.id)) ?? atlas;

const caseOf = async () => {
  const records = await tester.source.list('complianceRecords');
  return records.find(({ name }) => name === atlas.companyName);
};

describe('changing score and risk of a client', () => {
  it('[CL6, CO2] a new rating updates client and compliance record, and its note is added to history and audit log', async () => {
    const before = await stored();
    const after = await tester.done(rateClient, input);
    expect(after).toMatchObject({ complianceScore: 60, riskLevel: 'high' });
    expect(after.organizationData.complianceHistory).toHaveLength(
      before.organizationData.complianceHistory.length + 1,
    );
    expect(after.organizationData.complianceHistory.at(-1)).toMatchObject({
      type: 'Rated 60%, High Risk',
      details: `${note} (Nadia Rahman)`,
    });
    expect(await caseOf()).toMatchObject({ complianceScore: 60, riskLevel: 'high' });
    for (const subject of [`clients/${atlas.id}`, `complianceRecords/${(await caseOf())?.id}`]) {
      const entries = await tester.source.find('auditEntries', 'subject', { equals: subject });
      expect(entries.filter(({ action }) => action === 'client.rate')).toMatchObject([{ note }]);
    }
    expect(await tester.latestNotification()).toMatchObject({
      title: 'Compliance score changed',
      message: `${atlas.companyName}: the compliance score changed from ${atlas.complianceScore} to 60.`,
      clientId: atlas.id,
    });
  });

  it('[CL6, undo] undo of a rating restores the client and its compliance record', async () => {
    const before = [await stored(), await caseOf()];
    const result = await tester.run(rateClient, input);
    if (result.status !== 'done') throw new Error(result.status);
    expect(await result.undo?.()).toEqual({ status: 'done' });
    const after = [await stored(), await caseOf()];
    for (const [at, record] of after.entries())
      expect(record).toMatchObject({
        complianceScore: before[at]?.complianceScore,
        riskLevel: before[at]?.riskLevel,
      });
  });

  it('[CL6] changing only the risk of a client sends no score alert', async () => {
    const before = await tester.latestNotification();
    await tester.done(rateClient, { ...input, to: { ...from, riskLevel: 'high', note } });
    expect((await stored()).complianceScore).toBe(atlas.complianceScore);
    expect((await tester.latestNotification())?.id).toBe(before?.id);
  });

  it('[CL6] refuses an unchanged rating, and a rating based on an outdated score', async () => {
    expect(await tester.run(rateClient, { ...input, to: { ...from, note } })).toMatchObject({
      error: { kind: 'refused', message: 'Score and risk are unchanged.' },
    });
    await tester.done(rateClient, { ...input, to: { ...to, complianceScore: 61 } });
    expect(await tester.run(rateClient, input)).toMatchObject({ error: { kind: 'conflict' } });
  });

  it.each(portalKeys.filter((portal) => portal !== 'admin'))(
    '[CL6, policy] the %s portal may not change the rating of a client',
    async (portal) => {
      const other = createCommandTester({
        workspace: tester.workspace,
        session: createTestSession(portal),
      });
      expect(await other.run(rateClient, input)).toMatchObject({ error: { kind: 'denied' } });
      expect(await stored()).toEqual(atlas);
    },
  );
});

describe('input of the rating form', () => {
  const refused = (rating: object): readonly string[] => {
    const result = v.safeParse(clientRatingSchema, { ...to, ...rating });
    return result.success ? [] : Object.keys(v.flatten(result.issues).nested ?? {});
  };

  it.each([0, 74, 75, 100])('[CL6] accepts the compliance score %d', (complianceScore) => {
    expect(v.is(clientRatingSchema, { ...to, complianceScore })).toBe(true);
  });

  it.each([-1, 101, 89.5, NaN, Infinity, 'ninety', '1.000', null, undefined])(
    '[R1, CL6] rejects the compliance score %p',
    (complianceScore) => {
      expect(refused({ complianceScore })).toEqual(['complianceScore']);
    },
  );

  it('[CL6] a rating requires a note of 1 to 500 characters', () => {
    for (const text of ['', '  ', 'x'.repeat(501)])
      expect(refused({ note: text })).toEqual(['note']);
    for (const text of ['x', 'x'.repeat(500)]) expect(refused({ note: text })).toEqual([]);
  });
});
