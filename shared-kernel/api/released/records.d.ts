import { ButtonProps } from 'antd';
import type { ComponentType } from 'react';
import { JSX } from 'react';
import { ReactNode } from 'react';
import type { RefObject } from 'react';
import * as v from 'valibot';

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

export declare function AuditTrail({ entries, noun }: AuditTrailProps): JSX.Element;

declare interface AuditTrailProps {
    readonly entries: DataViewQuery<readonly AuditEntry[]>;
    readonly noun: string;
}

declare interface Belonging {
    readonly company?: string;
    readonly clientId?: string;
    readonly assignee?: string;
    readonly portal?: PortalKey | readonly PortalKey[];
}

declare interface BuiltInView {
    readonly name: string;
    readonly query: string;
}

export declare function BulkActions<T>(props: BulkActionsProps<T>): JSX.Element;

declare interface BulkActionsProps<T> extends Omit<BulkBarProps<T>, 'shown'> {
    readonly load: () => Promise<ComponentType<BulkBarProps<T>>>;
    readonly isTable?: boolean;
}

export declare interface BulkBarProps<T> {
    readonly selection: RowSelection<T>;
    readonly options: TableOptions<T>;
    readonly shown?: readonly string[] | undefined;
}

declare interface Change {
    readonly collection: CollectionName;
    readonly key: string;
    readonly base: Stored<object> | undefined;
    readonly next: object | undefined;
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

declare type ColourMode = (typeof colourModes)[number];

declare const colourModes: readonly ["light", "dark", "system"];

declare interface Command<I extends v.GenericSchema = v.GenericSchema, O = unknown> {
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

declare interface CommandButtonProps extends Omit<ButtonProps, 'onClick' | 'disabled' | 'children' | 'className' | 'title'> {
    readonly availability?: {
        readonly state: 'available' | 'inert' | 'denied';
        readonly reason: string | undefined;
    };
    readonly refusal?: string | undefined;
    readonly tip?: string;
    readonly 'aria-keyshortcuts'?: string;
    readonly onPress: () => void;
    readonly children?: ReactNode;
}

declare interface CommandContext {
    readonly portal: PortalKey | undefined;
    readonly actor: string;
    readonly now: Date;
}

declare type CommandPermission = (typeof permissions)[number];

declare interface CommandToast {
    readonly title: string;
    readonly description?: string;
}

declare interface CommandTransaction {
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

declare interface CompanyScopeProps {
    readonly scope: Scope;
}

export declare function CompanySwitch({ scope: { company, isNarrowed, show } }: CompanyScopeProps): JSX.Element | null;

export declare function CopyText({ text, label, truncate }: CopyTextProps): JSX.Element;

declare interface CopyTextProps {
    readonly text: string;
    readonly label: string;
    readonly truncate?: number;
}

declare interface Course {
    readonly onProgress?: OnProgress | undefined;
    readonly signal?: AbortSignal | undefined;
}

declare interface CsvColumn<Row> {
    readonly header: string;
    readonly value: (row: Row) => CsvValue;
}

declare type CsvSeparator = (typeof csvSeparators)[number];

declare const csvSeparators: readonly ["comma", "semicolon", "tab"];

declare type CsvValue = string | number | boolean | null | undefined;

declare interface DataViewQuery<T> {
    readonly status: 'pending' | 'error' | 'success';
    readonly data: T | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
}

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

export declare function DescriptionGrid({ items }: DescriptionGridProps): JSX.Element;

declare interface DescriptionGridProps {
    readonly items: readonly DescriptionItem[];
}

declare interface DescriptionItem {
    readonly label: string;
    readonly value: ReactNode;
    readonly wide?: boolean;
}

export declare function DetailDrawer({ open, title, onClose, children, footer, extra, width, }: DetailDrawerProps): JSX.Element;

declare interface DetailDrawerProps {
    readonly open: boolean;
    readonly title: ReactNode;
    readonly onClose: () => void;
    readonly children: ReactNode;
    readonly footer?: ReactNode;
    readonly extra?: ReactNode;
    readonly width?: number;
}

declare interface DialogProps {
    readonly open: boolean;
    readonly title: ReactNode;
    readonly onClose: () => void;
    readonly children: ReactNode;
    readonly footer?: ReactNode;
    readonly size?: 'small' | 'medium' | 'large';
    readonly closeOnBackdrop?: boolean;
    readonly initialFocus?: RefObject<HTMLElement | null>;
}

declare interface DocumentFile extends PreviewedFile {
    readonly isSample: boolean;
}

export declare function documentFile(document: ListedDocument, stored: KeptFile | null | undefined, sample: () => PdfContent): Promise<DocumentFile>;

export declare function DocumentPreview({ file: promise }: DocumentPreviewProps): JSX.Element;

declare interface DocumentPreviewProps {
    readonly file: Promise<DocumentFile>;
}

export declare function DownloadFileButton({ fileName, command: { run, isPending, availability }, readFile, iconOnly, }: DownloadFileButtonProps): JSX.Element;

declare interface DownloadFileButtonProps {
    readonly fileName: string;
    readonly command: {
        readonly run: (input: {
            readonly fileName: string;
        }) => Promise<{
            readonly status: string;
        }>;
        readonly isPending: boolean;
        readonly availability: CommandButtonProps['availability'];
    };
    readonly readFile: () => Promise<PreviewedFile>;
    readonly iconOnly?: boolean;
}

export declare interface ExportColumn<T> extends CsvColumn<T> {
    readonly column?: string;
}

declare const exportCommand: (terms: ExportTerms) => Command<v.ObjectSchema<{
    readonly fileName: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.NonEmptyAction<string, undefined>]>;
    readonly rows: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
}, undefined>, undefined>;

export declare function ExportList<T>(props: ExportListProps<T>): JSX.Element;

declare interface ExportListProps<T> {
    readonly command: ReturnType<typeof exportCommand>;
    readonly rows: readonly T[] | undefined;
    readonly columns: readonly ExportColumn<T>[];
    readonly shown?: readonly string[] | undefined;
    readonly name: string;
    readonly filters?: Readonly<Record<string, string | number | undefined>>;
    readonly label?: string;
    readonly size?: 'small';
}

declare type ExportTerms = Pick<Command, 'id' | 'label' | 'inReference'> & {
    readonly permission?: 'export' | 'audit';
};

declare interface Fact {
    readonly label: string;
    readonly value: ReactNode;
}

export declare const FactTable: ({ facts }: FactTableProps) => JSX.Element;

declare interface FactTableProps {
    readonly facts: readonly Fact[];
}

declare type FieldMasks = Readonly<Record<string, (value: string) => string>>;

declare interface FileToHandOut {
    readonly name: string;
    readonly mediaType: string;
    readonly bytes: BlobPart;
}

export declare function FormDialog({ onClose, children, keepsDraft, ...dialog }: FormDialogProps): JSX.Element;

declare interface FormDialogControls {
    readonly leave: () => void;
    readonly onDirty: (isDirty: boolean) => void;
}

declare interface FormDialogProps extends Pick<DialogProps, 'open' | 'title' | 'size' | 'onClose'> {
    readonly children: (controls: FormDialogControls) => ReactNode;
    readonly keepsDraft?: boolean;
}

declare type IconName = (typeof iconNames)[number];

declare const iconNames: readonly ["alert", "archive", "audit", "ban", "bank", "bell", "briefcase", "building", "calendar", "chart", "check", "check-circle", "clock", "close-circle", "coins", "compass", "cross", "document", "dot", "exchange", "eye", "flag", "flask", "gavel", "globe", "hourglass", "info", "lab", "lock", "mail", "moon", "pause", "pen", "play", "refresh", "repeat", "scale", "search", "settings", "shield", "shield-check", "signature", "star", "sun", "swap", "truck", "upload", "user", "users", "video", "wallet", "warning", "workflow"];

declare interface Identified {
    readonly id: string;
}

declare interface Identified_2 {
    readonly id: string;
}

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

declare interface KeptFile {
    readonly name: string;
    readonly mediaType: string;
    readonly bytes: Uint8Array;
}

declare interface KeptLog extends LogState {
    readonly entries: readonly AuditEntry[];
}

declare type LifecycleStage = (typeof lifecycleStages)[number];

declare const lifecycleStages: readonly ["initiated", "under_review", "approved", "compliant", "executed"];

export declare function LifecycleTracker({ stage: current, signOffs, orientation, notes, label, }: LifecycleTrackerProps): JSX.Element;

declare interface LifecycleTrackerProps {
    readonly stage: LifecycleStage;
    readonly signOffs: {
        readonly completed: number;
        readonly required: number;
    };
    readonly orientation?: 'auto' | 'vertical';
    readonly notes?: Partial<Readonly<Record<LifecycleStage, string>>>;
    readonly label?: string;
}

declare interface ListedDocument {
    readonly name: string;
    readonly uploadDate: string;
}

export declare const listParams: readonly ["scope", "cols", "density"];

export declare interface ListPlace {
    readonly key: string;
    readonly title: string;
    readonly params: readonly string[];
    readonly elsewhere: readonly string[];
    readonly builtIn?: (now: string) => readonly BuiltInView[];
}

export declare function ListTools<T>(props: ListToolsProps<T>): JSX.Element;

declare interface ListToolsProps<T> extends Pick<ExportListProps<T>, 'command' | 'rows' | 'columns' | 'name' | 'filters'> {
    readonly place: ListPlace;
    readonly view: ListView;
    readonly onView: ((view: ListView) => void) | undefined;
    readonly options: TableOptions<T>;
    readonly hasFile?: boolean;
}

declare type ListView = (typeof listViews)[number];

export declare const listViews: readonly ["cards", "table"];

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

declare type LogView = v.InferOutput<typeof logViewSchema>;

declare const logViewSchema: v.ArraySchema<v.ObjectSchema<{
    readonly from: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.SafeIntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly to: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.SafeIntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
}, undefined>, undefined>;

declare type MemoryReason = 'reference' | 'blocked' | 'full' | 'older-tab' | 'newer-tab' | 'unresponsive' | 'failed';

export declare const NoneOfOwn: ({ scope, noun }: NoneOfOwnProps) => JSX.Element;

declare interface NoneOfOwnProps extends CompanyScopeProps {
    readonly noun: string;
}

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

declare type PdfBlock = {
    readonly kind: 'heading' | 'paragraph' | 'note';
    readonly text: string;
} | {
    readonly kind: 'facts';
    readonly rows: readonly (readonly [label: string, value: string])[];
} | {
    readonly kind: 'space';
};

declare interface PdfContent {
    readonly title: string;
    readonly subtitle?: string | undefined;
    readonly blocks: readonly PdfBlock[];
    readonly footer: string;
}

declare const permissions: readonly ["look", "export", "audit", "own", "admin", "contract-drafting", "legal-review", "notarization", "documents", "document-review", "signing", "signature", "screening", "sign-off", "payment-sign-off", "transaction-moves", "milestones", "processes", "clients", "workspace"];

declare type PortalKey = (typeof portalKeys)[number];

declare const portalKeys: readonly ["admin", "client", "law_firm", "banking", "vendor", "regulator"];

declare interface Preferences extends Toggles {
    colourMode: ColourMode;
    savedViews?: readonly SavedView[];
    csvSeparator?: CsvSeparator;
}

declare interface PreviewedFile {
    readonly name: string;
    readonly mediaType: string;
    readonly bytes: Uint8Array<ArrayBuffer>;
}

export declare const PrintedRecord: ({ id, title, facts, tables }: PrintedRecordProps) => JSX.Element;

declare interface PrintedRecordProps {
    readonly id: string;
    readonly title: string;
    readonly facts: readonly (readonly [label: string, value: ReactNode])[];
    readonly tables: readonly PrintedTable[];
}

declare interface PrintedTable {
    readonly title: string;
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
    readonly empty: string;
}

declare interface Quarantined {
    readonly collection: string;
    readonly key: string;
    readonly value: unknown;
    readonly reasons: readonly string[];
    readonly at: string;
}

export declare function RecordLead({ figures, tags, lead, step, stated, onPart, }: RecordLeadProps): ReactNode;

declare interface RecordLeadProps {
    readonly figures?: readonly {
        readonly label: string;
        readonly value: ReactNode;
    }[];
    readonly tags?: ReactNode;
    readonly lead?: ReactNode;
    readonly step: RecordStep | undefined;
    readonly stated: ReactNode;
    readonly onPart?: ((part: string) => void) | undefined;
}

export declare const RecordNotFound: ({ noun, id, backLabel, onLeave }: RecordNotFoundProps) => JSX.Element;

declare interface RecordNotFoundProps {
    readonly noun: string;
    readonly id: string;
    readonly onLeave: () => void;
    readonly backLabel: string;
}

declare type RecordOf<C extends CollectionName> = v.InferOutput<(typeof collections)[C]['schema']>;

export declare interface RecordStep {
    readonly text: string;
    readonly by?: string | undefined;
    readonly tone?: Extract<Tone, 'danger'> | undefined;
    readonly blockers: readonly StepBlocker[];
}

export declare function RecordStepper({ noun, records, openId, onStep }: RecordStepperProps): JSX.Element;

declare interface RecordStepperProps {
    readonly noun: string;
    readonly records: readonly Identified[] | undefined;
    readonly openId: string;
    readonly onStep: (id: string) => void;
}

export declare const RecordView: <T>({ query, children, ...notFound }: RecordViewProps<T>) => JSX.Element;

declare interface RecordViewProps<T> extends RecordNotFoundProps {
    readonly query: DataViewQuery<T | null>;
    readonly children: (record: T) => ReactNode;
}

declare type RowSelection<T> = ReturnType<typeof useRowSelection<T>>;

declare interface SavedView {
    readonly id: string;
    readonly portal: string;
    readonly list: string;
    readonly name: string;
    readonly query: string;
    readonly isDefault: boolean;
}

declare interface Scope {
    readonly company: string | undefined;
    readonly isNarrowed: boolean;
    readonly show: (scope: 'own' | 'all') => void;
}

export declare function ScoreMeter({ score, band, label }: ScoreMeterProps): JSX.Element;

declare interface ScoreMeterProps {
    readonly score: number;
    readonly band: StatusView;
    readonly label: string;
}

export declare const ShowAllCompanies: ({ scope: { isNarrowed, show } }: CompanyScopeProps) => false | JSX.Element;

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

declare interface StatusView {
    readonly label: string;
    readonly tone: Tone;
    readonly icon: IconName;
}

export declare interface StepBlocker {
    readonly text: string;
    readonly part?: string | undefined;
    readonly record?: readonly [kind: string, id: string] | undefined;
}

declare interface Stored<T> {
    readonly record: T;
    readonly revision: number;
}

declare interface TableColumn<T> {
    readonly key: string;
    readonly title: string;
    readonly render: (row: T) => ReactNode;
    readonly align?: 'start' | 'end';
    readonly width?: string;
    readonly maxWidth?: string;
    readonly isSortable?: boolean;
    readonly isRowHeader?: boolean;
    readonly isExtra?: boolean;
}

declare const tableDensities: readonly ["auto", "comfortable", "compact"];

declare type TableDensity = (typeof tableDensities)[number];

export declare type TableOptions<T> = ReturnType<typeof useTableOptions<T>>;

declare type Tally = Readonly<v.InferOutput<typeof tallySchema>>;

declare const tallySchema: v.ObjectSchema<{
    readonly total: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly groups: v.RecordSchema<v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
}, undefined>;

declare type Toggles = typeof defaultToggles;

declare type Tone = (typeof tones)[number];

declare const tones: readonly ["success", "warning", "danger", "info", "neutral"];

declare interface Turn {
    readonly write: (changes: readonly Change[]) => Promise<WriteOutcome>;
    readonly replace: (contents?: WorkspaceContents, added?: readonly Change[], moment?: string) => Promise<WriteOutcome>;
    readonly stage: () => Promise<Staging>;
}

export declare function useHandOut(): {
    handOut: (make: () => FileToHandOut | Promise<FileToHandOut>, run?: () => Promise<{
        readonly status: string;
    }>) => Promise<void>;
    isMaking: boolean;
};

export declare function useLastOpen(openId: string): string | undefined;

export declare function useListMemory(place: ListPlace): boolean;

export declare function usePrintedTrail(collection: string, id: string): PrintedTable;

export declare function useQueue(records: readonly Identified_2[] | undefined, openId: string): readonly Identified_2[];

declare function useRowSelection<T>(rows: readonly T[], rowKey: (row: T) => string): {
    picked: T[];
    keys: ReadonlySet<string>;
    total: number;
    pick: (key: string, isPicked: boolean, isRange?: boolean) => void;
    pickAll: () => void;
    pickNone: () => void;
};

export declare function useTableOptions<T>(all: readonly TableColumn<T>[]): {
    all: readonly TableColumn<T>[];
    columns: readonly TableColumn<T>[];
    density: "auto" | "compact" | "comfortable";
    setDensity: (next: TableDensity) => void;
    setColumns: (keys: readonly string[]) => void;
};

declare type WorkspaceContents = {
    readonly [C in CollectionName]: readonly RecordOf<C>[];
};

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

declare interface WorkspaceStatus {
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
