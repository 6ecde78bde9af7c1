export declare const behaviours: readonly ["live", "reference"];
export type Behaviour = (typeof behaviours)[number];
