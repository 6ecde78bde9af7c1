import * as v from 'valibot';
import { type Contract } from './contract.schema';
import { type Signatory } from './signatory';
export declare const signatoryFormSchema: v.ObjectSchema<{
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, string>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly role: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, string>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly email: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.EmailAction<string, "Invalid email address">]>;
}, undefined>;
export type SignatoryForm = v.InferOutput<typeof signatoryFormSchema>;
export type EnvelopeResult = {
    readonly ok: true;
    readonly contract: Contract;
} | {
    readonly ok: false;
    readonly reason: string;
};
export declare const envelopeId: ({ documents }: Pick<Contract, "documents">) => string | undefined;
export declare const awaitedSignatory: (contract: Contract) => Signatory | undefined;
export declare const isEnvelopeOpen: (contract: Contract) => boolean;
export declare function sentEnvelope(contract: Contract, signatories: readonly SignatoryForm[], now: Date): EnvelopeResult;
export declare function signEnvelope(contract: Contract, signatoryId: string, now: Date): EnvelopeResult;
export declare function declineEnvelope(contract: Contract, signatoryId: string, now: Date): EnvelopeResult;
export declare const newContractDocumentId: ({ id, documents, }: Pick<Contract, "id" | "documents">) => string;
export declare const bookedNotarization: (contract: Contract, { scheduledDate, notaryName }: {
    readonly scheduledDate: string;
    readonly notaryName: string;
}, now: Date) => Contract;
