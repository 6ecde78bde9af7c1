import { textMatcher } from 'shared-kernel/domain/search';
import type { Findable } from './findable-kinds';

/** A record as a reader knows it: what it is called, and what tells it from its like. */
export interface Found {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
}

/** Fewer letters than this are in nearly every record. */
export const shortestLookup = 2;

const mostOfKind = 5;

function fieldOf(record: object, field: string): string {
  const value: unknown = Reflect.get(record, field);
  return typeof value === 'string' ? value : '';
}

/**
 * The first five records of a kind whose name, id or second line holds the text, as every list searches;
 * none for a text of fewer than two letters.
 */
export function lookUp(
  text: string,
  records: readonly object[],
  { label, unnamed = '', detail }: Findable,
): Found[] {
  if (text.trim().length < shortestLookup) return [];
  const matches = textMatcher(text);
  const first: Found[] = [];
  for (const record of records) {
    const id = fieldOf(record, 'id');
    const named = fieldOf(record, label);
    const found = {
      id,
      label: named.trim() === '' ? unnamed : named,
      detail: fieldOf(record, detail),
    };
    if (!matches([found.label, found.detail, id])) continue;
    first.push(found);
    if (first.length === mostOfKind) break;
  }
  return first;
}
