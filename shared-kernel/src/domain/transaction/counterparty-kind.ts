import type { ClientDirectory, ClientReference } from '../client';

/** Whom a transaction is with. */
export type CounterpartyKind = 'client' | 'vendor';

/** Who bears the name of a client's company is a client, everybody else a vendor (F4). */
export const counterpartyKind = (
  counterparty: string,
  clientNames: ReadonlySet<string>,
): CounterpartyKind => (clientNames.has(counterparty) ? 'client' : 'vendor');

/** Whom a transaction is with: a client where its id or its name says so, else a vendor (F4). */
export const counterpartyKindOf = (
  transaction: ClientReference,
  { idOf }: ClientDirectory,
): CounterpartyKind => (idOf(transaction) === undefined ? 'vendor' : 'client');
