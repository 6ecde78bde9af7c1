import { contractTitle, type Contract } from 'shared-kernel/domain/contract';
import { type Client } from 'shared-kernel/domain/client';
import { textMatcher } from 'shared-kernel/domain/search';
import { type Process } from 'shared-kernel/domain/process';
import { type Transaction } from 'shared-kernel/domain/transaction';

/** What can be looked up, in the order in which it is shown; each is the tab it is opened in. */
export const lookupKinds = ['contracts', 'clients', 'processes', 'transactions'] as const;

export type LookupKind = (typeof lookupKinds)[number];

export interface LookupRecords {
  readonly contracts: readonly Contract[];
  readonly clients: readonly Client[];
  readonly processes: readonly Process[];
  readonly transactions: readonly Transaction[];
}

/** A record as a reader knows it: what it is called, and what tells it from its like. */
export interface Found {
  readonly kind: LookupKind;
  readonly id: string;
  readonly label: string;
  readonly detail: string;
}

/** Fewer letters than this are in nearly every record. */
export const shortestLookup = 2;

const mostOfKind = 5;

const found = {
  contracts: (contract: Contract) => ({ label: contractTitle(contract), detail: contract.client }),
  clients: ({ companyName, contactPerson }: Client) => ({
    label: companyName,
    detail: contactPerson,
  }),
  processes: ({ name, client }: Process) => ({ label: name, detail: client }),
  transactions: ({ reference, counterparty }: Transaction) => ({
    label: reference,
    detail: counterparty,
  }),
};

/**
 * The first five records of each kind whose name, id or second line holds the text, as every list
 * searches; none for a text of fewer than two letters.
 */
export function lookUp(text: string, records: LookupRecords): Found[] {
  if (text.trim().length < shortestLookup) return [];
  const matches = textMatcher(text);
  return [
    ...firstOf('contracts', records.contracts, found.contracts, matches),
    ...firstOf('clients', records.clients, found.clients, matches),
    ...firstOf('processes', records.processes, found.processes, matches),
    ...firstOf('transactions', records.transactions, found.transactions, matches),
  ];
}

function firstOf<T extends { readonly id: string }>(
  kind: LookupKind,
  records: readonly T[],
  describe: (record: T) => Pick<Found, 'label' | 'detail'>,
  matches: (texts: readonly string[]) => boolean,
): Found[] {
  const first: Found[] = [];
  for (const record of records) {
    const { label, detail } = describe(record);
    if (!matches([label, detail, record.id])) continue;
    first.push({ kind, id: record.id, label, detail });
    if (first.length === mostOfKind) break;
  }
  return first;
}
