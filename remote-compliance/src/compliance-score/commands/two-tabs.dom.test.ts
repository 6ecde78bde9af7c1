import { complianceRecords } from 'shared-kernel/testing/records';
import { createTestSession, type Workspace } from 'shared-kernel/testing';
import { openBrowserWorkspace, waitUntil } from 'shared-kernel/testing/browser';
import { decideMilestone } from './decide-milestone';

const gulf = complianceRecords.find(({ name }) => name.startsWith('Gulf'));
if (!gulf) throw new Error('The sample has no Gulf');
const { id } = gulf;
const complete = { id, stage: 'under_review', decision: 'complete', comment: 'Checked' } as const;

let databases = 0;
let tabs: readonly Workspace[] = [];

async function openTwo(): Promise<readonly [Workspace, Workspace]> {
  const name = `two-case-tabs-${(databases += 1)}`;
  const [one, other] = [openBrowserWorkspace(name), openBrowserWorkspace(name)];
  tabs = [one, other];
  for (const { source } of tabs) await source.list('complianceRecords');
  return [one, other];
}

afterEach(() => {
  for (const tab of tabs) tab.close();
});

const kept = async ({ source }: Workspace) => (await source.get('complianceRecords', id))?.record;
const entries = ({ source }: Workspace) =>
  source.find('auditEntries', 'subject', { equals: `complianceRecords/${id}` });

describe('sign-offs of two portals in two tabs of one browser', () => {
  it('[CO4, policy, workspace] a stage is signed off only once, and both tabs show the result', async () => {
    const [one, other] = await openTwo();
    const before = (await entries(one)).length;
    const results = await Promise.all([
      one.run(decideMilestone, complete, createTestSession('banking')),
      other.run(decideMilestone, complete, createTestSession('law_firm')),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['done', 'failed']);
    for (const tab of [one, other]) {
      await waitUntil(async () => (await kept(tab))?.currentStage === 'approved');
      expect((await kept(tab))?.signOffs).toHaveLength(2);
      expect(await entries(tab)).toHaveLength(before + 1);
    }
  });

  it('[CO4, policy, workspace] refuses a sign-off that another tab already made, even before this tab is notified of it', async () => {
    const [one, other] = await openTwo();
    await one.run(decideMilestone, complete, createTestSession('law_firm'));
    const late = await other.run(decideMilestone, complete, createTestSession('law_firm'));
    expect(late).toMatchObject({ status: 'failed', error: { kind: 'refused' } });
    await waitUntil(async () => (await kept(other))?.currentStage === 'approved');
    expect(await kept(other)).toEqual(await kept(one));
  });
});
