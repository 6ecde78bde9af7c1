import { JSX } from 'react';
import { ObjectSchema } from 'valibot';
import { OptionalSchema } from 'valibot';
import type { QueryClient } from '@tanstack/react-query';
import { ReactNode } from 'react';
import { UseQueryResult } from '@tanstack/react-query';
import * as v from 'valibot';

declare type AttachedFile = v.InferOutput<typeof attachedFileSchema>;

export declare const attachedFileSchema: v.ObjectSchema<{
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly bytes: v.CustomSchema<Uint8Array<ArrayBufferLike>, v.ErrorMessage<v.CustomIssue> | undefined>;
}, undefined>;

declare type AuditEntry = v.InferOutput<typeof auditEntrySchema>;

declare const auditEntrySchema: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>;
    readonly actor: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly portal: v.OptionalSchema<v.PicklistSchema<readonly ["admin", "client", "law_firm", "banking", "vendor", "regulator"], undefined>, undefined>;
    readonly action: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.NonEmptyAction<string, undefined>]>;
    readonly label: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
    readonly subject: v.ObjectSchema<{
        readonly collection: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly label: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    }, undefined>;
    readonly before: v.OptionalSchema<v.UnknownSchema, undefined>;
    readonly after: v.OptionalSchema<v.UnknownSchema, undefined>;
    readonly note: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
    readonly seq: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.SafeIntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>, undefined>;
    readonly prev: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "Not a SHA-256 digest">]>, undefined>;
    readonly sealed: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.SafeIntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
    readonly closed: v.OptionalSchema<v.ObjectSchema<{
        readonly section: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.SafeIntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, v.MinValueAction<number, 1, undefined>]>;
        readonly count: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.SafeIntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly earlier: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.SafeIntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly checkpoint: v.ObjectSchema<{
            readonly seq: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.SafeIntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            readonly digest: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "Not a SHA-256 digest">]>;
            readonly at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>;
            readonly signature: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
            readonly publicKey: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
        }, undefined>;
    }, undefined>, undefined>;
}, undefined>;

declare type AuditLine = Pick<AuditEntry, 'subject' | 'note' | 'before' | 'after'>;

export declare function auditMarked(marked: readonly Notification_2[]): readonly AuditLine[];

export declare interface Availability {
    readonly state: 'available' | 'inert' | 'denied';
    readonly reason: string | undefined;
}

export declare type Backup = v.InferOutput<typeof backupSchema>;

declare const backupSchema: v.ObjectSchema<{
    readonly epoch: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>;
    readonly before: v.PicklistSchema<readonly ["import", "reset", "restore"], undefined>;
    readonly records: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly bytes: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly pieces: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly logView: v.OptionalSchema<v.ArraySchema<v.ObjectSchema<{
        readonly from: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.SafeIntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly to: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.SafeIntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
    }, undefined>, undefined>, undefined>;
}, undefined>;

declare interface Beginning<C extends CollectionName> {
    readonly index: IndexName<C>;
    readonly descending: boolean;
}

declare type Behaviour = (typeof behaviours)[number];

declare const behaviours: readonly ["live", "reference"];

export declare interface Belonging {
    readonly company?: string;
    readonly clientId?: string;
    readonly assignee?: string;
    readonly portal?: PortalKey | readonly PortalKey[];
}

export declare const belongingToClient: (record: ClientReference) => Belonging;

export declare const canSign: () => boolean;

declare interface Change {
    readonly collection: CollectionName;
    readonly key: string;
    readonly base: Stored<object> | undefined;
    readonly next: object | undefined;
}

declare interface Checkpoint extends CheckpointStatement {
    readonly signature?: string | undefined;
    readonly publicKey?: string | undefined;
}

declare interface CheckpointStatement extends KnownEntry {
    readonly at: string;
}

export declare function chosenClient(finder: RecordFinder, text: string): Promise<{
    readonly client: string;
    readonly clientId?: string;
}>;

declare type Client = v.InferOutput<typeof clientSchema>;

declare type ClientCollection = keyof typeof nameIndexes;

declare interface ClientDirectory {
    readonly idOf: (record: ClientReference) => string | undefined;
    readonly nameOf: (record: ClientReference) => string;
    readonly namesOf: (record: ClientReference) => readonly string[];
    readonly shown: <T extends ClientReference>(record: T) => T;
}

export declare function clientIdOf(finder: RecordFinder, record: ClientReference): Promise<string | undefined>;

declare interface ClientReference {
    readonly clientId?: string | undefined;
    readonly client?: string | undefined;
    readonly counterparty?: string | undefined;
    readonly clientName?: string | undefined;
}

declare const clientSchema: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly companyName: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.NonEmptyAction<string, undefined>]>;
    readonly formerNames: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>, undefined>;
    readonly contactPerson: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly website: v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.RegexAction<string, undefined>]>], undefined>;
    readonly industry: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly complianceScore: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 100, undefined>]>;
    readonly riskLevel: v.PicklistSchema<readonly ["low", "medium", "high"], undefined>;
    readonly totalVolume: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 90000000000000, "Beyond 90,000,000,000,000">]>;
    readonly activeTransactions: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.SafeIntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly kycStatus: v.PicklistSchema<readonly ["completed", "pending", "flagged"], undefined>;
    readonly amlStatus: v.PicklistSchema<readonly ["completed", "pending", "flagged"], undefined>;
    readonly currentStage: v.PicklistSchema<readonly ["initiated", "under_review", "approved", "compliant", "executed"], undefined>;
    readonly lastActivity: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>;
    readonly onboardingDate: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a day from 1900 to 2199 such as 2024-07-22">]>;
    readonly documents: v.ArraySchema<v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly type: v.PicklistSchema<readonly ["legal", "financial", "aml"], undefined>;
        readonly status: v.PicklistSchema<readonly ["approved", "pending", "rejected"], undefined>;
        readonly uploadDate: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a day from 1900 to 2199 such as 2024-07-22">]>;
        readonly size: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    }, undefined>, undefined>;
    readonly users: v.ArraySchema<v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly role: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly lastLogin: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>, undefined>;
        readonly status: v.PicklistSchema<readonly ["active", "inactive"], undefined>;
        readonly permissions: v.ArraySchema<v.PicklistSchema<readonly ["view", "approve", "manage", "submit"], undefined>, undefined>;
    }, undefined>, undefined>;
    readonly financialData: v.ObjectSchema<{
        readonly totalTransactions: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.SafeIntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly monthlyVolume: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 90000000000000, "Beyond 90,000,000,000,000">]>;
        readonly averageTransaction: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 90000000000000, "Beyond 90,000,000,000,000">]>;
        readonly accountBalance: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, number, "Beyond 90,000,000,000,000">, v.MaxValueAction<number, 90000000000000, "Beyond 90,000,000,000,000">]>;
        readonly creditLimit: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 90000000000000, "Beyond 90,000,000,000,000">]>;
        readonly paymentMethods: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
    }, undefined>;
    readonly organizationData: v.ObjectSchema<{
        readonly type: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly headquarters: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly employees: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.SafeIntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly founded: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.SafeIntegerAction<number, undefined>]>, undefined>;
        readonly registrationNumber: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly taxId: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly departments: v.ArraySchema<v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly head: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly employees: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.SafeIntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            readonly budget: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 90000000000000, "Beyond 90,000,000,000,000">]>;
        }, undefined>, undefined>;
        readonly contracts: v.ArraySchema<v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly type: v.PicklistSchema<readonly ["supply_agreement", "drilling_rights", "equipment_lease", "service_contract", "joint_venture"], undefined>;
            readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 90000000000000, "Beyond 90,000,000,000,000">]>;
            readonly startDate: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a day from 1900 to 2199 such as 2024-07-22">]>;
            readonly endDate: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a day from 1900 to 2199 such as 2024-07-22">]>;
            readonly status: v.PicklistSchema<readonly ["active", "pending", "completed", "expired"], undefined>;
        }, undefined>, undefined>;
        readonly complianceHistory: v.ArraySchema<v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly date: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a day from 1900 to 2199 such as 2024-07-22">]>;
            readonly type: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly status: v.PicklistSchema<readonly ["passed", "pending", "failed"], undefined>;
            readonly details: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        }, undefined>, undefined>;
    }, undefined>;
}, undefined>;

declare interface ClosedSections {
    readonly sections: number;
    readonly entries: number;
}

declare type CollectionName = keyof typeof collections;

declare const collections: {
    readonly contracts: CollectionSpec<{
        id: string;
        title: string;
        type: "supply_agreement" | "drilling_rights" | "equipment_lease" | "service_contract" | "joint_venture";
        client: string;
        clientId?: string | undefined;
        value: string;
        status: "draft" | "pending_review" | "legal_approved" | "signed" | "user_waived";
        createdDate: string;
        lastModified: string;
        legalReview: "completed" | "pending" | "required" | "waived";
        signatories: {
            id: string;
            name: string;
            role: string;
            email: string;
            status: "pending" | "signed" | "declined";
            signedDate?: string | undefined;
        }[];
        documents: {
            id: string;
            name: string;
            type: "main_contract" | "exhibit" | "amendment";
            size: string;
            uploadDate: string;
            docusignId?: string | undefined;
        }[];
        notarization: {
            required: boolean;
            status: "completed" | "pending" | "not_required" | "scheduled";
            notaryName?: string | undefined;
            scheduledDate?: string | undefined;
            completedDate?: string | undefined;
            videoRecordingId?: string | undefined;
        };
        complianceFlags: string[];
        amends?: string | undefined;
        amendments?: string[] | undefined;
        signedTerms?: {
            at: string;
            title: string;
            type: "supply_agreement" | "drilling_rights" | "equipment_lease" | "service_contract" | "joint_venture";
            client: string;
            value: string;
            currency?: string | undefined;
            parties: {
                name: string;
                id: string;
                email: string;
                role: string;
            }[];
            documents: {
                digest?: string | undefined;
                name: string;
                size: string;
                type: "main_contract" | "exhibit" | "amendment";
                id: string;
            }[];
        } | undefined;
    }> & {
        readonly indexes: {
            readonly client: ({ client }: {
                id: string;
                title: string;
                type: "supply_agreement" | "drilling_rights" | "equipment_lease" | "service_contract" | "joint_venture";
                client: string;
                clientId?: string | undefined;
                value: string;
                status: "draft" | "pending_review" | "legal_approved" | "signed" | "user_waived";
                createdDate: string;
                lastModified: string;
                legalReview: "completed" | "pending" | "required" | "waived";
                signatories: {
                    id: string;
                    name: string;
                    role: string;
                    email: string;
                    status: "pending" | "signed" | "declined";
                    signedDate?: string | undefined;
                }[];
                documents: {
                    id: string;
                    name: string;
                    type: "main_contract" | "exhibit" | "amendment";
                    size: string;
                    uploadDate: string;
                    docusignId?: string | undefined;
                }[];
                notarization: {
                    required: boolean;
                    status: "completed" | "pending" | "not_required" | "scheduled";
                    notaryName?: string | undefined;
                    scheduledDate?: string | undefined;
                    completedDate?: string | undefined;
                    videoRecordingId?: string | undefined;
                };
                complianceFlags: string[];
                amends?: string | undefined;
                amendments?: string[] | undefined;
                signedTerms?: {
                    at: string;
                    title: string;
                    type: "supply_agreement" | "drilling_rights" | "equipment_lease" | "service_contract" | "joint_venture";
                    client: string;
                    value: string;
                    currency?: string | undefined;
                    parties: {
                        name: string;
                        id: string;
                        email: string;
                        role: string;
                    }[];
                    documents: {
                        digest?: string | undefined;
                        name: string;
                        size: string;
                        type: "main_contract" | "exhibit" | "amendment";
                        id: string;
                    }[];
                } | undefined;
            }) => string;
        };
    };
    readonly clients: CollectionSpec<{
        id: string;
        companyName: string;
        formerNames?: string[] | undefined;
        contactPerson: string;
        email: string;
        phone: string;
        website: string;
        industry: string;
        complianceScore: number;
        riskLevel: "high" | "low" | "medium";
        totalVolume: number;
        activeTransactions: number;
        kycStatus: "completed" | "pending" | "flagged";
        amlStatus: "completed" | "pending" | "flagged";
        currentStage: "initiated" | "under_review" | "approved" | "compliant" | "executed";
        lastActivity: string;
        onboardingDate: string;
        documents: {
            id: string;
            name: string;
            type: "legal" | "financial" | "aml";
            status: "pending" | "approved" | "rejected";
            uploadDate: string;
            size: string;
        }[];
        users: {
            id: string;
            name: string;
            role: string;
            email: string;
            lastLogin?: string | undefined;
            status: "active" | "inactive";
            permissions: ("view" | "submit" | "approve" | "manage")[];
        }[];
        financialData: {
            totalTransactions: number;
            monthlyVolume: number;
            averageTransaction: number;
            accountBalance: number;
            creditLimit: number;
            paymentMethods: string[];
        };
        organizationData: {
            type: string;
            headquarters: string;
            employees: number;
            founded?: number | undefined;
            registrationNumber: string;
            taxId: string;
            departments: {
                id: string;
                name: string;
                head: string;
                employees: number;
                budget: number;
            }[];
            contracts: {
                id: string;
                type: "supply_agreement" | "drilling_rights" | "equipment_lease" | "service_contract" | "joint_venture";
                value: number;
                startDate: string;
                endDate: string;
                status: "active" | "completed" | "pending" | "expired";
            }[];
            complianceHistory: {
                id: string;
                date: string;
                type: string;
                status: "failed" | "pending" | "passed";
                details: string;
            }[];
        };
    }> & {
        readonly indexes: {
            readonly name: ({ companyName }: {
                id: string;
                companyName: string;
                formerNames?: string[] | undefined;
                contactPerson: string;
                email: string;
                phone: string;
                website: string;
                industry: string;
                complianceScore: number;
                riskLevel: "high" | "low" | "medium";
                totalVolume: number;
                activeTransactions: number;
                kycStatus: "completed" | "pending" | "flagged";
                amlStatus: "completed" | "pending" | "flagged";
                currentStage: "initiated" | "under_review" | "approved" | "compliant" | "executed";
                lastActivity: string;
                onboardingDate: string;
                documents: {
                    id: string;
                    name: string;
                    type: "legal" | "financial" | "aml";
                    status: "pending" | "approved" | "rejected";
                    uploadDate: string;
                    size: string;
                }[];
                users: {
                    id: string;
                    name: string;
                    role: string;
                    email: string;
                    lastLogin?: string | undefined;
                    status: "active" | "inactive";
                    permissions: ("view" | "submit" | "approve" | "manage")[];
                }[];
                financialData: {
                    totalTransactions: number;
                    monthlyVolume: number;
                    averageTransaction: number;
                    accountBalance: number;
                    creditLimit: number;
                    paymentMethods: string[];
                };
                organizationData: {
                    type: string;
                    headquarters: string;
                    employees: number;
                    founded?: number | undefined;
                    registrationNumber: string;
                    taxId: string;
                    departments: {
                        id: string;
                        name: string;
                        head: string;
                        employees: number;
                        budget: number;
                    }[];
                    contracts: {
                        id: string;
                        type: "supply_agreement" | "drilling_rights" | "equipment_lease" | "service_contract" | "joint_venture";
                        value: number;
                        startDate: string;
                        endDate: string;
                        status: "active" | "completed" | "pending" | "expired";
                    }[];
                    complianceHistory: {
                        id: string;
                        date: string;
                        type: string;
                        status: "failed" | "pending" | "passed";
                        details: string;
                    }[];
                };
            }) => string;
        };
    };
    readonly complianceRecords: CollectionSpec<{
        id: string;
        name: string;
        clientId?: string | undefined;
        complianceScore: number;
        currentStage: "initiated" | "under_review" | "approved" | "compliant" | "executed";
        riskLevel: "high" | "low" | "medium";
        kycStatus: "completed" | "pending" | "flagged";
        amlStatus: "completed" | "pending" | "flagged";
        lastUpdated: string;
        assignedReviewer: string;
        milestones: {
            stage: "initiated" | "under_review" | "approved" | "compliant" | "executed";
            status: "completed" | "pending" | "current" | "flagged";
            timestamp?: string | undefined;
            reviewer?: string | undefined;
            comments: string;
            smartContractHash?: string | undefined;
        }[];
        flaggedIssues: string[];
        screeningEvents?: {
            screening: "aml" | "kyc";
            step: "flag" | "request" | "receive" | "complete";
            at: string;
            by: string;
            reason: string;
        }[] | undefined;
        signOffs?: {
            party: "banking" | "legal" | "compliance";
            at?: string | undefined;
            by?: string | undefined;
            comment?: string | undefined;
        }[] | undefined;
    }> & {
        readonly indexes: {
            readonly name: ({ name }: {
                id: string;
                name: string;
                clientId?: string | undefined;
                complianceScore: number;
                currentStage: "initiated" | "under_review" | "approved" | "compliant" | "executed";
                riskLevel: "high" | "low" | "medium";
                kycStatus: "completed" | "pending" | "flagged";
                amlStatus: "completed" | "pending" | "flagged";
                lastUpdated: string;
                assignedReviewer: string;
                milestones: {
                    stage: "initiated" | "under_review" | "approved" | "compliant" | "executed";
                    status: "completed" | "pending" | "current" | "flagged";
                    timestamp?: string | undefined;
                    reviewer?: string | undefined;
                    comments: string;
                    smartContractHash?: string | undefined;
                }[];
                flaggedIssues: string[];
                screeningEvents?: {
                    screening: "aml" | "kyc";
                    step: "flag" | "request" | "receive" | "complete";
                    at: string;
                    by: string;
                    reason: string;
                }[] | undefined;
                signOffs?: {
                    party: "banking" | "legal" | "compliance";
                    at?: string | undefined;
                    by?: string | undefined;
                    comment?: string | undefined;
                }[] | undefined;
            }) => string;
        };
    };
    readonly transactions: CollectionSpec<{
        id: string;
        type: "fx" | "fiat" | "crypto";
        amount: number;
        currency: "USD" | "EUR" | "GBP" | "NOK" | "AED" | "SGD" | "JPY" | "CNY" | "USDT";
        toCurrency?: "USD" | "EUR" | "GBP" | "NOK" | "AED" | "SGD" | "JPY" | "CNY" | "USDT" | undefined;
        status: "completed" | "failed" | "pending" | "processing" | "compliance_review";
        timestamp: string;
        counterparty: string;
        clientId?: string | undefined;
        reference: string;
        complianceScore: number;
        processingSteps: {
            step: "kyc" | "settlement" | "aml_screening" | "ofac_check" | "rate_lock" | "blockchain_analysis" | "swift_validation";
            status: "completed" | "failed" | "pending" | "processing";
            timestamp?: string | undefined;
        }[];
        signOffs?: {
            desk: "compliance" | "payments" | "treasury";
            by: string;
            at: string;
        }[] | undefined;
        holdReason?: string | undefined;
        failureReason?: string | undefined;
    }> & {
        readonly indexes: {
            readonly counterparty: ({ counterparty }: {
                id: string;
                type: "fx" | "fiat" | "crypto";
                amount: number;
                currency: "USD" | "EUR" | "GBP" | "NOK" | "AED" | "SGD" | "JPY" | "CNY" | "USDT";
                toCurrency?: "USD" | "EUR" | "GBP" | "NOK" | "AED" | "SGD" | "JPY" | "CNY" | "USDT" | undefined;
                status: "completed" | "failed" | "pending" | "processing" | "compliance_review";
                timestamp: string;
                counterparty: string;
                clientId?: string | undefined;
                reference: string;
                complianceScore: number;
                processingSteps: {
                    step: "kyc" | "settlement" | "aml_screening" | "ofac_check" | "rate_lock" | "blockchain_analysis" | "swift_validation";
                    status: "completed" | "failed" | "pending" | "processing";
                    timestamp?: string | undefined;
                }[];
                signOffs?: {
                    desk: "compliance" | "payments" | "treasury";
                    by: string;
                    at: string;
                }[] | undefined;
                holdReason?: string | undefined;
                failureReason?: string | undefined;
            }) => string;
            readonly timestamp: ({ timestamp }: {
                id: string;
                type: "fx" | "fiat" | "crypto";
                amount: number;
                currency: "USD" | "EUR" | "GBP" | "NOK" | "AED" | "SGD" | "JPY" | "CNY" | "USDT";
                toCurrency?: "USD" | "EUR" | "GBP" | "NOK" | "AED" | "SGD" | "JPY" | "CNY" | "USDT" | undefined;
                status: "completed" | "failed" | "pending" | "processing" | "compliance_review";
                timestamp: string;
                counterparty: string;
                clientId?: string | undefined;
                reference: string;
                complianceScore: number;
                processingSteps: {
                    step: "kyc" | "settlement" | "aml_screening" | "ofac_check" | "rate_lock" | "blockchain_analysis" | "swift_validation";
                    status: "completed" | "failed" | "pending" | "processing";
                    timestamp?: string | undefined;
                }[];
                signOffs?: {
                    desk: "compliance" | "payments" | "treasury";
                    by: string;
                    at: string;
                }[] | undefined;
                holdReason?: string | undefined;
                failureReason?: string | undefined;
            }) => string;
        };
    };
    readonly processes: CollectionSpec<{
        id: string;
        name: string;
        client: string;
        clientId?: string | undefined;
        type: "fuel-transfer" | "trade-finance" | "compliance-audit";
        status: "active" | "completed";
        startDate: string;
        estimatedCompletion: string;
        priority: "high" | "low" | "medium" | "critical";
        value: number;
        currency: "USD" | "EUR" | "GBP" | "NOK" | "AED" | "SGD" | "JPY" | "CNY" | "USDT";
        currentMilestone: string;
        milestones: {
            id: string;
            name: string;
            kind?: "closed" | "batch_received" | "dip_test" | "quality_inspection" | "lab_processing" | "lab_analysis_due" | "critical_deadline" | "control_dip_test" | "re_test" | "transport_prep" | "transport_authorised" | "delivery_start" | "delivery_complete" | "final_dip_test" | "settlement" | "documentation_filed" | undefined;
            status: "completed" | "pending" | "in-progress" | "overdue" | "delayed";
            dueDate: string;
            completedDate?: string | undefined;
            outcome?: "rejected" | "confirmed" | undefined;
            requirements: {
                label: string;
                met: boolean;
            }[];
            alerts: string[];
            assignedTo: string;
            documents: string[];
        }[];
        communications: {
            id: string;
            at: string;
            channel: "message" | "email" | "call" | "meeting";
            from: string;
            to: string;
            subject: string;
            message: string;
        }[];
        smartContracts: {
            id: string;
            at: string;
            event: string;
            description: string;
            status: "pending" | "executed" | "reverted";
            hash: string;
            block?: number | undefined;
        }[];
    }> & {
        readonly indexes: {
            readonly client: ({ client }: {
                id: string;
                name: string;
                client: string;
                clientId?: string | undefined;
                type: "fuel-transfer" | "trade-finance" | "compliance-audit";
                status: "active" | "completed";
                startDate: string;
                estimatedCompletion: string;
                priority: "high" | "low" | "medium" | "critical";
                value: number;
                currency: "USD" | "EUR" | "GBP" | "NOK" | "AED" | "SGD" | "JPY" | "CNY" | "USDT";
                currentMilestone: string;
                milestones: {
                    id: string;
                    name: string;
                    kind?: "closed" | "batch_received" | "dip_test" | "quality_inspection" | "lab_processing" | "lab_analysis_due" | "critical_deadline" | "control_dip_test" | "re_test" | "transport_prep" | "transport_authorised" | "delivery_start" | "delivery_complete" | "final_dip_test" | "settlement" | "documentation_filed" | undefined;
                    status: "completed" | "pending" | "in-progress" | "overdue" | "delayed";
                    dueDate: string;
                    completedDate?: string | undefined;
                    outcome?: "rejected" | "confirmed" | undefined;
                    requirements: {
                        label: string;
                        met: boolean;
                    }[];
                    alerts: string[];
                    assignedTo: string;
                    documents: string[];
                }[];
                communications: {
                    id: string;
                    at: string;
                    channel: "message" | "email" | "call" | "meeting";
                    from: string;
                    to: string;
                    subject: string;
                    message: string;
                }[];
                smartContracts: {
                    id: string;
                    at: string;
                    event: string;
                    description: string;
                    status: "pending" | "executed" | "reverted";
                    hash: string;
                    block?: number | undefined;
                }[];
            }) => string;
        };
    };
    readonly processAlerts: CollectionSpec<{
        id: string;
        level: "CRITICAL" | "HIGH" | "INFO" | "ACTIVE";
        title: string;
        message: string;
        processId: string;
        milestoneId?: string | undefined;
        at: string;
        clearedAt?: string | undefined;
    }> & {
        readonly indexes: Readonly<Record<string, (record: {
            id: string;
            level: "CRITICAL" | "HIGH" | "INFO" | "ACTIVE";
            title: string;
            message: string;
            processId: string;
            milestoneId?: string | undefined;
            at: string;
            clearedAt?: string | undefined;
        }) => string | undefined>>;
    };
    readonly notifications: CollectionSpec<{
        id: string;
        type: "success" | "warning" | "info" | "critical" | "urgent";
        category: "system" | "bank" | "client" | "financial" | "compliance" | "process";
        title: string;
        message: string;
        timestamp: string;
        isRead: boolean;
        isStarred: boolean;
        source: string;
        actionRequired: boolean;
        asked?: {
            id: string;
            isWorked: boolean;
            isSetAside?: boolean | undefined;
        }[] | undefined;
        relatedProcess?: string | undefined;
        clientName?: string | undefined;
        clientId?: string | undefined;
        amount?: string | undefined;
        priority: "high" | "low" | "medium" | "critical";
        metadata?: {
            [x: string]: string;
        } | undefined;
    }> & {
        readonly indexes: {
            readonly timestamp: ({ timestamp }: {
                id: string;
                type: "success" | "warning" | "info" | "critical" | "urgent";
                category: "system" | "bank" | "client" | "financial" | "compliance" | "process";
                title: string;
                message: string;
                timestamp: string;
                isRead: boolean;
                isStarred: boolean;
                source: string;
                actionRequired: boolean;
                asked?: {
                    id: string;
                    isWorked: boolean;
                    isSetAside?: boolean | undefined;
                }[] | undefined;
                relatedProcess?: string | undefined;
                clientName?: string | undefined;
                clientId?: string | undefined;
                amount?: string | undefined;
                priority: "high" | "low" | "medium" | "critical";
                metadata?: {
                    [x: string]: string;
                } | undefined;
            }) => string;
            readonly unread: ({ isRead, timestamp }: {
                id: string;
                type: "success" | "warning" | "info" | "critical" | "urgent";
                category: "system" | "bank" | "client" | "financial" | "compliance" | "process";
                title: string;
                message: string;
                timestamp: string;
                isRead: boolean;
                isStarred: boolean;
                source: string;
                actionRequired: boolean;
                asked?: {
                    id: string;
                    isWorked: boolean;
                    isSetAside?: boolean | undefined;
                }[] | undefined;
                relatedProcess?: string | undefined;
                clientName?: string | undefined;
                clientId?: string | undefined;
                amount?: string | undefined;
                priority: "high" | "low" | "medium" | "critical";
                metadata?: {
                    [x: string]: string;
                } | undefined;
            }) => string | undefined;
            readonly starred: ({ isStarred, timestamp }: {
                id: string;
                type: "success" | "warning" | "info" | "critical" | "urgent";
                category: "system" | "bank" | "client" | "financial" | "compliance" | "process";
                title: string;
                message: string;
                timestamp: string;
                isRead: boolean;
                isStarred: boolean;
                source: string;
                actionRequired: boolean;
                asked?: {
                    id: string;
                    isWorked: boolean;
                    isSetAside?: boolean | undefined;
                }[] | undefined;
                relatedProcess?: string | undefined;
                clientName?: string | undefined;
                clientId?: string | undefined;
                amount?: string | undefined;
                priority: "high" | "low" | "medium" | "critical";
                metadata?: {
                    [x: string]: string;
                } | undefined;
            }) => string | undefined;
        };
    };
    readonly profiles: CollectionSpec<{
        portal: "admin" | "client" | "law_firm" | "banking" | "vendor" | "regulator";
        fullName: string;
        email: string;
        emailSince?: string | undefined;
        phone: string;
        organization: string;
        jobTitle: string;
        department: string;
        avatar: string;
        portalAccess: ("admin" | "client" | "law_firm" | "banking" | "vendor" | "regulator")[];
        securityLevel: string;
        lastLogin: string;
        mfaEnabled: boolean;
        authenticatorSecret?: string | undefined;
        apiKeyStatus: "Active" | "Inactive";
        auditAccess: boolean;
    }> & {
        readonly indexes: Readonly<Record<string, (record: {
            portal: "admin" | "client" | "law_firm" | "banking" | "vendor" | "regulator";
            fullName: string;
            email: string;
            emailSince?: string | undefined;
            phone: string;
            organization: string;
            jobTitle: string;
            department: string;
            avatar: string;
            portalAccess: ("admin" | "client" | "law_firm" | "banking" | "vendor" | "regulator")[];
            securityLevel: string;
            lastLogin: string;
            mfaEnabled: boolean;
            authenticatorSecret?: string | undefined;
            apiKeyStatus: "Active" | "Inactive";
            auditAccess: boolean;
        }) => string | undefined>>;
    };
    readonly auditEntries: CollectionSpec<{
        id: string;
        at: string;
        actor: string;
        portal?: "admin" | "client" | "law_firm" | "banking" | "vendor" | "regulator" | undefined;
        action: string;
        label?: string | undefined;
        subject: {
            collection: string;
            id: string;
            label: string;
        };
        before?: unknown;
        after?: unknown;
        note?: string | undefined;
        seq?: number | undefined;
        prev?: string | undefined;
        sealed?: number | undefined;
        closed?: {
            section: number;
            count: number;
            earlier: number;
            checkpoint: {
                seq: number;
                digest: string;
                at: string;
                signature?: string | undefined;
                publicKey?: string | undefined;
            };
        } | undefined;
    }> & {
        readonly indexes: {
            readonly at: ({ at }: {
                id: string;
                at: string;
                actor: string;
                portal?: "admin" | "client" | "law_firm" | "banking" | "vendor" | "regulator" | undefined;
                action: string;
                label?: string | undefined;
                subject: {
                    collection: string;
                    id: string;
                    label: string;
                };
                before?: unknown;
                after?: unknown;
                note?: string | undefined;
                seq?: number | undefined;
                prev?: string | undefined;
                sealed?: number | undefined;
                closed?: {
                    section: number;
                    count: number;
                    earlier: number;
                    checkpoint: {
                        seq: number;
                        digest: string;
                        at: string;
                        signature?: string | undefined;
                        publicKey?: string | undefined;
                    };
                } | undefined;
            }) => string;
            readonly subject: ({ subject }: {
                id: string;
                at: string;
                actor: string;
                portal?: "admin" | "client" | "law_firm" | "banking" | "vendor" | "regulator" | undefined;
                action: string;
                label?: string | undefined;
                subject: {
                    collection: string;
                    id: string;
                    label: string;
                };
                before?: unknown;
                after?: unknown;
                note?: string | undefined;
                seq?: number | undefined;
                prev?: string | undefined;
                sealed?: number | undefined;
                closed?: {
                    section: number;
                    count: number;
                    earlier: number;
                    checkpoint: {
                        seq: number;
                        digest: string;
                        at: string;
                        signature?: string | undefined;
                        publicKey?: string | undefined;
                    };
                } | undefined;
            }) => string;
        };
    };
    readonly demoRequests: CollectionSpec<{
        id: string;
        name: string;
        email: string;
        company: string;
        date: string;
        time: string;
        message: string;
        requestedAt: string;
    }> & {
        readonly indexes: Readonly<Record<string, (record: {
            id: string;
            name: string;
            email: string;
            company: string;
            date: string;
            time: string;
            message: string;
            requestedAt: string;
        }) => string | undefined>>;
    };
    readonly settings: CollectionSpec<{
        id: "process-alerts";
        emailCriticalAlerts: boolean;
        smsNotifications: boolean;
        dailyDigest: boolean;
    }> & {
        readonly indexes: Readonly<Record<string, (record: {
            id: "process-alerts";
            emailCriticalAlerts: boolean;
            smsNotifications: boolean;
            dailyDigest: boolean;
        }) => string | undefined>>;
    };
    readonly files: CollectionSpec<{
        id: string;
        name: string;
        mediaType: string;
        addedAt: string;
        bytes: Uint8Array<ArrayBufferLike>;
    }> & {
        readonly indexes: Readonly<Record<string, (record: {
            id: string;
            name: string;
            mediaType: string;
            addedAt: string;
            bytes: Uint8Array<ArrayBufferLike>;
        }) => string | undefined>>;
    };
};

declare interface CollectionSpec<T extends object> {
    readonly schema: v.GenericSchema<unknown, T>;
    readonly keyOf: (record: T) => string;
    readonly labelOf: (record: T) => string;
    readonly indexes: Readonly<Record<string, (record: T) => string | undefined>>;
    readonly groupsOf: (record: T) => readonly string[];
    readonly countedIndexes: readonly string[];
    readonly beginnings: readonly IndexOrder[];
    readonly refusesLate?: (base: T, next: T | undefined, standing: T) => string | undefined;
    readonly takesLate?: (base: T, next: T, standing: T) => T | undefined;
    readonly masked: FieldMasks;
    readonly isAudited: boolean;
    readonly isAppendOnly: boolean;
}

declare interface CollectionsQuery {
    readonly status: 'pending' | 'error' | 'success';
    readonly records: ReadonlyMap<string, readonly object[]>;
}

declare type ColourMode = (typeof colourModes)[number];

declare const colourModes: readonly ["light", "dark", "system"];

export declare interface Command<I extends v.GenericSchema = v.GenericSchema, O = unknown> {
    readonly id: string;
    readonly label: string;
    readonly input: I;
    readonly inReference: boolean;
    readonly permission: CommandPermission;
    readonly delayMs: number;
    readonly actor?: string;
    readonly isUndoable: boolean;
    belongings?(transaction: CommandTransaction, input: v.InferOutput<I>): Promise<readonly Belonging[]> | readonly Belonging[];
    apply(transaction: CommandTransaction, input: v.InferOutput<I>, context: CommandContext): Promise<O> | O;
    shows?(input: v.InferOutput<I>): Partial<Preferences>;
    note?(input: v.InferOutput<I>, output: O, context: CommandContext): string | undefined;
    audit?(input: v.InferOutput<I>, output: O, context: CommandContext): readonly AuditLine[];
    toast?(output: O, input: v.InferOutput<I>): CommandToast | undefined;
    readonly isToastStated: boolean;
}

declare interface CommandContext {
    readonly portal: PortalKey | undefined;
    readonly actor: string;
    readonly now: Date;
}

declare type CommandDefinition<I extends v.GenericSchema, O> = Pick<Command<I, O>, 'id' | 'label' | 'input' | 'inReference' | 'permission' | 'actor' | 'belongings' | 'apply' | 'shows' | 'note' | 'audit' | 'toast'> & Partial<Pick<Command<I, O>, 'delayMs' | 'isUndoable' | 'isToastStated'>>;

export declare class CommandError extends Error {
    readonly kind: CommandErrorKind;
    readonly name = "CommandError";
    readonly issues: readonly CommandIssue[];
    readonly conflicts: readonly WriteConflict[];
    constructor(kind: CommandErrorKind, message: string, { issues, conflicts, ...options }?: CommandErrorDetails);
}

declare interface CommandErrorDetails extends ErrorOptions {
    readonly issues?: readonly CommandIssue[];
    readonly conflicts?: readonly WriteConflict[];
}

declare type CommandErrorKind = (typeof commandErrorKinds)[number];

declare const commandErrorKinds: readonly ["denied", "invalid", "missing", "refused", "conflict", "storage", "cancelled", "unexpected"];

declare interface CommandIssue {
    readonly field: string;
    readonly message: string;
}

declare type CommandPermission = (typeof permissions)[number];

declare type CommandResult<O> = {
    readonly status: 'done';
    readonly output: O;
    readonly undo: Undo | undefined;
} | {
    readonly status: 'inert';
    readonly reason: string;
} | {
    readonly status: 'failed';
    readonly error: CommandError;
};

declare interface CommandSession {
    readonly portal: PortalKey | undefined;
    readonly preferences: PreferencesPort;
    readonly showToast?: ((toast: ToastRequest) => void) | undefined;
    readonly showInvalid?: ShowInvalid | undefined;
}

export declare type CommandTerms = Pick<Command, 'inReference' | 'permission'>;

declare interface CommandToast {
    readonly title: string;
    readonly description?: string;
}

export declare interface CommandTransaction {
    get<C extends CollectionName>(collection: C, key: string): Promise<RecordOf<C> | undefined>;
    need<C extends CollectionName>(collection: C, key: string): Promise<RecordOf<C>>;
    find<C extends CollectionName>(collection: C, index: IndexName<C>, query?: IndexQuery): Promise<readonly RecordOf<C>[]>;
    keys(collection: CollectionName): Promise<readonly string[]>;
    add<C extends CollectionName>(collection: C, record: RecordOf<C>): void;
    put<C extends CollectionName>(collection: C, record: RecordOf<C>): void;
    preferences(): Preferences;
    setPreferences(changes: Partial<Preferences>): void;
    raise(toggle: NotificationToggleKey | 'loginNotifications', draft: NotificationDraft): Promise<void>;
    reread(collection: CollectionName): void;
    replace(contents: WorkspaceContents | undefined, preferences: Preferences): void;
    replaceByStaged(staging: Staging, preferences: Preferences, course?: Course): void;
    stage(): Promise<Staging>;
    whenFailed(forget: () => Promise<void>): void;
    readonly source: WorkspaceSource;
}

export declare interface CompanyScope {
    readonly company: string | undefined;
    readonly isNarrowed: boolean;
    readonly countsOwn: boolean;
    readonly countNote: string | undefined;
    readonly lists: (record: OwnedRecord) => boolean;
    readonly counts: (record: OwnedRecord) => boolean;
    readonly show: (scope: 'own' | 'all') => void;
}

declare type ComplianceRecord = v.InferOutput<typeof complianceRecordSchema>;

declare const complianceRecordSchema: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly name: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.NonEmptyAction<string, undefined>]>;
    readonly clientId: v.OptionalSchema<v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>], undefined>, undefined>;
    readonly complianceScore: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 100, undefined>]>;
    readonly currentStage: v.PicklistSchema<readonly ["initiated", "under_review", "approved", "compliant", "executed"], undefined>;
    readonly riskLevel: v.PicklistSchema<readonly ["low", "medium", "high"], undefined>;
    readonly kycStatus: v.PicklistSchema<readonly ["completed", "pending", "flagged"], undefined>;
    readonly amlStatus: v.PicklistSchema<readonly ["completed", "pending", "flagged"], undefined>;
    readonly lastUpdated: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>;
    readonly assignedReviewer: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly milestones: v.ArraySchema<v.ObjectSchema<{
        readonly stage: v.PicklistSchema<readonly ["initiated", "under_review", "approved", "compliant", "executed"], undefined>;
        readonly status: v.PicklistSchema<readonly ["completed", "current", "pending", "flagged"], undefined>;
        readonly timestamp: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>, undefined>;
        readonly reviewer: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
        readonly comments: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly smartContractHash: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
    }, undefined>, undefined>;
    readonly flaggedIssues: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
    readonly screeningEvents: v.OptionalSchema<v.ArraySchema<v.ObjectSchema<{
        readonly screening: v.PicklistSchema<readonly ["kyc", "aml"], undefined>;
        readonly step: v.PicklistSchema<readonly ["request", "receive", "complete", "flag"], undefined>;
        readonly at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>;
        readonly by: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    }, undefined>, undefined>, undefined>;
    readonly signOffs: v.OptionalSchema<v.ArraySchema<v.ObjectSchema<{
        readonly party: v.PicklistSchema<readonly ["compliance", "banking", "legal"], undefined>;
        readonly at: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>, undefined>;
        readonly by: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
        readonly comment: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
    }, undefined>, undefined>, undefined>;
}, undefined>;

export declare const computeFigures: Command<OptionalSchema<ObjectSchema<    {}, undefined>, {}>, undefined>;

declare type Contract = v.InferOutput<typeof contractSchema>;

declare const contractSchema: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.RegexAction<string, undefined>]>;
    readonly title: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly type: v.PicklistSchema<readonly ["supply_agreement", "drilling_rights", "equipment_lease", "service_contract", "joint_venture"], undefined>;
    readonly client: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly clientId: v.OptionalSchema<v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>], undefined>, undefined>;
    readonly value: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly status: v.PicklistSchema<readonly ["draft", "pending_review", "legal_approved", "signed", "user_waived"], undefined>;
    readonly createdDate: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a day from 1900 to 2199 such as 2024-07-22">]>;
    readonly lastModified: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a day from 1900 to 2199 such as 2024-07-22">]>;
    readonly legalReview: v.PicklistSchema<readonly ["required", "completed", "pending", "waived"], undefined>;
    readonly signatories: v.ArraySchema<v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly role: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly status: v.PicklistSchema<readonly ["signed", "pending", "declined"], undefined>;
        readonly signedDate: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a day from 1900 to 2199 such as 2024-07-22">]>, undefined>;
    }, undefined>, undefined>;
    readonly documents: v.ArraySchema<v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly type: v.PicklistSchema<readonly ["main_contract", "exhibit", "amendment"], undefined>;
        readonly size: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly uploadDate: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a day from 1900 to 2199 such as 2024-07-22">]>;
        readonly docusignId: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
    }, undefined>, undefined>;
    readonly notarization: v.ObjectSchema<{
        readonly required: v.BooleanSchema<undefined>;
        readonly status: v.PicklistSchema<readonly ["not_required", "pending", "scheduled", "completed"], undefined>;
        readonly notaryName: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
        readonly scheduledDate: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>, undefined>;
        readonly completedDate: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>, undefined>;
        readonly videoRecordingId: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
    }, undefined>;
    readonly complianceFlags: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
    readonly amends: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.RegexAction<string, undefined>]>, undefined>;
    readonly amendments: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.RegexAction<string, undefined>]>, undefined>, undefined>;
    readonly signedTerms: v.OptionalSchema<v.ObjectSchema<{
        readonly at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>;
        readonly title: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly type: v.PicklistSchema<readonly ["supply_agreement", "drilling_rights", "equipment_lease", "service_contract", "joint_venture"], undefined>;
        readonly client: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly value: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly currency: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
        readonly parties: v.ArraySchema<Omit<v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly role: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly status: v.PicklistSchema<readonly ["signed", "pending", "declined"], undefined>;
            readonly signedDate: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a day from 1900 to 2199 such as 2024-07-22">]>, undefined>;
        }, undefined>, "entries" | "~types" | "~run" | "~standard"> & {
            readonly entries: Pick<{
                readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
                readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
                readonly role: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
                readonly email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
                readonly status: v.PicklistSchema<readonly ["signed", "pending", "declined"], undefined>;
                readonly signedDate: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a day from 1900 to 2199 such as 2024-07-22">]>, undefined>;
            }, "name" | "id" | "email" | "role">;
            readonly "~standard": v.StandardProps<{
                name: string;
                id: string;
                email: string;
                role: string;
            }, {
                name: string;
                id: string;
                email: string;
                role: string;
            }>;
            readonly "~run": (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<{
                name: string;
                id: string;
                email: string;
                role: string;
            }, v.StringIssue | v.ObjectIssue | v.MaxLengthIssue<string, number>>;
            readonly "~types"?: {
                readonly input: {
                    name: string;
                    id: string;
                    email: string;
                    role: string;
                };
                readonly output: {
                    name: string;
                    id: string;
                    email: string;
                    role: string;
                };
                readonly issue: v.StringIssue | v.ObjectIssue | v.MaxLengthIssue<string, number>;
            } | undefined;
        }, undefined>;
        readonly documents: v.ArraySchema<v.ObjectSchema<{
            readonly digest: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
            readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly size: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly type: v.PicklistSchema<readonly ["main_contract", "exhibit", "amendment"], undefined>;
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        }, undefined>, undefined>;
    }, undefined>, undefined>;
}, undefined>;

export declare const countNotifications: (count: number) => string;

declare interface Course {
    readonly onProgress?: OnProgress | undefined;
    readonly signal?: AbortSignal | undefined;
}

export declare function createTimeSlices(giveWay?: () => Promise<void>): {
    isDue: () => boolean;
    yieldToBrowser(): Promise<void>;
};

declare type CsvSeparator = (typeof csvSeparators)[number];

declare const csvSeparators: readonly ["comma", "semicolon", "tab"];

export declare const defaultProcessAlertSettings: ProcessAlertSettings;

declare const defaultToggles: {
    newContractAssignments: boolean;
    legalReviewCompleted: boolean;
    milestoneDeadlines: boolean;
    complianceScoreChanges: boolean;
    amlScreeningAlerts: boolean;
    auditSimulationResults: boolean;
    securityAlerts: boolean;
    weeklyDigest: boolean;
    platformUpdates: boolean;
    compactView: boolean;
    showTooltips: boolean;
    singleKeys: boolean;
    analyticsTracking: boolean;
    performanceMonitoring: boolean;
    shareUsageData: boolean;
    loginNotifications: boolean;
};

export declare function defineCommand<I extends v.GenericSchema, O>(definition: CommandDefinition<I, O>): Command<I, O>;

declare type Download = (name: string, type: string, file: Blob) => void;

export declare const duties: readonly ["contract-drafting", "legal-review", "notarization", "documents", "document-review", "signing", "signature", "screening", "sign-off", "payment-sign-off", "transaction-moves", "milestones", "processes", "clients", "workspace"];

export declare type Duty = (typeof duties)[number];

export declare const dutyOwner: Record<Duty, string>;

export declare function dutyPortals(duty: Duty): string;

declare interface Edit<T extends object> {
    readonly collection: CollectionName;
    readonly key: string;
    readonly from: T;
    readonly to: T;
    readonly current: T;
}

export declare function editedForm<T extends object>({ collection, key, from, to, current }: Edit<T>): T;

export declare const exportCommand: (terms: ExportTerms) => Command<v.ObjectSchema<{
    readonly fileName: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.NonEmptyAction<string, undefined>]>;
    readonly rows: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
}, undefined>, undefined>;

export declare const exportQuarantine: Command<v.OptionalSchema<v.ObjectSchema<{}, undefined>, {}>, {
fileName: string;
file: Blob;
}>;

declare type ExportTerms = Pick<Command, 'id' | 'label' | 'inReference'> & {
    readonly permission?: 'export' | 'audit';
};

export declare const exportWorkspace: Command<v.OptionalSchema<v.ObjectSchema<{
readonly onProgress: v.OptionalSchema<v.CustomSchema<OnProgress, undefined>, undefined>;
readonly signal: v.OptionalSchema<v.CustomSchema<AbortSignal, undefined>, undefined>;
readonly sink: v.OptionalSchema<v.CustomSchema<FileSink, undefined>, undefined>;
}, undefined>, {}>, {
fileName: string;
file: Blob;
}>;

declare type FieldMasks = Readonly<Record<string, (value: string) => string>>;

declare type FigureBasis = Omit<FigureRequest<string>, 'period'>;

declare interface FigureRecords {
    readonly transactions: readonly Transaction[];
    readonly processes: readonly Process[];
    readonly contracts: readonly Contract[];
    readonly clients: readonly Client[];
    readonly complianceRecords: readonly ComplianceRecord[];
}

declare interface FigureRecordsQuery {
    readonly status: 'pending' | 'error' | 'success';
    readonly data: FigureBasis | undefined;
    readonly error: Error | null;
    readonly refetch: () => void;
}

declare interface FigureRequest<Span> {
    readonly records: FigureRecords;
    readonly sample: FigureRecords;
    readonly now: string;
    readonly period: Span;
    readonly isFixed: boolean;
}

export declare function fileDigest(bytes: Uint8Array): Promise<string>;

declare interface FileSink {
    write(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
    close(): Promise<void>;
    abort(): Promise<void>;
}

export declare const filterProcesses: Command<OptionalSchema<ObjectSchema<    {}, undefined>, {}>, undefined>;

declare type Filters = Readonly<Record<string, string>>;

export declare const foldName: (name: string) => string;

export declare function forEachSliced<T>(items: Iterable<T>, step: (item: T) => void): Promise<void>;

export declare function formOf<T extends object, K extends keyof T>(record: T, fields: readonly K[]): Pick<T, K>;

export declare const importWorkspace: Command<v.ObjectSchema<{
readonly withoutBackup: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
readonly onProgress: v.OptionalSchema<v.CustomSchema<OnProgress, undefined>, undefined>;
readonly signal: v.OptionalSchema<v.CustomSchema<AbortSignal, undefined>, undefined>;
readonly file: v.BlobSchema<undefined>;
}, undefined>, Replaced>;

declare type IndexName<C extends CollectionName> = keyof (typeof collections)[C]['indexes'] & string;

declare interface IndexOrder {
    readonly index: string;
    readonly descending: boolean;
}

declare interface IndexQuery {
    readonly equals?: string | undefined;
    readonly from?: string | undefined;
    readonly to?: string | undefined;
    readonly limit?: number | undefined;
    readonly descending?: boolean | undefined;
}

declare interface KeptLog extends LogState {
    readonly entries: readonly AuditEntry[];
}

declare interface KeptLogVerdict {
    readonly verdict: LogVerdict;
    readonly checkpoints: {
        readonly count: number;
        readonly forged: number;
        readonly unsigned: number;
    };
    readonly last: Checkpoint | undefined;
}

declare type KnownEntry = Pick<LogHead, 'seq' | 'digest'>;

export declare const knownPublicKey: (email: string) => Promise<Uint8Array | undefined>;

declare interface Listing<T> {
    readonly query: {
        readonly status: 'pending' | 'error' | 'success';
        readonly data: readonly T[] | undefined;
        readonly error: Error | null;
        readonly refetch: () => unknown;
    };
    readonly all: readonly T[] | undefined;
    readonly first: readonly T[] | undefined;
    readonly total: number | undefined;
    readonly tally: Tally | undefined;
    readonly readAt: number;
}

declare interface LogBreak {
    readonly kind: LogBreakKind;
    readonly seq: number;
    readonly entry?: AuditEntry | undefined;
}

declare type LogBreakKind = 'changed' | 'removed' | 'added' | 'reordered' | 'sealed';

declare interface LogHead {
    readonly seq: number;
    readonly digest: string;
    readonly sealed?: number | undefined;
}

declare interface LogState {
    readonly name: string | undefined;
    readonly head: LogHead | undefined;
    readonly view?: LogView | undefined;
}

declare type LogVerdict = {
    readonly status: 'empty';
    readonly sealed: number;
} | {
    readonly status: 'broken';
    readonly count: number;
    readonly first: LogBreak;
} | {
    readonly status: 'sound';
    readonly count: number;
    readonly sealed: number;
    readonly closed?: ClosedSections | undefined;
    readonly head: LogHead;
};

declare type LogView = v.InferOutput<typeof logViewSchema>;

declare const logViewSchema: v.ArraySchema<v.ObjectSchema<{
    readonly from: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.SafeIntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly to: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.SafeIntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
}, undefined>, undefined>;

export declare function markNotifications(transaction: CommandTransaction, keys: readonly string[], marks: Partial<Pick<Notification_2, 'isRead' | 'isStarred' | 'actionRequired'>>): Promise<Notification_2[]>;

export declare type MayDo = (duty: Duty, belonging?: Belonging) => boolean;

declare type MemoryReason = 'reference' | 'blocked' | 'full' | 'older-tab' | 'newer-tab' | 'unresponsive' | 'failed';

declare interface NamedClient {
    readonly id: string;
    readonly companyName: string;
    readonly formerNames?: readonly string[] | undefined;
}

declare const nameIndexes: {
    readonly contracts: "client";
    readonly transactions: "counterparty";
    readonly processes: "client";
    readonly complianceRecords: "name";
};

declare type Notification_2 = v.InferOutput<typeof notificationSchema>;

declare type NotificationDraft = Omit<Notification_2, 'id' | 'timestamp' | 'isRead' | 'isStarred'>;

declare const notificationSchema: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly type: v.PicklistSchema<readonly ["critical", "urgent", "success", "warning", "info"], undefined>;
    readonly category: v.PicklistSchema<readonly ["process", "client", "financial", "compliance", "bank", "system"], undefined>;
    readonly title: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly message: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly timestamp: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>;
    readonly isRead: v.BooleanSchema<undefined>;
    readonly isStarred: v.BooleanSchema<undefined>;
    readonly source: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly actionRequired: v.BooleanSchema<undefined>;
    readonly asked: v.OptionalSchema<v.ArraySchema<v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly isWorked: v.BooleanSchema<undefined>;
        readonly isSetAside: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
    }, undefined>, undefined>, undefined>;
    readonly relatedProcess: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
    readonly clientName: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
    readonly clientId: v.OptionalSchema<v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>], undefined>, undefined>;
    readonly amount: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
    readonly priority: v.PicklistSchema<readonly ["critical", "high", "medium", "low"], undefined>;
    readonly metadata: v.OptionalSchema<v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>, undefined>;
}, undefined>;

declare type NotificationToggleKey = keyof typeof notificationToggles;

declare const notificationToggles: {
    newContractAssignments: boolean;
    legalReviewCompleted: boolean;
    milestoneDeadlines: boolean;
    complianceScoreChanges: boolean;
    amlScreeningAlerts: boolean;
    auditSimulationResults: boolean;
    securityAlerts: boolean;
    weeklyDigest: boolean;
    platformUpdates: boolean;
};

declare type OnProgress = (fraction: number) => void;

declare interface OwnedRecord extends ClientReference {
    readonly milestones?: readonly {
        readonly assignedTo: string;
    }[] | undefined;
}

export declare const ownMoment: string;

export declare function pageWorkspace(): Workspace;

export declare function parseInput<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S>;

declare const permissions: readonly ["look", "export", "audit", "own", "admin", "contract-drafting", "legal-review", "notarization", "documents", "document-review", "signing", "signature", "screening", "sign-off", "payment-sign-off", "transaction-moves", "milestones", "processes", "clients", "workspace"];

declare type PortalDuties = Partial<Record<Duty, Reach>>;

export declare const portalDuties: Record<PortalKey, PortalDuties>;

declare type PortalKey = (typeof portalKeys)[number];

declare const portalKeys: readonly ["admin", "client", "law_firm", "banking", "vendor", "regulator"];

declare interface Preferences extends Toggles {
    colourMode: ColourMode;
    savedViews?: readonly SavedView[];
    csvSeparator?: CsvSeparator;
}

declare interface PreferencesPort {
    read(): Preferences;
    write(changes: Partial<Preferences>): void;
}

declare interface Present {
    readonly read: () => string;
    readonly subscribe: (listener: () => void) => () => void;
    readonly refresh: () => void;
}

declare type Process = v.InferOutput<typeof processSchema>;

declare type ProcessAlertSettings = v.InferOutput<typeof processAlertSettingsSchema>;

declare const processAlertSettingsSchema: v.ObjectSchema<{
    readonly id: v.LiteralSchema<"process-alerts", undefined>;
    readonly emailCriticalAlerts: v.BooleanSchema<undefined>;
    readonly smsNotifications: v.BooleanSchema<undefined>;
    readonly dailyDigest: v.BooleanSchema<undefined>;
}, undefined>;

declare const processSchema: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.RegexAction<string, undefined>]>;
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly client: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly clientId: v.OptionalSchema<v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>], undefined>, undefined>;
    readonly type: v.PicklistSchema<readonly ["fuel-transfer", "trade-finance", "compliance-audit"], undefined>;
    readonly status: v.PicklistSchema<readonly ["active", "completed"], undefined>;
    readonly startDate: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a day from 1900 to 2199 such as 2024-07-22">]>;
    readonly estimatedCompletion: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a day from 1900 to 2199 such as 2024-07-22">]>;
    readonly priority: v.PicklistSchema<readonly ["critical", "high", "medium", "low"], undefined>;
    readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 90000000000000, "Beyond 90,000,000,000,000">]>;
    readonly currency: v.PicklistSchema<readonly ["USD", "EUR", "GBP", "NOK", "AED", "SGD", "JPY", "CNY", "USDT"], undefined>;
    readonly currentMilestone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly milestones: v.ArraySchema<v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.NonEmptyAction<string, undefined>]>;
        readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly kind: v.OptionalSchema<v.PicklistSchema<readonly ["batch_received", "dip_test", "quality_inspection", "lab_processing", "lab_analysis_due", "critical_deadline", "control_dip_test", "re_test", "transport_prep", "transport_authorised", "delivery_start", "delivery_complete", "final_dip_test", "settlement", "documentation_filed", "closed"], undefined>, undefined>;
        readonly status: v.PicklistSchema<readonly ["completed", "in-progress", "pending", "overdue", "delayed"], undefined>;
        readonly dueDate: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a day from 1900 to 2199 such as 2024-07-22">]>;
        readonly completedDate: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a day from 1900 to 2199 such as 2024-07-22">]>, undefined>;
        readonly outcome: v.OptionalSchema<v.PicklistSchema<readonly ["confirmed", "rejected"], undefined>, undefined>;
        readonly requirements: v.ArraySchema<v.ObjectSchema<{
            readonly label: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly met: v.BooleanSchema<undefined>;
        }, undefined>, undefined>;
        readonly alerts: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
        readonly assignedTo: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly documents: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
    }, undefined>, undefined>;
    readonly communications: v.ArraySchema<v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.NonEmptyAction<string, undefined>]>;
        readonly at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>;
        readonly channel: v.PicklistSchema<readonly ["email", "call", "meeting", "message"], undefined>;
        readonly from: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly to: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly subject: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly message: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    }, undefined>, undefined>;
    readonly smartContracts: v.ArraySchema<v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.NonEmptyAction<string, undefined>]>;
        readonly at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>;
        readonly event: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly description: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly status: v.PicklistSchema<readonly ["executed", "pending", "reverted"], undefined>;
        readonly hash: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
        readonly block: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.SafeIntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, v.MinValueAction<number, 1, undefined>]>, undefined>;
    }, undefined>, undefined>;
}, undefined>;

declare interface Quarantined {
    readonly collection: string;
    readonly key: string;
    readonly value: unknown;
    readonly reasons: readonly string[];
    readonly at: string;
}

declare type Reach = 'all' | 'own';

declare interface RecordFinder {
    find<C extends CollectionName>(collection: C, index: IndexName<C>, query?: IndexQuery): Promise<readonly RecordOf<C>[]>;
}

export declare const recordIdSchema: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>;

declare type RecordOf<C extends CollectionName> = v.InferOutput<(typeof collections)[C]['schema']>;

export declare function recordsOfClient<C extends ClientCollection>(finder: RecordFinder, collection: C, client: NamedClient): Promise<readonly RecordOf<C>[]>;

export declare function refuse(message: string): never;

declare interface Replaced {
    readonly note: string;
    readonly toast: CommandToast;
}

export declare const resetWorkspace: Command<v.OptionalSchema<v.ObjectSchema<{
withoutBackup: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
onProgress: v.OptionalSchema<v.CustomSchema<OnProgress, undefined>, undefined>;
signal: v.OptionalSchema<v.CustomSchema<AbortSignal, undefined>, undefined>;
}, undefined>, {}>, Replaced>;

export declare const restoreWorkspace: Command<v.ObjectSchema<{
readonly withoutBackup: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
readonly onProgress: v.OptionalSchema<v.CustomSchema<OnProgress, undefined>, undefined>;
readonly signal: v.OptionalSchema<v.CustomSchema<AbortSignal, undefined>, undefined>;
readonly epoch: v.NumberSchema<undefined>;
}, undefined>, Replaced>;

export declare const sampleDay: (moment: string) => string;

declare interface SavedView {
    readonly id: string;
    readonly portal: string;
    readonly list: string;
    readonly name: string;
    readonly query: string;
    readonly isDefault: boolean;
}

declare type SearchReach = 'wide' | 'plain';

export declare const setRead: Command<v.ObjectSchema<{
readonly ids: v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>, undefined>, v.NonEmptyAction<string[], undefined>]>;
readonly isRead: v.BooleanSchema<undefined>;
}, undefined>, {
id: string;
type: "success" | "warning" | "info" | "critical" | "urgent";
category: "system" | "bank" | "client" | "financial" | "compliance" | "process";
title: string;
message: string;
timestamp: string;
isRead: boolean;
isStarred: boolean;
source: string;
actionRequired: boolean;
asked?: {
id: string;
isWorked: boolean;
isSetAside?: boolean | undefined;
}[] | undefined;
relatedProcess?: string | undefined;
clientName?: string | undefined;
clientId?: string | undefined;
amount?: string | undefined;
priority: "high" | "low" | "medium" | "critical";
metadata?: {
[x: string]: string;
} | undefined;
}[]>;

export declare type ShowInvalid = (error: CommandError) => boolean;

export declare const signatoryKey: (email: string) => Promise<CryptoKeyPair>;

declare type SlicedWork<Result> = Generator<undefined, Result>;

export declare function sortInSteps<T>(items: readonly T[], order: (a: T, b: T) => number): SlicedWork<T[]>;

declare type SourceEvent = {
    readonly kind: 'written';
    readonly written: readonly Written[];
    readonly settled: boolean;
} | {
    readonly kind: 'replaced';
} | {
    readonly kind: 'status';
};

declare interface Staging {
    readonly add: (collection: CollectionName, records: readonly object[]) => Promise<void>;
    readonly replace: (added: readonly Change[], course?: Course) => Promise<WriteOutcome>;
    readonly standAt: (moment: string) => void;
    readonly goOnFrom: (view: LogView) => void;
    readonly discard: () => Promise<void>;
}

declare interface Standing {
    readonly portal: PortalKey | undefined;
    readonly companies: readonly string[];
}

declare interface Stored<T> {
    readonly record: T;
    readonly revision: number;
}

export declare type StoredFile = v.InferOutput<typeof storedFileSchema>;

export declare function storedFile(id: string, file: AttachedFile, now: Date): StoredFile;

declare const storedFileSchema: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.NonEmptyAction<string, undefined>]>;
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly mediaType: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly addedAt: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>;
    readonly bytes: v.CustomSchema<Uint8Array<ArrayBufferLike>, v.ErrorMessage<v.CustomIssue> | undefined>;
}, undefined>;

export declare const subjectOf: (collection: CollectionName, record: object) => {
    collection: "settings" | "contracts" | "clients" | "complianceRecords" | "transactions" | "processes" | "processAlerts" | "notifications" | "profiles" | "auditEntries" | "demoRequests" | "files";
    id: string;
    label: string;
};

export declare type Tally = Readonly<v.InferOutput<typeof tallySchema>>;

declare const tallySchema: v.ObjectSchema<{
    readonly total: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly groups: v.RecordSchema<v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
}, undefined>;

declare interface Toast {
    readonly id: number;
    readonly title: string;
    readonly description?: string | undefined;
    readonly action?: ToastAction | undefined;
    readonly variant: 'default' | 'destructive';
    readonly isOpen: boolean;
}

declare interface ToastAction {
    readonly label: string;
    readonly run: () => void;
}

declare type ToastRequest = Pick<Toast, 'title' | 'description' | 'action'> & {
    readonly variant?: Toast['variant'];
};

declare type Toggles = typeof defaultToggles;

declare type Transaction = v.InferOutput<typeof transactionSchema>;

declare const transactionSchema: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly type: v.PicklistSchema<readonly ["fiat", "fx", "crypto"], undefined>;
    readonly amount: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 90000000000000, "Beyond 90,000,000,000,000">]>;
    readonly currency: v.PicklistSchema<readonly ["USD", "EUR", "GBP", "NOK", "AED", "SGD", "JPY", "CNY", "USDT"], undefined>;
    readonly toCurrency: v.OptionalSchema<v.PicklistSchema<readonly ["USD", "EUR", "GBP", "NOK", "AED", "SGD", "JPY", "CNY", "USDT"], undefined>, undefined>;
    readonly status: v.PicklistSchema<readonly ["completed", "processing", "pending", "failed", "compliance_review"], undefined>;
    readonly timestamp: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>;
    readonly counterparty: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly clientId: v.OptionalSchema<v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>], undefined>, undefined>;
    readonly reference: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly complianceScore: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 100, undefined>]>;
    readonly processingSteps: v.ArraySchema<v.ObjectSchema<{
        readonly step: v.PicklistSchema<readonly ["aml_screening", "ofac_check", "rate_lock", "kyc", "blockchain_analysis", "swift_validation", "settlement"], undefined>;
        readonly status: v.PicklistSchema<readonly ["completed", "processing", "pending", "failed"], undefined>;
        readonly timestamp: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>, undefined>;
    }, undefined>, undefined>;
    readonly signOffs: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.ObjectSchema<{
        readonly desk: v.PicklistSchema<readonly ["payments", "compliance", "treasury"], undefined>;
        readonly by: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>;
    }, undefined>, undefined>, v.MaxLengthAction<{
        desk: "compliance" | "payments" | "treasury";
        by: string;
        at: string;
    }[], 3, undefined>]>, undefined>;
    readonly holdReason: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
    readonly failureReason: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
}, undefined>;

declare interface Turn {
    readonly write: (changes: readonly Change[]) => Promise<WriteOutcome>;
    readonly replace: (contents?: WorkspaceContents, added?: readonly Change[], moment?: string) => Promise<WriteOutcome>;
    readonly stage: () => Promise<Staging>;
}

declare type Undo = () => Promise<UndoResult>;

declare type UndoResult = {
    readonly status: 'done';
} | {
    readonly status: 'failed';
    readonly error: CommandError;
};

export declare function untilPainted(): Promise<void>;

export declare function useAuditDetails(): {
    denial: string | undefined;
    visible: (entries: readonly AuditEntry[]) => readonly AuditEntry[];
};

export declare function useAvailability(terms: CommandTerms, belonging?: Belonging): Availability;

export declare function useBackups(): UseQueryResult<readonly Backup[]>;

export declare function useClientDirectory({ enabled, }?: {
    readonly enabled?: boolean;
}): ClientDirectory;

export declare function useClientOf(record: ClientReference | undefined): Client | undefined;

export declare function useClientRecords<C extends ClientCollection>(collection: C, { id, companyName, formerNames }: NamedClient): UseQueryResult<readonly RecordOf<C>[]>;

export declare function useCollection<C extends CollectionName>(collection: C, { enabled }?: {
    readonly enabled?: boolean;
}): UseQueryResult<readonly RecordOf<C>[]>;

export declare function useCollections(names: readonly string[]): CollectionsQuery;

declare interface UseCommand<I extends v.GenericSchema, O> {
    readonly run: (input: v.InferInput<I>, showInvalid?: ShowInvalid) => Promise<CommandResult<O>>;
    readonly isPending: boolean;
    readonly availability: Availability;
}

export declare function useCommand<I extends v.GenericSchema, O>(command: Command<I, O>, belonging?: Belonging): UseCommand<I, O>;

export declare function useCompanyScope(): CompanyScope;

export declare function useCount<C extends CollectionName>(collection: C, index?: IndexName<C>, query?: IndexQuery): UseQueryResult<number>;

export declare function useCountedTally<C extends 'transactions' | 'notifications'>(collection: C, { all, tally }: Pick<Listing<RecordOf<C>>, 'all' | 'tally'>, { countsOwn, counts }: Pick<CompanyScope, 'countsOwn' | 'counts'>): Tally | undefined;

declare interface UseCourse {
    readonly progress: number | undefined;
    readonly begin: () => Required<Course>;
    readonly end: () => void;
    readonly cancel: () => void;
}

export declare function useCourse(): UseCourse;

export declare function useExportWorkspace(download: Download): {
    handOut: () => Promise<void>;
    isPending: boolean;
    availability: Availability;
    progress: number | undefined;
    cancel: () => void;
};

export declare function useFigureRecords(): FigureRecordsQuery;

export declare function useIndexed<C extends CollectionName>(collection: C, index: IndexName<C>, query?: IndexQuery): UseQueryResult<readonly RecordOf<C>[]>;

export declare function useInventedRemark(remark: string): string | undefined;

export declare function useListing<C extends CollectionName>(collection: C, beginning: Beginning<C> | undefined): Listing<RecordOf<C>>;

export declare function useListPath(reach?: 'own' | 'all'): {
    (kind: string): string;
    (kind: string, filters: Filters | undefined): string | undefined;
};

export declare function useMayDo(): MayDo;

export declare function useNamedRecord(collection: string, key: string): UseQueryResult<object | null>;

export declare const useOwnCompany: () => string | undefined;

export declare function useReadEntries(): (collection: CollectionName, ids: readonly string[]) => Promise<ReadonlyMap<string, readonly AuditEntry[]>>;

export declare function useReadRecord(): <C extends CollectionName>(collection: C, key: string) => Promise<RecordOf<C> | undefined>;

export declare function useRecord<C extends CollectionName>(collection: C, key: string | undefined): UseQueryResult<RecordOf<C> | null>;

export declare function useSampleMoment(): string | undefined;

export declare function useSampleNote(): string;

export declare function useSearchReach(): SearchReach;

export declare function useShownClient<T extends ClientReference>(record: T): T;

export declare function useWorkspaceClock(): string;

export declare function useWorkspaceStatus(): WorkspaceStatus;

export declare const verifyAuditLog: Command<v.OptionalSchema<v.ObjectSchema<{
onProgress: v.OptionalSchema<v.CustomSchema<OnProgress, undefined>, undefined>;
signal: v.OptionalSchema<v.CustomSchema<AbortSignal, undefined>, undefined>;
}, undefined>, {}>, KeptLogVerdict>;

export declare const viewCommand: (words: Pick<Command, "id" | "label" | "inReference">) => Command<v.OptionalSchema<v.ObjectSchema<{}, undefined>, {}>, undefined>;

declare interface Workspace {
    readonly source: WorkspaceSource;
    readonly queryClient: QueryClient;
    readonly behaviour: Behaviour;
    readonly now: () => Date;
    readonly present: Present;
    availability(command: CommandTerms, standing: Standing, belonging?: Belonging): Availability;
    run<I extends v.GenericSchema, O>(command: Command<I, O>, input: v.InferInput<I>, session: CommandSession): Promise<CommandResult<O>>;
    close(): void;
}

declare type WorkspaceContents = {
    readonly [C in CollectionName]: readonly RecordOf<C>[];
};

export declare function WorkspaceProvider({ portal, workspace, children, }: WorkspaceProviderProps): JSX.Element;

declare interface WorkspaceProviderProps {
    readonly portal?: PortalKey;
    readonly workspace?: Workspace;
    readonly children: ReactNode;
}

declare interface WorkspaceSource {
    list<C extends CollectionName>(collection: C): Promise<readonly RecordOf<C>[]>;
    batches(collection: CollectionName): AsyncIterable<readonly object[]>;
    peek<C extends CollectionName>(collection: C): readonly RecordOf<C>[] | undefined;
    get<C extends CollectionName>(collection: C, key: string): Promise<Stored<RecordOf<C>> | undefined>;
    epoch(): Promise<number>;
    sampleMoment(): Promise<string>;
    keys(collection: CollectionName): Promise<readonly string[]>;
    find<C extends CollectionName>(collection: C, index: IndexName<C>, query?: IndexQuery): Promise<readonly RecordOf<C>[]>;
    isLong(collection: CollectionName): Promise<boolean>;
    count<C extends CollectionName>(collection: C, index?: IndexName<C>, query?: IndexQuery): Promise<number>;
    inTurn<T>(work: (turn: Turn) => Promise<T>, epoch?: number): Promise<T>;
    tally?(collection: CollectionName): Promise<Tally | undefined>;
    peekTally?(collection: CollectionName): Tally | undefined;
    evict(collection: CollectionName): void;
    quarantined(): Promise<readonly Quarantined[]>;
    logState(): Promise<LogState>;
    readLog(): Promise<KeptLog>;
    readonly status: () => WorkspaceStatus;
    readonly subscribe: (listener: (event: SourceEvent) => void) => () => void;
    close(): void;
}

export declare interface WorkspaceStatus {
    readonly durability: 'durable' | 'memory';
    readonly reason: MemoryReason | undefined;
    readonly quarantined: number;
    readonly isAlone: boolean;
}

declare interface WriteConflict {
    readonly collection: CollectionName;
    readonly key: string;
    readonly kind: 'fields' | 'removed' | 'taken' | 'refused';
    readonly fields: readonly {
        readonly field: string;
        readonly ours: unknown;
        readonly theirs: unknown;
    }[];
    readonly reason?: string;
}

declare type WriteOutcome = {
    readonly ok: true;
    readonly written: readonly Written[];
} | {
    readonly ok: false;
    readonly conflicts: readonly WriteConflict[];
};

declare interface Written {
    readonly collection: CollectionName;
    readonly key: string;
    readonly stored: Stored<object> | undefined;
}

export { }
