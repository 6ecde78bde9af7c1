import type { Contract } from './contract.schema';
export declare const signedRefusal: {
    readonly final: "This contract is signed and final. Amend it to change anything.";
    readonly partly: "A signature has been given. Recall the envelope to change the contract.";
};
type Signing = Pick<Contract, 'status' | 'signatories'>;
export declare const signedBy: ({ signatories }: Pick<Contract, "signatories">) => readonly string[];
export declare const isFinal: (contract: Signing) => boolean;
export declare function changeRefusal(contract: Signing): string | undefined;
export {};
