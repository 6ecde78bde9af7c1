import { createTestSession, type Workspace } from 'shared-kernel/testing';
import { openBrowserWorkspace, waitUntil } from 'shared-kernel/testing/browser';
import { assignCaseToMe } from './assign-case-to-me';
import { submitDecision, answerDecision } from './decide-case';

let databases = 0;
let tabs: readonly Workspace[] = [];

async function openTwo() {
  const name = `two-queues-${(databases += 1)}`;
  const [one, other] = [openBrowserWorkspace(name), openBrowserWorkspace(name)];
  tabs = [one, other];
  for (const { source } of tabs) await source.list('cases');
  const found = (await one.source.list('cases')).find(({ subject }) => subject.kind === 'client');
  if (!found) throw new Error('The sample has a case about a client');
  return { one, other, id: found.id };
}

afterEach(() => {
  for (const tab of tabs) tab.close();
});

const kept = async ({ source }: Workspace, id: string) => (await source.get('cases', id))?.record;

describe('review cases in two tabs of one browser', () => {
  it('[cases, workspace] if two tabs take the same review case, one succeeds, and the other shows the assignee', async () => {
    const { one, other, id } = await openTwo();
    const results = await Promise.all([
      one.run(assignCaseToMe, { id }, createTestSession('banking')),
      other.run(assignCaseToMe, { id }, createTestSession('admin')),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['done', 'failed']);
    const failed = results.find(({ status }) => status === 'failed');
    expect(failed).toMatchObject({
      error: {
        kind: 'refused',
        message: expect.stringMatching(/already assigned in the/) as unknown,
      },
    });
    for (const tab of tabs) await waitUntil(async () => (await kept(tab, id))?.owner !== undefined);
    expect(await kept(one, id)).toEqual(await kept(other, id));
  });

  it('[cases, policy] a person cannot approve their decision in a second tab', async () => {
    const { one, other, id } = await openTwo();
    const input = { id, outcome: 'confirmed', reason: 'It is them' } as const;
    await one.run(submitDecision, input, createTestSession('banking'));
    const approval = { id, answer: 'approve' } as const;
    expect(await other.run(answerDecision, approval, createTestSession('banking'))).toMatchObject({
      status: 'failed',
      error: { kind: 'refused' },
    });
    expect(await other.run(answerDecision, approval, createTestSession('admin'))).toMatchObject({
      status: 'done',
    });
  });
});
