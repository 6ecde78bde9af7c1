declare const behaviours: readonly ["live", "reference"];
export type Behaviour = (typeof behaviours)[number];
export declare const isBehaviour: (value: unknown) => value is Behaviour;
export {};
