import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { requirePointer } from '../compose/documents';
import type { DirectoryStore } from '../store/directory-store';
import { fakeLive } from './fake-live';
import { promoteComposition, promoteFrom, promoteRelease } from './promote';
import { readTests, recordTests } from './tests-gate';

let store: DirectoryStore;
let remove: () => Promise<void>;
let hash: string;

beforeEach(async () => {
  ({ store, remove } = await fakeLive('staging'));
  ({ hash } = await requirePointer(store, 'staging'));
});
afterEach(() => remove());

async function record(stats: object, at = '2026-01-01T00:00:00.000Z') {
  const report = join(store.root, 'report.txt');
  await writeFile(report, JSON.stringify({ stats: { expected: 3, skipped: 0, ...stats } }));
  return recordTests(store, hash, report, { by: 'a pipeline', now: new Date(at) });
}

const options = {
  environment: 'production',
  publicAddress: 'https://remotes.example.com/',
  needsTests: true,
};
const green = { unexpected: 0, flaky: 0 };

describe('promote --require-tests', () => {
  it('[deployment] refuses a composition against which no run is recorded', async () => {
    for (const promoted of [
      promoteComposition(store, hash, options),
      promoteFrom(store, 'staging', undefined, options),
    ])
      await expect(promoted).rejects.toThrow('no end-to-end run against it is recorded');
  });

  it.each([
    ['failed', { unexpected: 1, flaky: 0 }],
    ['passed on a second try', { unexpected: 0, flaky: 1 }],
    ['tested nothing', { ...green, expected: 0 }],
  ])('[deployment] refuses one whose last run %s', async (_how, stats) => {
    await record(green);
    await record(stats, '2026-01-02T00:00:00.000Z');
    await expect(promoteComposition(store, hash, options)).rejects.toThrow(
      'the last end-to-end run against it failed',
    );
  });

  it('[deployment] takes one whose last run is green, whatever failed before', async () => {
    await record({ unexpected: 2, flaky: 0 });
    await record(green, '2026-01-02T00:00:00.000Z');
    expect(await readTests(store, hash)).toMatchObject({ passed: 3, failed: 0, by: 'a pipeline' });
    expect((await promoteFrom(store, 'staging', undefined, options))?.seq).toBe(1);
  });

  it('[deployment] refuses one release by itself, and a report that is none', async () => {
    await expect(promoteRelease(store, 'contracts', 'abcd', options)).rejects.toThrow(
      '--require-tests goes with a composition’s hash',
    );
    const report = join(store.root, 'report.txt');
    await writeFile(report, '{"stats":{}}');
    await expect(recordTests(store, hash, report)).rejects.toThrow(
      'is not valid at stats.expected',
    );
  });
});
