import fc from 'fast-check';
import { defaultPreferences } from '../domain/profile/preferences';
import { arbitraryText, arbitraryMutatedJson, toJsonText } from './arbitrary-mutated-json';
import { importWorkspace } from '../workspace/files/replace-commands';
import { createMemorySource } from '../workspace/create-source';
import { loadSampleSeed } from '../workspace/database/seed-data';
import { createCommandTester } from '../workspace/test-support/command-tester';
import { readContents } from '../workspace/test-support/contents';
import { readWorkspaceLines } from '../workspace/test-support/workspace-transfer';

// This timeout only stops tests that hang. Testing two thousand files takes long on a busy machine.
jest.setTimeout(300_000 * Math.max(1, Number(process.env.TRUSTFOLD_RUNS)));

const numRuns = 400;

type Line = readonly [collection: string, record: unknown];

async function smallFile() {
  const lines = await readWorkspaceLines(createMemorySource(loadSampleSeed), defaultPreferences);
  const [head, ...rest] = lines.map((line) => JSON.parse(line) as unknown);
  const records = rest.slice(0, -1) as Line[];
  const firsts = records.filter(
    ([name], index) => records.findIndex(([other]) => other === name) === index,
  );
  return { head, firsts };
}

const textOf = (values: readonly unknown[]) => values.map(toJsonText).join('\n');

describe('import of an arbitrary file', () => {
  it('[workspace] any file is imported completely, or rejected with a reason and without changes @deep', async () => {
    const { head, firsts } = await smallFile();
    const right = [head, ...firsts, ['end', firsts.length]];
    const wrongRecord = fc
      .tuple(fc.nat(firsts.length - 1), fc.boolean())
      .chain(([nth, isRecord]) => {
        const [name, record] = firsts[nth] ?? ['', {}];
        return (isRecord ? arbitraryMutatedJson(record) : arbitraryMutatedJson([name, record])).map(
          (part) =>
            textOf(
              right.map((line, index) =>
                index === nth + 1 ? (isRecord ? [name, part] : part) : line,
              ),
            ),
        );
      });
    const wrongHead = arbitraryMutatedJson(head).map((part) => textOf([part, ...right.slice(1)]));
    const cutShort = fc.nat(textOf(right).length).map((end) => textOf(right).slice(0, end));
    const file = fc.oneof(wrongRecord, wrongHead, cutShort, arbitraryText(head));

    const { run, source } = createCommandTester();
    let before = await readContents(source);
    await fc.assert(
      fc.asyncProperty(file, async (text) => {
        const result = await run(importWorkspace, { file: new Blob([text]) });
        if (result.status === 'done') {
          before = await readContents(source);
          return;
        }
        expect(result).toMatchObject({ status: 'failed', error: { kind: 'invalid' } });
        expect(await readContents(source)).toEqual(before);
      }),
      { numRuns },
    );
  });
});
