/** Whom a transaction is with. */
export type CounterpartyKind = 'client' | 'vendor';

/** Who bears the name of a client's company is a client, everybody else a vendor (F4). */
export const counterpartyKind = (
  counterparty: string,
  clientNames: ReadonlySet<string>,
): CounterpartyKind => (clientNames.has(counterparty) ? 'client' : 'vendor');
