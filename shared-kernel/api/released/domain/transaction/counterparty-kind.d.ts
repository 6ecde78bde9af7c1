export type CounterpartyKind = 'client' | 'vendor';
export declare const counterpartyKind: (counterparty: string, clientNames: ReadonlySet<string>) => CounterpartyKind;
