import { createClientDirectory, type Client } from '../../domain/client';
import {
  normalizeName,
  listFormerNames,
  noClientId,
  getEnteredClientName,
} from '../../domain/client/client-reference';
import {
  getClientReference,
  findClientsByName,
  findRecordsByClientName,
  type RecordFinder,
} from './client-records';
import { deepEqual } from '../../domain/deep-equal';
import type { CollectionName } from '../database/collections';
import type { Change, WorkspaceSource } from '../database/source';

type Reader = Pick<WorkspaceSource, 'find' | 'get'>;

const isClient = (collection: CollectionName, record: object | undefined): record is Client =>
  collection === 'clients' && record !== undefined;

const clientsAfter = (changes: readonly Change[]): ReadonlyMap<string, Client> =>
  new Map(
    changes.flatMap(({ collection, key, next }) =>
      isClient(collection, next) ? [[key, next] as const] : [],
    ),
  );

async function idByName(finder: RecordFinder, name: string, after: ReadonlyMap<string, Client>) {
  const standing = await findClientsByName(finder, name);
  const changed = [...after.values()].filter(
    (client) => normalizeName(client.companyName) === normalizeName(name),
  );
  const others = standing.filter(({ id }) => !after.has(id));
  return createClientDirectory([...others, ...changed]).idOf({ client: name });
}

/**
 * Returns the record as it will be after an undo. If the restored client name identifies no client, the record keeps
 * its current client id.
 */
async function undoneRecord(
  finder: RecordFinder,
  { collection, base, next }: Change,
  after: ReadonlyMap<string, Client>,
): Promise<object | undefined> {
  if (!base || !next) return next;
  const now = getClientReference(collection, base.record);
  const then = getClientReference(collection, next);
  const name = getEnteredClientName(then);
  if (now.clientId === undefined || then.clientId !== undefined || name === undefined) return next;
  // A different client name in a contract means that the contract was assigned to another client. In a compliance
  // record, it means that the client was renamed.
  const isRenamed = name !== getEnteredClientName(now) && collection !== 'complianceRecords';
  const byName = isRenamed ? now.clientId : ((await idByName(finder, name, after)) ?? noClientId);
  return byName === now.clientId ? next : { ...next, clientId: now.clientId };
}

/**
 * Returns the client as it will be after an undo. If records contain its current name, that name is kept as a former
 * name.
 */
async function undoneClient(finder: RecordFinder, now: Client, next: Client): Promise<object> {
  if (normalizeName(now.companyName) === normalizeName(next.companyName)) return next;
  const named = await findRecordsByClientName(finder, now.companyName);
  const isBorne = named.some(({ clientId }) => clientId === now.id);
  return isBorne ? { ...next, formerNames: listFormerNames(now, next.companyName) } : next;
}

/**
 * Whether an undo skips a record: nothing would change, or the record was edited after the command added its client id.
 */
async function leavesRecord(
  source: Reader,
  { collection, key, base, next }: Change,
): Promise<boolean> {
  if (!base || !next) return false;
  if (deepEqual(base.record, next)) return true;
  if (!isClientIdChange(base.record, next)) return false;
  return (await source.get(collection, key))?.revision !== base.revision;
}

/**
 * Returns the changes that undo a command. If a record was assigned to a client after the command, it stays assigned.
 */
export async function createUndoChanges(
  source: Reader,
  changes: readonly Change[],
): Promise<Change[]> {
  const after = clientsAfter(changes);
  const undone: Change[] = [];
  for (const change of changes) {
    const { collection, base, next } = change;
    const isRenaming = isClient(collection, base?.record) && isClient(collection, next);
    const back = {
      ...change,
      next: isRenaming
        ? await undoneClient(source, base.record, next)
        : await undoneRecord(source, change, after),
    };
    if (!(await leavesRecord(source, back))) undone.push(back);
  }
  return undone;
}

/** Whether one of two versions of a record has a client id, and all other fields are equal. */
export function isClientIdChange(before: object | undefined, after: object | undefined): boolean {
  if (!before || !after || 'clientId' in before === 'clientId' in after) return false;
  return deepEqual({ ...before, clientId: undefined }, { ...after, clientId: undefined });
}

/** Removes former client names from a record for its audit line, because each renaming has its own audit entry. */
export function removeFormerNames(record: object | undefined): object | undefined {
  if (!record || !('formerNames' in record)) return record;
  const { formerNames: _, ...rest } = record;
  return rest;
}
