import fc from 'fast-check';
import {
  contentsOf,
  createTestWorkspace,
  testSession,
  type Undo,
  type Workspace,
} from 'shared-kernel/testing';
import { openBrowserWorkspace, until } from 'shared-kernel/testing/browser';
import { anyStep, type Step } from './test-any-step';
import { findInputs } from './test-find-commands';

// The cards over a list show what is kept up with each change. Here it is counted again, in another way than it is
// kept; fast-check says the seed of what fails.

type Counted = 'transactions' | 'notifications';

type Source = Workspace['source'];

/** How many of some records there are of each name that one goes by. */
function countedBy<T>(records: readonly T[], namesOf: (record: T) => readonly string[]) {
  const names = new Set(records.flatMap(namesOf));
  const groups = Array.from(names, (name) => {
    const those = records.filter((record) => namesOf(record).includes(name));
    return [name, those.length] as const;
  });
  return { total: records.length, groups: Object.fromEntries(groups) };
}

const recount = {
  transactions: async (source: Source) =>
    countedBy(await source.list('transactions'), ({ status }) => [status]),
  notifications: async (source: Source) =>
    countedBy(await source.list('notifications'), ({ portal, ...record }) => {
      const names = [
        ...(record.isRead ? [] : ['unread']),
        ...(record.isStarred ? ['starred'] : []),
        ...(record.actionRequired ? ['action'] : []),
      ];
      return portal ? [...names, 'all'].map((name) => `${name} ${portal}`) : names;
    }),
} satisfies Record<Counted, unknown>;

async function expectRight(source: Source) {
  for (const name of ['transactions', 'notifications'] as const) {
    const counted = await recount[name](source);
    expect(source.peekTally?.(name)).toEqual(counted);
    expect(await source.tally?.(name)).toEqual(counted);
  }
}

/** Runs some steps, takes those that are `undone` back at once, and looks after each. */
async function runAll(
  workspace: Workspace,
  all: readonly (readonly [step: Step, isUndone: boolean])[],
  look: () => Promise<void>,
) {
  const session = testSession();
  for (const [{ command, input }, isUndone] of all) {
    const result = await workspace.run(command, input, session);
    const undo: Undo | undefined = result.status === 'done' ? result.undo : undefined;
    if (isUndone) await undo?.();
    await look();
  }
}

const everyStep = anyStep(findInputs());
const steps = fc.array(fc.tuple(everyStep, fc.boolean()), { minLength: 1, maxLength: 12 });

let databases = 0;

describe('the figures over the lists', () => {
  it('[TX1, N1, workspace] are a recount after any command and after any is taken back', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const workspace = createTestWorkspace();
        const { source } = workspace;
        await expectRight(source);
        await runAll(workspace, all, () => expectRight(source));
        workspace.close();
      }),
      { numRuns: 60 },
    );
  });

  it('[TX1, N1, workspace] are a recount in another tab and after a reload', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const name = `figures-${(databases += 1)}`;
        const [workspace, other] = [openBrowserWorkspace(name), openBrowserWorkspace(name)];
        await Promise.all([expectRight(workspace.source), expectRight(other.source)]);
        await runAll(workspace, all, () => expectRight(workspace.source));
        const contents = await contentsOf(workspace.source);
        // Each write has its line, so that who has as many has all that was written.
        const lines = async () => (await other.source.list('auditEntries')).length;
        await until(async () => (await lines()) === contents.auditEntries?.length);
        expect(await contentsOf(other.source)).toEqual(contents);
        await expectRight(other.source);
        for (const tab of [workspace, other]) tab.close();
        const reloaded = openBrowserWorkspace(name);
        expect(await contentsOf(reloaded.source)).toEqual(contents);
        await expectRight(reloaded.source);
        reloaded.close();
      }),
      { numRuns: 8 },
    );
  });
});
