import { type Contract } from './contract.schema';
import { type Signatory } from './signatory';
export declare const canSendForSignature: ({ legalReview }: Pick<Contract, "legalReview">) => boolean;
export declare const signerProgress: ({ signatories, }: Pick<Contract, "signatories">) => {
    signed: number;
    total: number;
};
export declare function nextSignatory({ signatories, }: Pick<Contract, 'signatories'>): Signatory | undefined;
export declare function signContract(contract: Contract, signatoryId: string, now: Date): Contract | undefined;
