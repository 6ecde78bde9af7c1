import type { CounterpartyKind } from 'shared-kernel/domain/transaction';

/** Whom a transaction can be with, in the order of the filter. */
export const counterpartyKinds = [
  'client',
  'vendor',
] as const satisfies readonly CounterpartyKind[];

/** How each kind of counterparty reads as a filter. */
export const counterpartyKindLabel: Record<CounterpartyKind, string> = {
  client: 'Clients',
  vendor: 'Vendors',
};
