import { linkChanges } from '../audit/load-audit-module';
import { applyChanges } from './apply-changes';
import type { AtHand } from './at-hand';
import { replacedNames, specOf, type CollectionName } from './collections';
import type { Contents, Persistence } from './persistence';
import { ownMoment } from './sample-moment';
import type { Sample } from './seed-data';
import type { Change, Turn, WriteOutcome } from './source';
import { withReplacement, type Commit, type WriteLog } from './write-log';

/** A port while no other tab writes to it, and its log. */
export interface Held {
  readonly port: Persistence;
  log: WriteLog;
}

/** What is to take the place of everything. */
export interface Replacing {
  /** The records that changes can be made to. */
  readonly contents: Contents;
  readonly replace: (commit: Commit) => Promise<void>;
}

/** Replaces everything, makes the changes to it, and gives the log after it; without a log it was refused. */
export async function replaceAll(
  at: AtHand,
  { log: from }: Held,
  added: readonly Change[],
  { contents, replace }: Replacing,
): Promise<{ readonly outcome: WriteOutcome; readonly to?: WriteLog }> {
  const linked = await linkChanges(added, from.head, () => at.all('auditEntries'));
  const outcome = await applyChanges(linked.changes, async ({ collection, key }) => {
    const { isAppendOnly, keyOf } = specOf(collection);
    if (isAppendOnly) return at.get(collection, key);
    const record = contents[collection]?.find((candidate) => keyOf(candidate) === key);
    return record && { record, revision: 1 };
  });
  if (!outcome.ok) return { outcome };
  const to = withReplacement(from, linked);
  await replace({ written: outcome.written, from, to });
  return { outcome, to };
}

/** Has something take the place of everything, in a turn. */
export type Replace = (added: readonly Change[], by: Replacing) => Promise<WriteOutcome>;

/** Of the sample, this much is fetched before anything is removed for it. */
const fetchedAtOnce: CollectionName = 'settings';

/** What the collections that changes are made to begin with; it rejects where that cannot be fetched. */
async function firstOf(sample: Sample, changes: readonly Change[], at: string): Promise<Contents> {
  const touched = new Set(changes.map(({ collection }) => collection).concat(fetchedAtOnce));
  const names = replacedNames.filter((name) => touched.has(name));
  const first = names.map(async (name) => [name, await sample.first(name, at)] as const);
  return Object.fromEntries(await Promise.all(first));
}

/** The part of a turn that replaces everything. */
export const replacingBy = (
  port: Persistence,
  sample: Sample,
  replace: Replace,
): Pick<Turn, 'replace'> => ({
  replace: async (given, added = [], moment = ownMoment) => {
    const at = given ? moment : sample.nextMoment();
    const contents = given ?? (await firstOf(sample, added, at));
    return replace(added, {
      contents,
      replace: (commit) => port.replace(commit, contents, at),
    });
  },
});
