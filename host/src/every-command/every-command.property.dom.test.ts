import fc from 'fast-check';
import { portalKeys, type PortalKey } from 'shared-kernel/domain/portal';
import {
  readContents,
  createTestWorkspace,
  createTestSession,
  type TestSession,
  type UndoFunction,
  type Workspace,
} from 'shared-kernel/testing';
import { openBrowserWorkspace } from 'shared-kernel/testing/browser';
import {
  CommandError,
  exportWorkspace,
  importWorkspace,
  resetWorkspace,
} from 'shared-kernel/workspace';
import { verifyLog } from 'shared-kernel/testing/evidence';
import { arbitraryStep, type CommandStep } from './test-arbitrary-step';
import { findCommands, findInputs } from './test-find-commands';

const everyCommand = findCommands();
const everyStep = arbitraryStep(findInputs());
/** Generates only commands that can be undone. Decisions and comments on review cases cannot. */
const undoableStep = arbitraryStep(findInputs().filter(({ command }) => command.isUndoable));
const someOf = (step: typeof everyStep) => fc.array(step, { minLength: 1, maxLength: 12 });
const steps = someOf(everyStep);

let databases = 0;

const workspaces: readonly (readonly [string, number, () => Workspace])[] = [
  ['memory', 20, () => createTestWorkspace()],
  ['browser', 6, () => openBrowserWorkspace(`every-command-${(databases += 1)}`)],
];

async function runAll(workspace: Workspace, session: TestSession, all: readonly CommandStep[]) {
  const undos: UndoFunction[] = [];
  for (const { command, input } of all) {
    const result = await workspace.run(command, input, session);
    if (result.status === 'done' && result.undo) undos.push(result.undo);
    expect(result).not.toMatchObject({ error: { kind: 'unexpected' } });
  }
  return undos;
}

describe.each(workspaces)('a workspace in %s', (_name, numRuns, open) => {
  const withWorkspace = async (
    work: (workspace: Workspace, session: TestSession) => Promise<void>,
  ) => {
    const workspace = open();
    await work(workspace, createTestSession());
    workspace.close();
  };

  it('[workspace] a workspace is unchanged after any commands are run and undone', async () => {
    await fc.assert(
      fc.asyncProperty(someOf(undoableStep), (all) =>
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

  it('[audit] every write of a command has an audit entry', async () => {
    await fc.assert(
      fc.asyncProperty(steps, (all) =>
        withWorkspace(async (workspace, session) => {
          const without: string[] = [];
          workspace.source.subscribe((event) => {
            if (event.kind !== 'written' || event.written.length === 0) return;
            const hasLine = event.written.some(({ collection }) => collection === 'auditEntries');
            if (!hasLine) without.push(JSON.stringify(event.written));
          });
          const undos = await runAll(workspace, session, all);
          for (const undo of undos.reverse()) await undo();
          expect(without).toEqual([]);
        }),
      ),
      { numRuns },
    );
  });

  it('[workspace] a workspace is unchanged after an export and import', async () => {
    await fc.assert(
      fc.asyncProperty(steps, (all) =>
        withWorkspace(async (workspace, session) => {
          const { source } = workspace;
          await runAll(workspace, session, all);
          const before = await readContents(source, 'auditEntries');
          const settings = session.preferences.read();
          const exported = await workspace.run(exportWorkspace, {}, session);
          if (exported.status !== 'done') throw new Error(JSON.stringify(exported));
          await workspace.run(resetWorkspace, {}, session);
          const { file } = exported.output;
          const imported = await workspace.run(importWorkspace, { file }, session);
          expect(imported.status).toBe('done');
          expect(await readContents(source, 'auditEntries')).toEqual(before);
          expect(session.preferences.read()).toEqual(settings);
        }),
      ),
      { numRuns: Math.ceil(numRuns / 3) },
    );
  });
});

/**
 * Collections that each portal may change. Each function checks whether the portal may change a given record. Profiles
 * and notifications are not checked.
 */
const changeable: Partial<Record<PortalKey, Record<string, (record: object) => boolean>>> = {
  client: {
    contracts: (record) => Reflect.get(record, 'client') === 'Meridian Energy Partners',
    clients: (record) => Reflect.get(record, 'companyName') === 'Meridian Energy Partners',
    processes: (record) => Reflect.get(record, 'client') === 'Meridian Energy Partners',
    transactions: (record) => Reflect.get(record, 'counterparty') === 'Meridian Energy Partners',
  },
  law_firm: {
    contracts: () => true,
    clients: () => true,
    complianceRecords: () => true,
    transactions: (record) => JSON.stringify(record).includes('"desk":"compliance"'),
    processes: () => true,
  },
  banking: {
    clients: () => true,
    complianceRecords: () => true,
    transactions: () => true,
  },
  vendor: {
    processes: (record) =>
      JSON.stringify(record).includes('"assignedTo":"Delta Inspection Services"'),
  },
  regulator: {},
};

const kept = ['contracts', 'clients', 'complianceRecords', 'transactions', 'processes'] as const;

describe('commands of every portal', () => {
  it.each(Object.entries(changeable))(
    '[policy] commands of the %s portal change only records that the portal’s permissions cover',
    async (portal, mayChange) => {
      const workspace = createTestWorkspace();
      const { source } = workspace;
      const before = new Map(
        (await Promise.all(kept.map((name) => source.list(name))))
          .flat()
          .map((record) => [record.id, record]),
      );
      const session = createTestSession(portal as PortalKey);
      await fc.assert(
        fc.asyncProperty(everyStep, async ({ command, input }) => {
          const result = await workspace.run(command, input, session);
          expect(result).not.toMatchObject({ error: { kind: 'unexpected' } });
        }),
        { numRuns: 300 },
      );
      for (const name of kept) {
        for (const record of await source.list(name)) {
          if (record === before.get(record.id)) continue;
          expect([name, record.id, mayChange[name]?.(record) ?? false]).toEqual([
            name,
            record.id,
            true,
          ]);
        }
      }
    },
  );
});

describe('2,000 consecutive commands', () => {
  const anyPortal = fc.constantFrom(...portalKeys);

  it('[audit, evidence] after 2,000 commands, every change has an audit entry, and the whole log can be verified @deep', async () => {
    const workspace = createTestWorkspace();
    const sessions = Object.fromEntries(
      portalKeys.map((portal) => [portal, createTestSession(portal)]),
    ) as Record<PortalKey, TestSession>;
    const writes = { all: 0, without: [] as string[], raised: 0 };
    workspace.source.subscribe((event) => {
      if (event.kind !== 'written' || event.written.length === 0) return;
      const has = (name: string) => event.written.some(({ collection }) => collection === name);
      writes.all += 1;
      if (has('notifications')) writes.raised += 1;
      if (!has('auditEntries')) writes.without.push(JSON.stringify(event.written));
    });
    const run = fc.array(fc.tuple(anyPortal, everyStep), { minLength: 2000, maxLength: 2000 });
    const [all = []] = fc.sample(run, { numRuns: 1 });
    for (const [portal, step] of all) await runAll(workspace, sessions[portal], [step]);

    expect(writes.without).toEqual([]);
    expect(writes.all).toBeGreaterThan(200);
    expect(writes.raised).toBeGreaterThan(20);
    const { entries, head } = await workspace.source.readLog();
    expect(await verifyLog(entries, head)).toMatchObject({ status: 'verified', head });
  });
});

function expectWords({ toasts }: TestSession): void {
  expect(toasts).toEqual([
    {
      title: expect.stringMatching(/^[A-Z]/) as unknown,
      description: expect.stringMatching(/^\S.+/) as unknown,
      variant: 'destructive',
    },
  ]);
}

describe('arbitrary command input', () => {
  const atOnce = everyCommand.filter(({ delayMs }) => delayMs === 0);

  it.each(atOnce)(
    '[R6, workspace] any input of the command $id gives a valid result or a rejection with a message',
    async (command) => {
      const workspace = createTestWorkspace();
      await fc.assert(
        fc.asyncProperty(fc.anything({ withBigInt: true, withDate: true }), async (input) => {
          const session = createTestSession();
          const result = await workspace.run(command, input, session);
          if (result.status !== 'failed') return;
          expectWords(session);
          expect(result.error).toBeInstanceOf(CommandError);
          expect(result.error.kind).not.toBe('unexpected');
        }),
        { numRuns: 25 },
      );
    },
  );

  it('[R6, workspace] a command that is called with arbitrary field values returns a valid result or is refused', async () => {
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
        .map((mutated): CommandStep => ({ command, input: mutated })),
    );
    await fc.assert(
      fc.asyncProperty(input, async ({ command, input: mutated }) => {
        const session = createTestSession();
        const result = await workspace.run(command, mutated, session);
        if (result.status !== 'failed') return;
        expectWords(session);
        expect(result.error.kind).not.toBe('unexpected');
      }),
      { numRuns: 400 },
    );
  });
});
