import { emptyClientDirectory, type ClientDirectory } from 'shared-kernel/domain/client';
import { textMatcher } from 'shared-kernel/domain/search';
import { formatAmount, newestFirst } from 'shared-kernel/format';
import type { Findable } from './findable-kinds';

/** A field of a record that is a text; empty where it is none. */
export function fieldOf(record: object, field: string): string {
  const value: unknown = Reflect.get(record, field);
  return typeof value === 'string' ? value : '';
}

/** A status as its record keeps it, in words: `compliance_review` is `Compliance review`. */
const statusWords = (status: string): string => {
  const words = status.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** How much a found record is worth and where it stands, as far as its remote says where to read it. */
export function factsOf(record: object, { amount, status }: Findable): readonly string[] {
  const worth: unknown = amount && Reflect.get(record, amount.value);
  return [
    amount && typeof worth === 'number'
      ? formatAmount(worth, fieldOf(record, amount.currency))
      : '',
    status === undefined ? '' : statusWords(fieldOf(record, status)),
  ].filter((fact) => fact !== '');
}

/** A record as a reader knows it: what it is called, and what tells it from its like. */
interface Found {
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
const referenceOf = (record: object, { collection }: Findable) =>
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

/** A person who is named in a record. */
interface Person {
  readonly name: string;
  readonly role: string;
  /** The record that names them, by its id and by its name. */
  readonly id: string;
  readonly record: string;
}

const maxPeople = 5;

function listOf(record: object, field: string): readonly object[] {
  const value: unknown = Reflect.get(record, field);
  return Array.isArray(value)
    ? value.filter((each): each is object => typeof each === 'object' && each !== null)
    : [];
}

/** The first five people in the records of a kind whose name holds the text, each with the record that names them. */
export function lookUpPeople(
  text: string,
  records: readonly object[],
  findable: Findable,
): Person[] {
  const { people = [] } = findable;
  if (people.length === 0 || text.trim().length < shortestLookup) return [];
  const matches = textMatcher(text);
  const found: Person[] = [];
  for (const record of records) {
    for (const { list, name, role } of people) {
      for (const person of listOf(record, list)) {
        if (!matches([fieldOf(person, name)])) continue;
        found.push({
          name: fieldOf(person, name),
          role: fieldOf(person, role),
          id: fieldOf(record, 'id'),
          record: nameOf(record, findable),
        });
        if (found.length === maxPeople) return found;
      }
    }
  }
  return found;
}
