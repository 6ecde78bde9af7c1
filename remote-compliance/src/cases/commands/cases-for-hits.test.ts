import type { PortalKey } from 'shared-kernel/domain/portal';
import { findEffectiveDecision } from 'shared-kernel/domain/review-case';
import { createCommandTester, createTestWorkspace, createTestSession } from 'shared-kernel/testing';
import { clients } from 'shared-kernel/testing/records';
import type { CaseOutcome } from '../../records/review-case';
import { createClient } from '../../client-management/commands/create-client';
import { editClient } from '../../client-management/commands/edit-client';
import { editClientUser } from '../../client-management/commands/edit-users';
import { addBeneficialOwner } from '../../client-management/owners/commands/edit-owners';
import { screenClient, filterOpenFindings } from 'shared-kernel/domain/sanctions';
import { answerDecision, submitDecision } from './decide-case';
import { openDueReviewCases } from './open-due-review-cases';

function given<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('The sample has a hit of Caspian');
  return found;
}

const caspian = given(clients.find(({ companyName }) => companyName.startsWith('Caspian')));
const bekov = given(caspian.users.find(({ name }) => name === 'Timur Bekov'));
const openHits = (...about: Parameters<typeof screenClient>) =>
  filterOpenFindings(screenClient(...about));
const clientId = caspian.id;
const id = 'RC-CR-012-SL-001-sanctions_hit';

function desk(records = {}) {
  const workspace = createTestWorkspace({ records });
  const at = (portal: PortalKey) =>
    createCommandTester({ workspace, session: createTestSession(portal) });
  const people = { banking: at('banking'), admin: at('admin'), law: at('law_firm') };
  const { admin, banking } = people;
  const hitCases = async () =>
    (await admin.source.list('cases')).filter(({ cause }) => cause === 'sanctions_hit');
  const decide = async (outcome: CaseOutcome) => {
    await banking.done(submitDecision, { id, outcome, reason: 'Born in 1988' });
    await admin.done(answerDecision, { id, answer: 'approve' });
  };
  const renameClient = async (companyName: string) => {
    const { contactPerson, email, phone, website, industry } = caspian;
    const from = {
      companyName: caspian.companyName,
      contactPerson,
      email,
      phone,
      website,
      industry,
    };
    await admin.done(editClient, { id: clientId, from, to: { ...from, companyName } });
  };
  const rename = ({ name, role, email, status, permissions } = bekov, to = 'Timur A. Bekov') => {
    const from = { name, role, email, status, permissions };
    return admin.done(editClientUser, {
      clientId,
      userId: bekov.id,
      from,
      to: { ...from, name: to },
    });
  };
  return { ...people, hitCases, decide, rename, renameClient };
}

describe('review cases about sanctions hits', () => {
  it('[CO4, CL6, N5, cases] a sanctions hit of a new client opens a review case and sends one warning', async () => {
    const { admin, hitCases } = desk();
    const before = await hitCases();
    const form = {
      companyName: 'Blue Lotus Maritime',
      contactPerson: 'Sana Iqbal',
      email: 'sana@lotus.example',
      phone: '+971 4 555 0101',
      website: '',
      industry: 'Shipping',
    };
    const client = await admin.done(createClient, form);
    const opened = (await hitCases()).filter(({ id: each }) => !before.some((b) => b.id === each));
    expect(opened).toMatchObject([
      { clientId: client.id, subject: { part: 'SL-011' }, queue: 'banking', riskLevel: 'high' },
    ]);
    // Authors are not notified of their own changes. A sanctions hit has no author, so the person who added the client
    // is notified too.
    expect((await admin.notificationsFor('admin'))[0]).toMatchObject({
      title: 'Sanctions hit to review',
      clientId: client.id,
    });
  });

  it('[CO4, CL6, cases] renaming a client to a name on the sanctions list opens a review case', async () => {
    const { renameClient, hitCases } = desk();
    await renameClient('Tabriz Precision Bearings');
    expect(await hitCases()).toContainEqual(
      expect.objectContaining({ id: 'RC-CR-012-SL-013-sanctions_hit', clientId }),
    );
  });

  it('[CO4, CL5, cases] a new owner with a sanctions hit opens a review case, but an owner without a hit does not', async () => {
    const { admin, hitCases } = desk({ cases: [] });
    const owner = { kind: 'person', name: 'Eva Lind', share: '10', through: '' } as const;
    const details = { birthDate: '', country: '' };
    const baltic = clients.find(({ companyName }) => companyName.startsWith('Baltic'));
    const of = { clientId: baltic?.id ?? '' };
    await admin.done(addBeneficialOwner, { ...of, owner: { ...owner, ...details } });
    expect(await hitCases()).toEqual([]);
    await admin.done(addBeneficialOwner, {
      ...of,
      owner: { ...owner, ...details, name: 'Mirko Draganovic' },
    });
    expect(await hitCases()).toMatchObject([{ name: 'Mirko Draganovic (SL-003)' }]);
  });

  it('[CO4, CL5, cases, policy] a sanctions hit can be decided only in its review case, by two people', async () => {
    const { admin, banking, decide, hitCases } = desk();
    await banking.done(submitDecision, { id, outcome: 'confirmed', reason: 'Same passport' });
    expect(openHits(caspian, await hitCases())).toHaveLength(1);
    await decide('false_positive');
    expect(openHits(caspian, await hitCases())).toEqual([]);
    const client = await admin.record('clients', clientId);
    expect(client?.organizationData.complianceHistory.at(-1)).toMatchObject({
      type: 'Sanctions hit, false positive: Timur Bekov (SL-001)',
      status: 'passed',
    });
    await decide('reopened');
    expect(openHits(caspian, await hitCases())).toHaveLength(1);
  });

  it('[CO4, N5] a confirmed sanctions hit sends a warning', async () => {
    const { admin, decide } = desk();
    await decide('confirmed');
    const warnings = await admin.source.list('notifications');
    expect(warnings.find(({ title }) => title === 'Sanctions hit confirmed')).toMatchObject({
      type: 'warning',
      clientId,
    });
  });

  it('[CO4, cases] a sanctions hit that was already decided gets a new review case only if the client’s data changes @deep', async () => {
    const { admin, decide, rename, hitCases } = desk();
    await decide('false_positive');
    const before = await hitCases();
    await admin.done(openDueReviewCases, {});
    expect(await hitCases()).toEqual(before);
    await rename();
    const after = await hitCases();
    expect(after.map((one) => one.id)).toEqual(
      expect.arrayContaining([...before.map((one) => one.id), `${id}-2`]),
    );
    expect(
      after.filter((one) => one.clientId === clientId && !findEffectiveDecision(one)),
    ).toHaveLength(1);
  });

  it('[CO4, cases] opens only one review case per hit, and clears its decision if the client’s data changes', async () => {
    const { admin, banking, rename, hitCases } = desk();
    const before = await hitCases();
    await banking.done(submitDecision, { id, outcome: 'false_positive', reason: 'Another' });
    await rename();
    expect((await hitCases()).map((one) => one.id)).toEqual(before.map((one) => one.id));
    await admin.done(answerDecision, { id, answer: 'approve' });
    expect((await admin.record('cases', id))?.decisions.at(-1)?.end?.how).toBe('cleared');
  });

  it('[CO4, cases] opens one review case for a hit in older records, without a warning', async () => {
    const { banking, admin, hitCases } = desk({ cases: [] });
    const noticed = (await banking.source.list('notifications')).length;
    await banking.done(openDueReviewCases, {});
    const opened = await hitCases();
    expect(opened).toContainEqual(expect.objectContaining({ id, clientId, queue: 'banking' }));
    expect(new Set(opened.map((one) => one.clientId)).size).toBe(opened.length);
    await admin.done(openDueReviewCases, {});
    expect(await hitCases()).toEqual(opened);
    expect(await banking.source.list('notifications')).toHaveLength(noticed);
  });

  it('[CO4, cases] opens a new review case for an already decided hit if an import changed the client’s data', async () => {
    const { admin, decide, hitCases } = desk();
    await decide('false_positive');
    const client = given(await admin.record('clients', clientId));
    const users = client.users.map((user) =>
      user.id === bekov.id ? { ...user, name: 'Timur A. Bekov' } : user,
    );
    const cases = await hitCases();
    const others = clients.filter((one) => one.id !== clientId);
    const imported = desk({ clients: [...others, { ...client, users }], cases });
    await imported.banking.done(openDueReviewCases, {});
    const after = await imported.hitCases();
    expect(after.map((one) => one.id)).toContain(`${id}-2`);
  });
});
