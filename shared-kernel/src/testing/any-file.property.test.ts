import fc from 'fast-check';
import { defaultPreferences } from '../domain/profile/preferences';
import { anyText, mutatedJson, jsonText } from './mutated';
import { importWorkspace } from '../workspace/files/replace-commands';
import { createMemorySource } from '../workspace/create-source';
import { sampleSeed } from '../workspace/database/seed-data';
import { commandTester } from '../workspace/test-support/command-tester';
import { contentsOf } from '../workspace/test-support/contents';
import { linesIn } from '../workspace/test-support/workspace-transfer';

// This timeout only detects tests that hang. A test with two thousand files takes long on a busy machine.
jest.setTimeout(300_000 * Math.max(1, Number(process.env.TRUSTFOLD_RUNS)));

const numRuns = 400;

type Line = readonly [collection: string, record: unknown];

async function smallFile() {
  const lines = await linesIn(createMemorySource(sampleSeed), defaultPreferences);
  const [head, ...rest] = lines.map((line) => JSON.parse(line) as unknown);
  const records = rest.slice(0, -1) as Line[];
  const firsts = records.filter(
    ([name], index) => records.findIndex(([other]) => other === name) === index,
  );
  return { head, firsts };
}

const textOf = (values: readonly unknown[]) => values.map(jsonText).join('\n');

describe('import of an arbitrary file', () => {
  it('[workspace] any file is imported completely, or rejected with a reason and without changes @deep', async () => {
    const { head, firsts } = await smallFile();
    const right = [head, ...firsts, ['end', firsts.length]];
    const wrongRecord = fc
      .tuple(fc.nat(firsts.length - 1), fc.boolean())
      .chain(([nth, isRecord]) => {
        const [name, record] = firsts[nth] ?? ['', {}];
        return (isRecord ? mutatedJson(record) : mutatedJson([name, record])).map((part) =>
          textOf(
            right.map((line, index) =>
              index === nth + 1 ? (isRecord ? [name, part] : part) : line,
            ),
          ),
        );
      });
    const wrongHead = mutatedJson(head).map((part) => textOf([part, ...right.slice(1)]));
    const cutShort = fc.nat(textOf(right).length).map((end) => textOf(right).slice(0, end));
    const file = fc.oneof(wrongRecord, wrongHead, cutShort, anyText(head));

    const { run, source } = commandTester();
    let before = await contentsOf(source);
    await fc.assert(
      fc.asyncProperty(file, async (text) => {
        const result = await run(importWorkspace, { file: new Blob([text]) });
        if (result.status === 'done') {
          before = await contentsOf(source);
          return;
        }
        expect(result).toMatchObject({ status: 'failed', error: { kind: 'invalid' } });
        expect(await contentsOf(source)).toEqual(before);
      }),
      { numRuns },
    );
  });
});
