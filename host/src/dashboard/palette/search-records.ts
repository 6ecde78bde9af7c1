import { emptyClientDirectory, type ClientDirectory } from 'shared-kernel/domain/client';
import { parseAmount } from 'shared-kernel/domain/money';
import { createTextMatcher } from 'shared-kernel/domain/search';
import { formatAmount, createNewestFirstComparator } from 'shared-kernel/format';
import { listScreens, type RemoteDescriptions, type Screen } from '../../page/remote-tabs';
import type { TabLabel } from '../../page/overview-tab';
import { toSentenceCase } from '../to-sentence-case';

type Findable = Screen['finds'][number];

export interface SearchableRecordType {
  readonly findable: Findable;
  readonly tab: Pick<TabLabel, 'label' | 'icon'>;
}

export const listSearchableRecordTypes = (
  described: RemoteDescriptions,
): readonly SearchableRecordType[] =>
  listScreens(described)
    .flatMap(({ tab, finds }) => finds.map((findable) => ({ findable, tab })))
    .sort((a, b) => a.findable.order - b.findable.order);

function fieldOf(record: object, field: string): string {
  const value: unknown = Reflect.get(record, field);
  return typeof value === 'string' ? value : '';
}

interface Money {
  readonly value: number;
  readonly text: string;
}

/** Returns the amount of a record, or `undefined` if the remote declares no amount field. */
function moneyOf(record: object, { amount }: Findable): Money | undefined {
  if (amount === undefined) return undefined;
  const stored: unknown = Reflect.get(record, amount.value);
  if (typeof stored === 'number') {
    const currency = amount.currency === undefined ? '' : fieldOf(record, amount.currency);
    return { value: stored, text: formatAmount(stored, currency) };
  }
  const { value } = typeof stored === 'string' ? parseAmount(stored) : {};
  return value === undefined ? undefined : { value, text: String(stored) };
}

function factsOf(record: object, findable: Findable): readonly string[] {
  const { status } = findable;
  return [
    moneyOf(record, findable)?.text ?? '',
    status === undefined ? '' : toSentenceCase(fieldOf(record, status)),
  ].filter((fact) => fact !== '');
}

const nameOf = (record: object, { label, unnamed = '' }: Findable): string => {
  const named = fieldOf(record, label);
  return named.trim() === '' ? unnamed : named;
};

/** Returns the label and the second line of a search result. The second line contains the client’s current name. */
export const describeSearchResult = (record: object, findable: Findable, shown: object) => ({
  id: fieldOf(record, 'id'),
  label: nameOf(record, findable),
  detail: [fieldOf(shown, findable.detail), ...factsOf(record, findable)].join(' · '),
});

/** Minimum length of a search text. A single letter occurs in almost every record. */
export const minSearchLength = 2;

/** Maximum number of results per record type. */
export const maxSearchResults = 5;

/** Returns the client of a record. Search uses it to find the record by former names of the client. */
const referenceOf = (record: object, { collection }: Findable) =>
  collection === 'clients' ? { clientId: fieldOf(record, 'id') } : record;

const minDigits = 3;

/** Returns a function that tests whether an amount begins with the search text, such as `$45` (R115). */
function amountMatcher(text: string): (amount: number) => boolean {
  const [, sign, number = ''] = /^([$€£¥]?)\s*(\d[\d,.\s]*)$/u.exec(text.trim()) ?? [];
  const digits = number.replace(/[,\s]/gu, '').replace(/\.0*$/u, '');
  const isAmount = digits.length >= minDigits || (sign !== '' && digits !== '');
  return (amount) => isAmount && String(amount).startsWith(digits);
}

/**
 * Returns up to five records, newest first. A record matches if it contains the search text or its amount begins with
 * the text.
 */
export function searchRecords(
  text: string,
  records: readonly object[],
  findable: Findable,
  clients: ClientDirectory = emptyClientDirectory,
) {
  if (text.trim().length < minSearchLength) return [];
  const matches = createTextMatcher(text);
  const matchesAmount = amountMatcher(text);
  const { newest, detail } = findable;
  const found = records.filter((record) => {
    const money = moneyOf(record, findable);
    return (
      (money !== undefined && matchesAmount(money.value)) ||
      matches([
        nameOf(record, findable),
        fieldOf(record, detail),
        fieldOf(record, 'id'),
        ...clients.namesOf(referenceOf(record, findable)),
      ])
    );
  });
  if (newest !== undefined)
    found.sort(createNewestFirstComparator((record) => fieldOf(record, newest)));
  return found
    .slice(0, maxSearchResults)
    .map((record) => describeSearchResult(record, findable, clients.shown(record)));
}

function listOf(record: object, field: string): readonly object[] {
  const value: unknown = Reflect.get(record, field);
  return Array.isArray(value)
    ? value.filter((each): each is object => typeof each === 'object' && each !== null)
    : [];
}

/** Returns up to five people whose name contains the text, with the record of each person. */
export function searchPeople(text: string, records: readonly object[], findable: Findable) {
  const { people = [] } = findable;
  if (text.trim().length < minSearchLength) return [];
  const matches = createTextMatcher(text);
  return records
    .flatMap((record) =>
      people.flatMap(({ list, name, role }) =>
        listOf(record, list)
          .filter((person) => matches([fieldOf(person, name)]))
          .map((person) => ({
            name: fieldOf(person, name),
            role: fieldOf(person, role),
            id: fieldOf(record, 'id'),
            record: nameOf(record, findable),
          })),
      ),
    )
    .slice(0, maxSearchResults);
}
