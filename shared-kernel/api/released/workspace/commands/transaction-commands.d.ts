import * as v from 'valibot';
import { type Command } from '../command';
export declare const approveTransaction: Command<v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>;
}, undefined>, {
    id: string;
    type: "fx" | "fiat" | "crypto";
    amount: number;
    currency: "USD" | "JPY" | "EUR" | "GBP" | "NOK" | "AED" | "SGD" | "CNY" | "USDT";
    toCurrency?: "USD" | "JPY" | "EUR" | "GBP" | "NOK" | "AED" | "SGD" | "CNY" | "USDT" | undefined;
    status: "pending" | "failed" | "completed" | "processing" | "compliance_review";
    timestamp: string;
    counterparty: string;
    reference: string;
    complianceScore: number;
    processingSteps: {
        step: "settlement" | "aml_screening" | "ofac_check" | "rate_lock" | "kyc" | "blockchain_analysis" | "swift_validation";
        status: "pending" | "failed" | "completed" | "processing";
        timestamp?: string | undefined;
    }[];
    signOffs?: {
        desk: "compliance" | "payments" | "treasury";
        by: string;
        at: string;
    }[] | undefined;
    holdReason?: string | undefined;
    failureReason?: string | undefined;
}>;
export declare const executeTransaction: Command<v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>;
}, undefined>, {
    id: string;
    type: "fx" | "fiat" | "crypto";
    amount: number;
    currency: "USD" | "JPY" | "EUR" | "GBP" | "NOK" | "AED" | "SGD" | "CNY" | "USDT";
    toCurrency?: "USD" | "JPY" | "EUR" | "GBP" | "NOK" | "AED" | "SGD" | "CNY" | "USDT" | undefined;
    status: "pending" | "failed" | "completed" | "processing" | "compliance_review";
    timestamp: string;
    counterparty: string;
    reference: string;
    complianceScore: number;
    processingSteps: {
        step: "settlement" | "aml_screening" | "ofac_check" | "rate_lock" | "kyc" | "blockchain_analysis" | "swift_validation";
        status: "pending" | "failed" | "completed" | "processing";
        timestamp?: string | undefined;
    }[];
    signOffs?: {
        desk: "compliance" | "payments" | "treasury";
        by: string;
        at: string;
    }[] | undefined;
    holdReason?: string | undefined;
    failureReason?: string | undefined;
}>;
export declare const holdTransaction: Command<v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>;
    readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, string>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
}, undefined>, {
    id: string;
    type: "fx" | "fiat" | "crypto";
    amount: number;
    currency: "USD" | "JPY" | "EUR" | "GBP" | "NOK" | "AED" | "SGD" | "CNY" | "USDT";
    toCurrency?: "USD" | "JPY" | "EUR" | "GBP" | "NOK" | "AED" | "SGD" | "CNY" | "USDT" | undefined;
    status: "pending" | "failed" | "completed" | "processing" | "compliance_review";
    timestamp: string;
    counterparty: string;
    reference: string;
    complianceScore: number;
    processingSteps: {
        step: "settlement" | "aml_screening" | "ofac_check" | "rate_lock" | "kyc" | "blockchain_analysis" | "swift_validation";
        status: "pending" | "failed" | "completed" | "processing";
        timestamp?: string | undefined;
    }[];
    signOffs?: {
        desk: "compliance" | "payments" | "treasury";
        by: string;
        at: string;
    }[] | undefined;
    holdReason?: string | undefined;
    failureReason?: string | undefined;
}>;
export declare const releaseTransaction: Command<v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>;
}, undefined>, {
    id: string;
    type: "fx" | "fiat" | "crypto";
    amount: number;
    currency: "USD" | "JPY" | "EUR" | "GBP" | "NOK" | "AED" | "SGD" | "CNY" | "USDT";
    toCurrency?: "USD" | "JPY" | "EUR" | "GBP" | "NOK" | "AED" | "SGD" | "CNY" | "USDT" | undefined;
    status: "pending" | "failed" | "completed" | "processing" | "compliance_review";
    timestamp: string;
    counterparty: string;
    reference: string;
    complianceScore: number;
    processingSteps: {
        step: "settlement" | "aml_screening" | "ofac_check" | "rate_lock" | "kyc" | "blockchain_analysis" | "swift_validation";
        status: "pending" | "failed" | "completed" | "processing";
        timestamp?: string | undefined;
    }[];
    signOffs?: {
        desk: "compliance" | "payments" | "treasury";
        by: string;
        at: string;
    }[] | undefined;
    holdReason?: string | undefined;
    failureReason?: string | undefined;
}>;
export declare const rejectTransaction: Command<v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>;
    readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, string>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
}, undefined>, {
    id: string;
    type: "fx" | "fiat" | "crypto";
    amount: number;
    currency: "USD" | "JPY" | "EUR" | "GBP" | "NOK" | "AED" | "SGD" | "CNY" | "USDT";
    toCurrency?: "USD" | "JPY" | "EUR" | "GBP" | "NOK" | "AED" | "SGD" | "CNY" | "USDT" | undefined;
    status: "pending" | "failed" | "completed" | "processing" | "compliance_review";
    timestamp: string;
    counterparty: string;
    reference: string;
    complianceScore: number;
    processingSteps: {
        step: "settlement" | "aml_screening" | "ofac_check" | "rate_lock" | "kyc" | "blockchain_analysis" | "swift_validation";
        status: "pending" | "failed" | "completed" | "processing";
        timestamp?: string | undefined;
    }[];
    signOffs?: {
        desk: "compliance" | "payments" | "treasury";
        by: string;
        at: string;
    }[] | undefined;
    holdReason?: string | undefined;
    failureReason?: string | undefined;
}>;
