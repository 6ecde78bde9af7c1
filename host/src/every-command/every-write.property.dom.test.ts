import fc from 'fast-check';
import { verifyLog } from 'shared-kernel/testing/evidence';
import { readContents, createTestSession, type UndoFunction } from 'shared-kernel/testing';
import { openBrowserWorkspace } from 'shared-kernel/testing/browser';
import {
  exportWorkspace,
  importWorkspace,
  resetWorkspace,
  type Command,
} from 'shared-kernel/workspace';
import { arbitraryStep, type CommandStep } from './test-arbitrary-step';
import { findInputs } from './test-find-commands';

const anyAct = fc.oneof(
  { weight: 5, arbitrary: arbitraryStep(findInputs()) },
  { weight: 1, arbitrary: fc.constant('undo' as const) },
);
const anyDay = fc
  .array(fc.array(fc.tuple(fc.constantFrom(0, 1), anyAct), { minLength: 7, maxLength: 7 }), {
    minLength: 3,
    maxLength: 3,
  })
  .map(([first = [], second = [], third = []]) => [
    ...first,
    [0, 'reset'] as const,
    ...second,
    [1, 'import'] as const,
    ...third,
  ]);

type Act = CommandStep | 'undo' | 'import' | 'reset';

/** Opens the workspace and reads all records from the database, like a new page. */
async function readAgain(name: string) {
  const workspace = openBrowserWorkspace(name);
  const contents = JSON.stringify(await readContents(workspace.source, 'auditEntries'));
  const { entries, head } = await workspace.source.readLog();
  workspace.close();
  return { contents, entries, head };
}

function openTab(name: string) {
  const workspace = openBrowserWorkspace(name);
  const session = createTestSession();
  const undos: UndoFunction[] = [];
  const run = async (command: Command, input: CommandStep['input']) => {
    const result = await workspace.run(command, input, session);
    if (result.status === 'done' && result.undo) undos.push(result.undo);
  };
  const exported = async () => {
    const result = await workspace.run(exportWorkspace, {}, session);
    if (result.status !== 'done') throw new Error(JSON.stringify(result));
    return result.output.file;
  };
  const act = async (what: Act, file: Blob) => {
    if (what === 'undo') await undos.pop()?.();
    else if (what === 'import') await run(importWorkspace, { file });
    else if (what === 'reset') await run(resetWorkspace, {});
    else await run(what.command, what.input);
  };
  return { act, exported, close: () => workspace.close() };
}

let databases = 0;

it('[audit, evidence] every command, undo, import and reset in two tabs has an audit entry @deep', async () => {
  const written: string[] = [];
  await fc.assert(
    fc.asyncProperty(anyDay, async (day) => {
      const name = `every-write-${(databases += 1)}`;
      const tabs = [openTab(name), openTab(name)] as const;
      const file = await tabs[0].exported();
      let before = await readAgain(name);
      for (const [tab, what] of day) {
        await tabs[tab === 0 ? 0 : 1].act(what, file);
        const now = await readAgain(name);
        const isWritten = now.contents !== before.contents;
        if (isWritten) written.push(typeof what === 'string' ? what : what.command.id);
        const still = new Set(now.entries.map((entry) => JSON.stringify(entry)));
        expect(before.entries.filter((entry) => !still.has(JSON.stringify(entry)))).toEqual([]);
        expect(still.size > before.entries.length || !isWritten).toBe(true);
        before = now;
      }
      for (const tab of tabs) tab.close();
      const { entries, head } = before;
      expect(await verifyLog(entries, head)).toMatchObject({ status: 'verified' });
    }),
    { numRuns: 3, endOnFailure: true },
  );
  expect(new Set(written).size).toBeGreaterThan(5);
});
