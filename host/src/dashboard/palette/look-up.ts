import {
  emptyClientDirectory,
  type ClientDirectory,
  type ClientReference,
} from 'shared-kernel/domain/client';
import { textMatcher } from 'shared-kernel/domain/search';
import { newestFirst } from 'shared-kernel/format';
import { factsOf } from './facts-of';
import { fieldOf } from './field-of';
import type { Findable } from './findable-kinds';

/** A record as a reader knows it: what it is called, and what tells it from its like. */
export interface Found {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  /** How much it is worth and where it stands. */
  readonly facts: readonly string[];
}

/** Fewer letters than this are in nearly every record. */
export const shortestLookup = 2;

const maxOfKind = 5;

export const nameOf = (record: object, { label, unnamed = '' }: Findable): string => {
  const named = fieldOf(record, label);
  return named.trim() === '' ? unnamed : named;
};

/** The first of those that hold the text, which are the newest where a field says how new they are. */
function firstOf(
  records: readonly object[],
  newest: string | undefined,
  is: (r: object) => boolean,
) {
  if (newest !== undefined)
    return records
      .filter(is)
      .sort(newestFirst((record) => fieldOf(record, newest)))
      .slice(0, maxOfKind);
  const first: object[] = [];
  for (const record of records) {
    if (!is(record)) continue;
    first.push(record);
    if (first.length === maxOfKind) break;
  }
  return first;
}

/** How a record refers to a client; a client itself is found by what it was called before, too. */
const referenceOf = (record: object, { collection }: Findable): ClientReference =>
  collection === 'clients' ? { clientId: fieldOf(record, 'id') } : record;

/**
 * Five records of a kind whose name, id or second line holds the text, as every list searches, the newest
 * first where its remote says how new they are, under any name of its client; none for a text of fewer than two letters.
 */
export function lookUp(
  text: string,
  records: readonly object[],
  findable: Findable,
  clients: ClientDirectory = emptyClientDirectory,
): Found[] {
  if (text.trim().length < shortestLookup) return [];
  const matches = textMatcher(text);
  return firstOf(records, findable.newest, (record) =>
    matches([
      nameOf(record, findable),
      fieldOf(record, findable.detail),
      fieldOf(record, 'id'),
      ...clients.namesOf(referenceOf(record, findable)),
    ]),
  ).map((record) => ({
    id: fieldOf(record, 'id'),
    label: nameOf(record, findable),
    detail: fieldOf(clients.shown(record), findable.detail),
    facts: factsOf(record, findable),
  }));
}
