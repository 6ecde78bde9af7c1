export declare const signOffDesks: readonly ["payments", "compliance", "treasury"];
export type SignOffDesk = (typeof signOffDesks)[number];
export declare const signOffDeskLabel: Record<SignOffDesk, string>;
