export declare const counterpartyKinds: readonly ["client", "vendor"];
export type CounterpartyKind = (typeof counterpartyKinds)[number];
export declare const counterpartyKindLabel: Record<CounterpartyKind, string>;
export declare const counterpartyKind: (counterparty: string, clientNames: ReadonlySet<string>) => CounterpartyKind;
