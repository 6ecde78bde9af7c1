import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { AuditEntry } from 'shared-kernel/domain/audit';
import { verifyLog } from 'shared-kernel/evidence';
import { headOfStanding } from 'shared-kernel/testing/evidence';
import { commandTester } from 'shared-kernel/testing';
import { importWorkspace } from 'shared-kernel/workspace';

const kept = (file: string) => readFileSync(join(__dirname, '../../../e2e/core/kept', file));

const lines = (text: string) => text.trimEnd().split('\n');

/** The log of a workspace's file that was written before entries had places. */
const unchained = () => {
  const text = gunzipSync(kept('908b4ee.ndjson.gz')).toString();
  const [, ...values] = lines(text).map((line) => JSON.parse(line) as [string, AuditEntry]);
  return values.flatMap(([name, entry]) => (name === 'auditEntries' ? [entry] : []));
};

/** A log that was written before it had sections: what is sealed, and five entries; two of them replaced everything. */
const chained = () =>
  lines(kept('2067e09.log.ndjson').toString()).map((line) => JSON.parse(line) as AuditEntry);

const head = { seq: 5, digest: '5c1c919a0b149ac042d40849aff7170c30799bf87a82cd331fdf95defdcb0468' };

describe('the logs of earlier versions', () => {
  it('[evidence] are sealed as they are where they have no places', async () => {
    const entries = unchained();
    expect(await verifyLog(entries)).toEqual({ status: 'empty', sealed: 12 });
    const batches = (async function* () {
      yield await Promise.resolve(entries);
    })();
    expect(await headOfStanding(batches)).toEqual({
      seq: 0,
      digest: 'f3ba98fb8c5eaba40c515eebecac35ebf0aa2868fc85b2756b54f503bccf9237',
      sealed: 12,
    });
  });

  it('[evidence] verify as one section where they have places', async () => {
    const sound = { status: 'sound', count: 5, sealed: 10, closed: undefined, head };
    expect(await verifyLog(chained(), { head })).toEqual(sound);
    expect(await verifyLog(chained(), { head, isOrdered: true })).toEqual(sound);
  });

  it('[R51, evidence, workspace] are said to have no chain in a file that is imported', async () => {
    const tester = commandTester();
    await tester.done(importWorkspace, { file: new Blob([kept('908b4ee.ndjson.gz')]) });
    expect((await tester.latestEntry())?.note).toMatch(
      /The file’s own log of 12 entries stays in the file\. It has no audit chain\.$/,
    );
  });
});
