import { textMatcher } from 'shared-kernel/domain/search';
import { fieldOf } from './field-of';
import type { Findable } from './findable-kinds';
import { nameOf, shortestLookup } from './look-up';

/** A person who is named in a record. */
export interface Person {
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
