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

/** The clients that a taking back writes, as they are after it, by their ids. */
const clientsAfter = (changes: readonly Change[]): ReadonlyMap<string, Client> =>
  new Map(
    changes.flatMap((change) =>
      isChangeOf(change, 'clients') && change.next ? [[change.key, change.next] as const] : [],
    ),
  );

/** The id that a name alone gives once the changes are made. */
async function idByName(finder: RecordFinder, name: string, after: ReadonlyMap<string, Client>) {
  const standing = await namesakes(finder, name);
  const changed = [...after.values()].filter(
    (client) => foldName(client.companyName) === foldName(name),
  );
  const others = standing.filter(({ id }) => !after.has(id));
  return clientDirectory([...others, ...changed]).idOf({ client: name });
}

/** A record with the id that taking back would remove, where its name alone would no longer give it. */
async function keepingId(
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

/** A client with the name that taking back would forget, where records of it were typed with that name. */
async function keepingName(finder: RecordFinder, now: Client, next: Client): Promise<object> {
  if (foldName(now.companyName) === foldName(next.companyName)) return next;
  const named = await recordsNamed(finder, now.companyName);
  const isBorne = named.some(({ clientId }) => clientId === now.id);
  return isBorne ? { ...next, formerNames: formerNamesAs(now, next.companyName) } : next;
}

/** Whether a taking back leaves a record as it is: with the id of its client, which it keeps where it has changed since. */
async function isLeft(source: Reader, { collection, key, base, next }: Change): Promise<boolean> {
  if (!base || !next) return false;
  if (deepEqual(base.record, next)) return true;
  if (!onlyGivesClient(base.record, next)) return false;
  return (await source.get(collection, key))?.revision !== base.revision;
}

/** The changes that take something back, without losing a record that was made or given its client meanwhile. */
export async function keepingClients(
  source: Reader,
  changes: readonly Change[],
): Promise<Change[]> {
  const after = clientsAfter(changes);
  const kept: Change[] = [];
  for (const change of changes) {
    const isClient = isChangeOf(change, 'clients') && change.base && change.next;
    const back = {
      ...change,
      next: isClient
        ? await keepingName(source, change.base.record, change.next)
        : await keepingId(source, change, after),
    };
    if (!(await isLeft(source, back))) kept.push(back);
  }
  return kept;
}

/** Whether a change does nothing but give a record the id of the client that it names already, or take it back. */
export function onlyGivesClient(before: object | undefined, after: object | undefined): boolean {
  if (!before || !after || 'clientId' in before === 'clientId' in after) return false;
  return deepEqual({ ...before, clientId: undefined }, { ...after, clientId: undefined });
}

/** A record as the log shows it: what a client was called before is in the lines of its renaming. */
export function withoutFormerNames(record: object | undefined): object | undefined {
  if (!record || !('formerNames' in record)) return record;
  const { formerNames: _, ...rest } = record;
  return rest;
}
