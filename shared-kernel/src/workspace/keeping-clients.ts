import {
  formerNamesAs,
  typedClientName,
  type ClientReference,
  type NamedClient,
} from '../domain/client';
import { deepEqual } from './deep-equal';

const isClient = (record: object): record is NamedClient =>
  'companyName' in record && typeof record.companyName === 'string' && 'id' in record;

/**
 * What a record goes back to when its change is taken back, without losing whose it is: an id that it was given
 * stays, and a client stays known by the name that is taken back, which records may bear.
 */
export function keepingClients(before: object, after: object): object {
  if (isClient(before) && isClient(after)) {
    const formerNames = formerNamesAs(after, before.companyName);
    return formerNames.length === 0 ? before : { ...before, formerNames };
  }
  const { clientId } = after as ClientReference;
  const isGiven = clientId !== undefined && !('clientId' in before);
  return isGiven && hasSameName(before, after) ? { ...before, clientId } : before;
}

/** Whether a change does nothing but give a record the id of the client that it names already. */
export function onlyGivesClient(before: object | undefined, after: object | undefined): boolean {
  if (!before || !after || 'clientId' in before || !('clientId' in after)) return false;
  return deepEqual({ ...before, clientId: after.clientId }, after);
}

/** A record as the log shows it: what a client was called before is in the lines of its renaming. */
export function withoutFormerNames(record: object | undefined): object | undefined {
  if (!record || !('formerNames' in record)) return record;
  const { formerNames: _, ...rest } = record;
  return rest;
}

const hasSameName = (before: ClientReference, after: ClientReference): boolean =>
  typedClientName(before) === typedClientName(after);
