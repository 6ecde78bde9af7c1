import { clients } from 'shared-kernel/testing/records';
import { commandTester, testSession } from 'shared-kernel/testing';
import { editUser } from '../../client-management/commands/edit-users';
import { hitsOf, openHits } from '../hits';
import { decideHit } from './decide-hit';

const caspian = clients.find(({ companyName }) => companyName.startsWith('Caspian'));
const [hit] = caspian ? hitsOf(caspian) : [];
const bekov = caspian?.users.find(({ name }) => name === hit?.name);
if (!caspian || !hit || !bekov) throw new Error('The sample has a hit of Caspian');
const clientId = caspian.id;

const decision = {
  clientId,
  digest: hit.digest,
  outcome: 'false_positive',
  reason: 'Born in 1988',
} as const;

describe('a decision on a sanctions hit', () => {
  it('[CO4, CL5] is remembered with reason and reviewer, in the log and the history', async () => {
    const tester = commandTester({ session: testSession('banking') });
    await tester.done(decideHit, decision);
    const client = await tester.record('clients', clientId);
    const by = (await tester.latestEntry())?.actor;
    expect(client?.sanctionsDecisions).toMatchObject([
      { entryId: 'SL-001', outcome: 'false_positive', reason: 'Born in 1988', by },
    ]);
    expect(client && openHits(client)).toEqual([]);
    expect(client?.organizationData.complianceHistory.at(-1)).toMatchObject({ status: 'passed' });
    expect(await tester.latestEntry()).toMatchObject({
      action: 'compliance.decideHit',
      note: 'False positive: Timur Bekov, BEKOV, Timur Askarovich (SL-001). Born in 1988',
    });
  });

  it('[CO4] lets the hit come back when the client’s data change', async () => {
    const tester = commandTester();
    await tester.done(decideHit, decision);
    const { name, role, email, status, permissions } = bekov;
    const from = { name, role, email, status, permissions };
    const to = { ...from, name: 'Timur A. Bekov' };
    await tester.done(editUser, { clientId, userId: bekov.id, from, to });
    const client = await tester.record('clients', clientId);
    expect(client && openHits(client)).toHaveLength(1);
    const late = await tester.run(decideHit, { ...decision, outcome: 'confirmed' });
    expect(late).toMatchObject({ status: 'failed', error: { kind: 'refused' } });
  });

  it('[CO4, N5] can be changed, and a confirmed one is a warning', async () => {
    const tester = commandTester();
    await tester.done(decideHit, decision);
    const same = await tester.run(decideHit, decision);
    expect(same).toMatchObject({ status: 'failed', error: { kind: 'refused' } });
    await tester.done(decideHit, { ...decision, outcome: 'confirmed', reason: 'Same passport' });
    const client = await tester.record('clients', clientId);
    expect(client && hitsOf(client)[0]?.decision?.outcome).toBe('confirmed');
    expect(client?.sanctionsDecisions).toHaveLength(2);
    expect(await tester.latestNotification()).toMatchObject({
      title: 'Sanctions hit confirmed',
      type: 'warning',
      clientId,
    });
  });

  it.each(['law_firm', 'client', 'vendor', 'regulator'] as const)(
    '[policy] is not made in the %s portal',
    async (portal) => {
      const tester = commandTester({ session: testSession(portal) });
      expect(await tester.run(decideHit, decision)).toMatchObject({ status: 'failed' });
    },
  );
});
