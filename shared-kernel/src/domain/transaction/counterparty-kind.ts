/** Whom a transaction is with. */
export const counterpartyKinds = ['client', 'vendor'] as const;

export type CounterpartyKind = (typeof counterpartyKinds)[number];

/** How each kind of counterparty reads as a filter. */
export const counterpartyKindLabel: Record<CounterpartyKind, string> = {
  client: 'Clients',
  vendor: 'Vendors',
};

/** Who bears the name of a client's company is a client, everybody else a vendor (F4). */
export const counterpartyKind = (
  counterparty: string,
  clientNames: ReadonlySet<string>,
): CounterpartyKind => (clientNames.has(counterparty) ? 'client' : 'vendor');
