import * as kernel from './command-api';
import * as files from './files/export-commands';
import * as replacing from './files/replace-commands';
import { importWorkspace } from './files/replace-commands';
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { createBrowserSource } from './create-source';
import type { Command } from './commands/command';
import { CommandError } from './commands/command-error';
import type { UndoFunction } from './commands/command-result';
import { computeDigest } from './audit/link-entries';
import { createMemorySource } from './create-source';
import { loadSampleSeed } from './database/seed-data';
import type { WorkspaceSource, WrittenRecord } from './database/source';
import * as small from './test-support/commands';
import { arbitraryCommandStep, type CommandStep } from './test-support/command-steps';
import { readContents } from './test-support/contents';
import { createTestSession, type TestSession } from './test-support/session';
import { createWorkspace, type Workspace } from './workspace';
import { readWorkspaceLines, importWorkspaceFile } from './test-support/workspace-transfer';
import { replaceContents } from './test-support/write';

let databases = 0;

const sources: readonly (readonly [string, number, () => WorkspaceSource])[] = [
  ['memory', 60, () => createMemorySource(loadSampleSeed)],
  ['browser', 12, () => createBrowserSource({ name: `property-${(databases += 1)}` })],
];

const steps = fc.array(arbitraryCommandStep, { minLength: 1, maxLength: 12 });

async function runAll(workspace: Workspace, session: TestSession, all: readonly CommandStep[]) {
  const undos: UndoFunction[] = [];
  for (const { command, input } of all) {
    const result = await workspace.run(command, input, session);
    if (result.status === 'done' && result.undo) undos.push(result.undo);
    expect(result).not.toMatchObject({ error: { kind: 'unexpected' } });
  }
  return undos;
}

describe.each(sources)('workspace in %s', (_name, numRuns, open) => {
  const withWorkspace = async (
    work: (workspace: Workspace, session: TestSession) => Promise<void>,
  ) => {
    const workspace = createWorkspace({ source: open(), behaviour: 'live' });
    await work(workspace, createTestSession());
    workspace.close();
  };

  it('[workspace] undoing all commands restores the original workspace', async () => {
    await fc.assert(
      fc.asyncProperty(steps, (all) =>
        withWorkspace(async (workspace, session) => {
          const before = await readContents(workspace.source, 'auditEntries');
          const settings = session.preferences.read();
          const undos = await runAll(workspace, session, all);
          for (const undo of undos.reverse()) expect(await undo()).toEqual({ status: 'done' });
          expect(await readContents(workspace.source, 'auditEntries')).toEqual(before);
          expect(session.preferences.read()).toEqual(settings);
        }),
      ),
      { numRuns },
    );
  });

  it('[audit] every write by a command has an audit entry, and the log is a valid chain', async () => {
    await fc.assert(
      fc.asyncProperty(steps, (all) =>
        withWorkspace(async (workspace, session) => {
          const { source } = workspace;
          const without: string[] = [];
          source.subscribe((event) => {
            if (event.kind !== 'written') return;
            const isLine = ({ collection }: WrittenRecord) => collection === 'auditEntries';
            if (event.written.length > 0 && !event.written.some(isLine)) {
              without.push(JSON.stringify(event.written));
            }
          });
          const undos = await runAll(workspace, session, all);
          for (const undo of undos.reverse()) await undo();
          expect(without).toEqual([]);
          const chain = (await source.list('auditEntries'))
            .filter(({ seq }) => seq !== undefined)
            .toSorted((a, b) => (a.seq ?? 0) - (b.seq ?? 0));
          chain.slice(1).forEach((entry, at) => expect(entry.prev).toBe(computeDigest(chain[at])));
        }),
      ),
      { numRuns },
    );
  });

  it('[workspace] export and import leave a workspace unchanged @deep', async () => {
    await fc.assert(
      fc.asyncProperty(steps, (all) =>
        withWorkspace(async (workspace, session) => {
          const { source } = workspace;
          await runAll(workspace, session, all);
          const before = await readContents(source);
          const settings = session.preferences.read();
          const lines = await readWorkspaceLines(source, settings);
          await replaceContents(source);
          const preferences = await importWorkspaceFile(source, new Blob([lines.join('\n')]));
          expect(await readContents(source)).toEqual(before);
          expect(preferences).toEqual(settings);
        }),
      ),
      { numRuns: Math.ceil(numRuns / 3) },
    );
  });
});

describe('arbitrary inputs', () => {
  const isCommand = (value: unknown): value is Command =>
    typeof value === 'object' && value !== null && 'apply' in value;
  const atOnce = [kernel, files, replacing, small]
    .flatMap((commands): unknown[] => Object.values(commands))
    .filter(isCommand)
    .filter(({ delayMs }) => delayMs === 0);

  it.each(atOnce)(
    '[workspace] any input of the command $id gives a result or an error of a known type',
    async (command) => {
      const workspace = createWorkspace({
        source: createMemorySource(loadSampleSeed),
        behaviour: 'live',
      });
      await fc.assert(
        fc.asyncProperty(fc.anything({ withBigInt: true, withDate: true }), async (input) => {
          const result = await workspace.run(command, input, createTestSession());
          if (result.status !== 'failed') return;
          expect(result.error).toBeInstanceOf(CommandError);
          expect(result.error.kind).not.toBe('unexpected');
        }),
        { numRuns: 25 },
      );
    },
  );

  it('[workspace] any values of a command’s fields give a result or an error of a known type', async () => {
    const value = fc.oneof(fc.anything(), fc.string(), fc.constant('CL-001'));
    const workspace = createWorkspace({
      source: createMemorySource(loadSampleSeed),
      behaviour: 'live',
    });
    const input = arbitraryCommandStep.chain(({ command, input: valid }) =>
      fc
        .record(
          Object.fromEntries(
            Object.entries(valid as object).map(([field, given]) => [
              field,
              fc.oneof(fc.constant<unknown>(given), value),
            ]),
          ),
        )
        .map((mutated): CommandStep => ({ command, input: mutated })),
    );
    await fc.assert(
      fc.asyncProperty(input, async ({ command, input: mutated }) => {
        const result = await workspace.run(command, mutated, createTestSession());
        expect(result).not.toMatchObject({ error: { kind: 'unexpected' } });
      }),
      { numRuns: 400 },
    );
  });

  it('[workspace] an import of random text fails with an error of a known type and changes nothing', async () => {
    const source = createMemorySource(loadSampleSeed);
    const workspace = createWorkspace({ source, behaviour: 'live' });
    const before = await readContents(source);
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.object().map((o) => JSON.stringify(o)),
        ),
        async (text) => {
          const file = new Blob([text]);
          const result = await workspace.run(importWorkspace, { file }, createTestSession());
          expect(result).toMatchObject({ status: 'failed', error: { kind: 'invalid' } });
        },
      ),
    );
    expect(await readContents(source)).toEqual(before);
  });
});
