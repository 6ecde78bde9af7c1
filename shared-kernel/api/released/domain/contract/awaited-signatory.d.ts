import type { Contract } from './contract.schema';
type Signatory = Contract['signatories'][number];
export declare function nextSignatory({ signatories, }: Pick<Contract, 'signatories'>): Signatory | undefined;
export declare const envelopeId: ({ documents }: Pick<Contract, "documents">) => string | undefined;
type Sent = Pick<Contract, 'documents' | 'signatories'>;
export declare const awaitedSignatory: (contract: Sent) => Signatory | undefined;
export declare const isEnvelopeOpen: (contract: Sent) => boolean;
export {};
