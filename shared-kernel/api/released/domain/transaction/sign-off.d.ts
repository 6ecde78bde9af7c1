export declare const signOffDesks: readonly ["payments", "compliance", "treasury"];
