import { clientDirectory, type Client } from '../../domain/client';
import {
  foldName,
  formerNamesAs,
  noClientId,
  typedClientName,
} from '../../domain/client/client-reference';
import { clientReferenceOf, namesakes, recordsNamed, type RecordFinder } from './client-records';
import { deepEqual } from '../database/deep-equal';
import { isChangeOf } from '../database/apply-changes';
import type { Change, WorkspaceSource } from '../database/source';

type Reader = Pick<WorkspaceSource, 'find' | 'get'>;

/** The clients that an undo writes, by their ids. */
const clientsAfter = (changes: readonly Change[]): ReadonlyMap<string, Client> =>
  new Map(
    changes.flatMap((change) =>
      isChangeOf(change, 'clients') && change.next ? [[change.key, change.next] as const] : [],
    ),
  );

/** The client id that a name alone has after the undo. */
async function idByName(finder: RecordFinder, name: string, after: ReadonlyMap<string, Client>) {
  const standing = await namesakes(finder, name);
  const changed = [...after.values()].filter(
    (client) => foldName(client.companyName) === foldName(name),
  );
  const others = standing.filter(({ id }) => !after.has(id));
  return clientDirectory([...others, ...changed]).idOf({ client: name });
}

/** The record after the undo. It keeps its client id if its name alone would no longer find the client. */
async function undoneRecord(
  finder: RecordFinder,
  { collection, base, next }: Change,
  after: ReadonlyMap<string, Client>,
): Promise<object | undefined> {
  if (!base || !next) return next;
  const now = clientReferenceOf(collection, base.record);
  const then = clientReferenceOf(collection, next);
  const name = typedClientName(then);
  if (now.clientId === undefined || then.clientId !== undefined || name === undefined) return next;
  // A contract that was given to another client goes back to whom it names; a case bears its client's name.
  const isRenamed = name !== typedClientName(now) && collection !== 'complianceRecords';
  const byName = isRenamed ? now.clientId : ((await idByName(finder, name, after)) ?? noClientId);
  return byName === now.clientId ? next : { ...next, clientId: now.clientId };
}

/** The client after the undo. It keeps its present name as a former one if records have that name. */
async function undoneClient(finder: RecordFinder, now: Client, next: Client): Promise<object> {
  if (foldName(now.companyName) === foldName(next.companyName)) return next;
  const named = await recordsNamed(finder, now.companyName);
  const isBorne = named.some(({ clientId }) => clientId === now.id);
  return isBorne ? { ...next, formerNames: formerNamesAs(now, next.companyName) } : next;
}

/** Whether the undo leaves a record as it is: one that was given its client id, and has changed since, keeps the id. */
async function leavesRecord(
  source: Reader,
  { collection, key, base, next }: Change,
): Promise<boolean> {
  if (!base || !next) return false;
  if (deepEqual(base.record, next)) return true;
  if (!onlyGivesClient(base.record, next)) return false;
  return (await source.get(collection, key))?.revision !== base.revision;
}

/** The changes of an undo, so that records that were added or given their client meanwhile keep it. */
export async function undoChanges(source: Reader, changes: readonly Change[]): Promise<Change[]> {
  const after = clientsAfter(changes);
  const undone: Change[] = [];
  for (const change of changes) {
    const isClient = isChangeOf(change, 'clients') && change.base && change.next;
    const back = {
      ...change,
      next: isClient
        ? await undoneClient(source, change.base.record, change.next)
        : await undoneRecord(source, change, after),
    };
    if (!(await leavesRecord(source, back))) undone.push(back);
  }
  return undone;
}

/** Whether a change only adds or removes the id of the client that the record names. */
export function onlyGivesClient(before: object | undefined, after: object | undefined): boolean {
  if (!before || !after || 'clientId' in before === 'clientId' in after) return false;
  return deepEqual({ ...before, clientId: undefined }, { ...after, clientId: undefined });
}

/** A record for the log, whose entries of renamings have the former names. */
export function withoutFormerNames(record: object | undefined): object | undefined {
  if (!record || !('formerNames' in record)) return record;
  const { formerNames: _, ...rest } = record;
  return rest;
}
