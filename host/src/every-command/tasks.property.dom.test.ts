import fc from 'fast-check';
import { portalKeys, type PortalKey } from 'shared-kernel/domain/portal';
import { createTestWorkspace, createTestSession, type Workspace } from 'shared-kernel/testing';
import type { Task } from '../dashboard/tasks/task';
import { arbitraryStep } from './test-arbitrary-step';
import { findCommands, findInputs } from './test-find-commands';
import { loadTasks } from './test-load-tasks';

// For each kind of task, a command that completes it. The task must disappear after the command and return after Undo.

interface Resolution {
  readonly command: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly by?: PortalKey;
  /** The command to run if the first command is refused. */
  readonly otherwise?: Omit<Resolution, 'otherwise'>;
}

const reason = 'Looked at closely';

const resolutions: Readonly<Record<string, (task: Task) => Resolution>> = {
  'payment Sign off': ({ link: { id } }) => ({ command: 'transaction.approve', input: { id } }),
  'payment Execute': ({ link: { id } }) => ({
    command: 'transaction.execute',
    input: { id },
    otherwise: { command: 'case.openScreening', input: { kind: 'transaction', id } },
  }),
  'payment Reject': ({ link: { id } }) => ({
    command: 'transaction.reject',
    input: { id, reason },
  }),
  'case Decide': ({ link: { id } }) => ({
    command: 'case.submitDecision',
    input: { id, outcome: 'confirmed', reason },
  }),
  'case Approve': ({ link: { id } }) => ({
    command: 'case.answerDecision',
    input: { id, answer: 'approve' },
  }),
  'milestone Open': ({ subject }) => ({
    command: 'process.replanMilestone',
    input: {
      processId: subject?.id,
      milestoneId: subject?.part,
      dueDate: '2024-12-31',
      assignedTo: 'Priya Nair',
      reason,
    },
    by: 'admin',
  }),
  'sign-off Sign off': ({ link: { id }, detail }) => ({
    command: 'compliance.decideMilestone',
    input: {
      id,
      stage: detail.split(' · ')[0]?.toLowerCase().replace(' ', '_'),
      decision: 'complete',
      comment: reason,
    },
  }),
  'screening Review': ({ subject, detail }) => ({
    command: 'compliance.workScreening',
    input: {
      id: subject?.id,
      screening: subject?.part,
      step: detail === 'Not requested' ? 'request' : 'complete',
      reason,
    },
  }),
  'document Review': ({ subject }) => ({
    command: 'client.decideDocument',
    input: {
      clientId: subject?.id,
      documentId: subject?.part,
      decision: 'reject',
      comment: reason,
    },
  }),
  'review Review': ({ link: { id } }) => ({
    command: 'contract.move',
    input: { id, status: 'draft' },
  }),
  'signature Open': ({ id }) => ({
    command: 'contract.declineSignature',
    input: { id: id.split(' ')[1], signatoryId: id.split(' ')[2], reason },
  }),
  'signature Resend': ({ link: { id } }) => ({ command: 'contract.sendEnvelope', input: { id } }),
};

const commands = new Map(findCommands().map((command) => [command.id, command]));

async function resolveTask(workspace: Workspace, task: Task, portal: PortalKey) {
  const resolve = resolutions[`${task.kind} ${task.action}`];
  if (!resolve) throw new Error(`No command is known for “${task.kind} ${task.action}”`);
  const { otherwise, ...first } = resolve(task);
  const run = ({ command: id, input, by = portal }: Omit<Resolution, 'otherwise'>) => {
    const command = commands.get(id);
    if (!command) throw new Error(`There is no command “${id}”`);
    return workspace.run(command, input, createTestSession(by));
  };
  const result = await run(first);
  return result.status === 'done' || !otherwise ? result : run(otherwise);
}

const idsOf = async (workspace: Workspace, portal: PortalKey) =>
  (await loadTasks(workspace, portal)).map(({ id }) => id);

describe('tasks and commands', () => {
  it.each(['admin', 'law_firm', 'banking', 'vendor'] as const)(
    '[R82] a task of the %s portal disappears after the command for it, and returns after Undo @deep',
    async (portal) => {
      const all = await loadTasks(createTestWorkspace(), portal);
      for (const task of all) {
        const workspace = createTestWorkspace();
        const before = await idsOf(workspace, portal);
        const result = await resolveTask(workspace, task, portal);
        expect([task.id, result]).toEqual([task.id, expect.objectContaining({ status: 'done' })]);
        const after = await idsOf(workspace, portal);
        expect(after).not.toContain(task.id);
        const undo = result.status === 'done' ? result.undo : undefined;
        await undo?.();
        expect(await idsOf(workspace, portal)).toEqual(undo ? before : after);
        workspace.close();
      }
      expect(all.length).toBeGreaterThan(0);
    },
  );

  it('[R79, R82] until a decision is approved, only a second person has the task to approve it', async () => {
    const workspace = createTestWorkspace();
    const decide = (await loadTasks(workspace, 'law_firm')).find(({ kind }) => kind === 'case');
    if (!decide) throw new Error('A case is open');
    await resolveTask(workspace, decide, 'law_firm');
    const isAbout = ({ link }: Task) => link.id === decide.link.id;
    const withTask = async () => {
      const tasks = await Promise.all(
        portalKeys.map(async (portal) => [portal, await loadTasks(workspace, portal)] as const),
      );
      return tasks.filter(([, those]) => those.some(isAbout)).map(([portal]) => portal);
    };
    expect(await withTask()).toEqual(['admin']);
    const approve = (await loadTasks(workspace, 'admin')).find(isAbout);
    if (!approve) throw new Error('Its decision waits');
    await resolveTask(workspace, approve, 'admin');
    expect(await withTask()).toEqual([]);
  });

  it('[R82] the task to resend a declined envelope belongs to the client until the envelope is sent', async () => {
    const workspace = createTestWorkspace();
    const find = async (portal: PortalKey) =>
      (await loadTasks(workspace, portal)).find(({ kind }) => kind === 'signature');
    const sign = await find('admin');
    if (!sign) throw new Error('An envelope is out');
    expect(await find('client')).toBeUndefined();
    await resolveTask(workspace, sign, 'admin');
    const resend = await find('client');
    if (!resend) throw new Error('It was declined');
    const result = await resolveTask(workspace, resend, 'client');
    expect(result).toMatchObject({ status: 'done' });
    expect(await find('client')).toBeUndefined();
  });

  const steps = fc.array(arbitraryStep(findInputs()), { minLength: 1, maxLength: 8 });

  it('[R82, undo] undoing any command restores the previous list of tasks', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.constantFrom(...portalKeys), async (all, portal) => {
        const workspace = createTestWorkspace();
        const session = createTestSession();
        for (const { command, input } of all) {
          const before = await loadTasks(workspace, portal);
          const result = await workspace.run(command, input, session);
          if (result.status !== 'done' || !result.undo) continue;
          await result.undo();
          expect(await loadTasks(workspace, portal)).toEqual(before);
          await workspace.run(command, input, session);
        }
        workspace.close();
      }),
      { numRuns: 20 },
    );
  });
});
