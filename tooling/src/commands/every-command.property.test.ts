import fc from 'fast-check';
import {
  contentsOf,
  createTestWorkspace,
  testSession,
  type TestSession,
  type Undo,
  type Workspace,
} from 'shared-kernel/testing';
import { openBrowserWorkspace } from 'shared-kernel/testing/browser';
import {
  CommandError,
  exportWorkspace,
  importWorkspace,
  resetWorkspace,
} from 'shared-kernel/workspace';
import { anyStep, type Step } from './any-step';
import { findCommands, findInputs } from './find-commands';

const everyCommand = findCommands();
const everyStep = anyStep(findInputs());
const steps = fc.array(everyStep, { minLength: 1, maxLength: 12 });

let databases = 0;

const workspaces: readonly (readonly [string, number, () => Workspace])[] = [
  ['memory', 60, () => createTestWorkspace()],
  ['browser', 12, () => openBrowserWorkspace(`every-command-${(databases += 1)}`)],
];

async function runAll(workspace: Workspace, session: TestSession, all: readonly Step[]) {
  const undos: Undo[] = [];
  for (const { command, input } of all) {
    const result = await workspace.run(command, input, session);
    if (result.status === 'done' && result.undo) undos.push(result.undo);
    if (result.status === 'failed') expect(result.error.kind).not.toBe('unexpected');
  }
  return undos;
}

describe.each(workspaces)('a workspace in %s', (_name, numRuns, open) => {
  const withWorkspace = async (
    work: (workspace: Workspace, session: TestSession) => Promise<void>,
  ) => {
    const workspace = open();
    await work(workspace, testSession());
    workspace.close();
  };

  it('[workspace] is what it was once any commands are taken back', async () => {
    await fc.assert(
      fc.asyncProperty(steps, (all) =>
        withWorkspace(async (workspace, session) => {
          const before = await contentsOf(workspace.source, 'auditEntries');
          const settings = session.preferences.read();
          const undos = await runAll(workspace, session, all);
          for (const undo of undos.reverse()) expect(await undo()).toEqual({ status: 'done' });
          expect(await contentsOf(workspace.source, 'auditEntries')).toEqual(before);
          expect(session.preferences.read()).toEqual(settings);
        }),
      ),
      { numRuns },
    );
  });

  it('[workspace] is the same after it was exported and imported', async () => {
    await fc.assert(
      fc.asyncProperty(steps, (all) =>
        withWorkspace(async (workspace, session) => {
          const { source } = workspace;
          await runAll(workspace, session, all);
          const before = await contentsOf(source, 'auditEntries');
          const settings = session.preferences.read();
          const exported = await workspace.run(exportWorkspace, {}, session);
          if (exported.status !== 'done') throw new Error(JSON.stringify(exported));
          await workspace.run(resetWorkspace, {}, session);
          const { file } = exported.output;
          const imported = await workspace.run(importWorkspace, { file }, session);
          expect(imported.status).toBe('done');
          expect(await contentsOf(source, 'auditEntries')).toEqual(before);
          expect(session.preferences.read()).toEqual(settings);
        }),
      ),
      { numRuns: Math.ceil(numRuns / 3) },
    );
  });
});

describe('whatever it is given', () => {
  const atOnce = everyCommand.filter(({ delayMs }) => delayMs === 0);

  it.each(atOnce)('[workspace] $id ends in a typed result', async (command) => {
    const workspace = createTestWorkspace();
    await fc.assert(
      fc.asyncProperty(fc.anything({ withBigInt: true, withDate: true }), async (input) => {
        const result = await workspace.run(command, input, testSession());
        if (result.status !== 'failed') return;
        expect(result.error).toBeInstanceOf(CommandError);
        expect(result.error.kind).not.toBe('unexpected');
      }),
      { numRuns: 25 },
    );
  });

  it('[workspace] a command ends in a typed result where its fields have the right names', async () => {
    const value = fc.oneof(fc.anything(), fc.string(), fc.constant('CL-001'));
    const workspace = createTestWorkspace();
    const input = everyStep.chain(({ command, input: valid }) =>
      fc
        .record(
          Object.fromEntries(
            Object.entries(valid).map(([field, given]) => [
              field,
              fc.oneof(fc.constant<unknown>(given), value),
            ]),
          ),
        )
        .map((mutated): Step => ({ command, input: mutated })),
    );
    await fc.assert(
      fc.asyncProperty(input, async ({ command, input: mutated }) => {
        const result = await workspace.run(command, mutated, testSession());
        if (result.status === 'failed') expect(result.error.kind).not.toBe('unexpected');
      }),
      { numRuns: 400 },
    );
  });
});
