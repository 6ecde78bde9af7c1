import { createCommandTester, createTestWorkspace } from 'shared-kernel/testing';
import { complianceRecords, notifications } from 'shared-kernel/testing/records';
import { resolveIssue } from './resolve-issue';

const issue = 'The charter party is not signed';
const [sample] = complianceRecords;
const [notice] = notifications;
if (!sample || !notice) throw new Error('The sample has both');

const caseOf = (id: string, name: string) => ({ ...sample, id, name, flaggedIssues: [issue] });

const noticeOf = (clientName: string) => ({
  ...notice,
  id: 'NT-1',
  clientName,
  actionRequired: true,
  metadata: { issue },
});

async function stillAsks(cases: readonly { id: string; name: string }[], clientName: string) {
  const tester = createCommandTester({
    workspace: createTestWorkspace({
      records: {
        complianceRecords: cases.map(({ id, name }) => caseOf(id, name)),
        notifications: [noticeOf(clientName)],
      },
    }),
  });
  await tester.done(resolveIssue, {
    id: cases[0]?.id ?? '',
    issue,
    how: 'Signed now',
    outcome: 'fixed',
  });
  return (await tester.record('notifications', 'NT-1'))?.actionRequired;
}

describe('an older notification without the id of a compliance record', () => {
  it('[R3, N5, CO2] links an older notification to a compliance record if only one record has the client’s name', async () => {
    const cases = [
      { id: 'CR-A', name: 'Ann Lee' },
      { id: 'CR-B', name: 'Ann Lee-Marsh' },
    ];
    expect(await stillAsks(cases, 'Ann Lee')).toBe(false);
    expect(await stillAsks(cases, 'Ann')).toBe(true);
    expect(await stillAsks(cases, 'Ann Lee-Marsh')).toBe(true);
  });

  it('[R3, N5, CO2] an older notification links to no compliance record if two records have the client’s name', async () => {
    const cases = [
      { id: 'CR-A', name: 'Ann Lee' },
      { id: 'CR-B', name: 'Ann Lee' },
    ];
    expect(await stillAsks(cases, 'Ann Lee')).toBe(true);
  });
});
