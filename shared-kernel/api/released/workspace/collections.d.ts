import type * as v from 'valibot';
import type { IndexOrder } from './index-order';
import type { FieldMasks } from './mask-fields';
export interface CollectionSpec<T extends object> {
    readonly schema: v.GenericSchema<unknown, T>;
    readonly keyOf: (record: T) => string;
    readonly labelOf: (record: T) => string;
    readonly indexes: Readonly<Record<string, (record: T) => string | undefined>>;
    readonly groupsOf: (record: T) => readonly string[];
    readonly countedIndexes: readonly string[];
    readonly beginnings: readonly IndexOrder[];
    readonly latestWins: readonly (keyof T & string)[];
    readonly entangled: readonly (readonly (keyof T & string)[])[];
    readonly refusesLate?: (base: T, next: T | undefined, standing: T) => string | undefined;
    readonly following: (record: T) => T;
    readonly masked: FieldMasks;
    readonly isAudited: boolean;
    readonly isAppendOnly: boolean;
}
export declare const foldName: (name: string) => string;
export declare const collections: {
    readonly contracts: CollectionSpec<{
        id: string;
        title: string;
        type: "supply_agreement" | "drilling_rights" | "equipment_lease" | "service_contract" | "joint_venture";
        client: string;
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
        contactPerson: string;
        email: string;
        phone: string;
        website: string;
        industry: string;
        complianceScore: number;
        riskLevel: "medium" | "high" | "low";
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
                contactPerson: string;
                email: string;
                phone: string;
                website: string;
                industry: string;
                complianceScore: number;
                riskLevel: "medium" | "high" | "low";
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
        complianceScore: number;
        currentStage: "initiated" | "under_review" | "approved" | "compliant" | "executed";
        riskLevel: "medium" | "high" | "low";
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
                complianceScore: number;
                currentStage: "initiated" | "under_review" | "approved" | "compliant" | "executed";
                riskLevel: "medium" | "high" | "low";
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
        currency: "USD" | "JPY" | "EUR" | "GBP" | "NOK" | "AED" | "SGD" | "CNY" | "USDT";
        toCurrency?: "USD" | "JPY" | "EUR" | "GBP" | "NOK" | "AED" | "SGD" | "CNY" | "USDT" | undefined;
        status: "completed" | "failed" | "pending" | "processing" | "compliance_review";
        timestamp: string;
        counterparty: string;
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
                currency: "USD" | "JPY" | "EUR" | "GBP" | "NOK" | "AED" | "SGD" | "CNY" | "USDT";
                toCurrency?: "USD" | "JPY" | "EUR" | "GBP" | "NOK" | "AED" | "SGD" | "CNY" | "USDT" | undefined;
                status: "completed" | "failed" | "pending" | "processing" | "compliance_review";
                timestamp: string;
                counterparty: string;
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
                currency: "USD" | "JPY" | "EUR" | "GBP" | "NOK" | "AED" | "SGD" | "CNY" | "USDT";
                toCurrency?: "USD" | "JPY" | "EUR" | "GBP" | "NOK" | "AED" | "SGD" | "CNY" | "USDT" | undefined;
                status: "completed" | "failed" | "pending" | "processing" | "compliance_review";
                timestamp: string;
                counterparty: string;
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
        type: "fuel-transfer" | "trade-finance" | "compliance-audit";
        status: "active" | "completed";
        startDate: string;
        estimatedCompletion: string;
        priority: "medium" | "high" | "low" | "critical";
        value: number;
        currency: "USD" | "JPY" | "EUR" | "GBP" | "NOK" | "AED" | "SGD" | "CNY" | "USDT";
        currentMilestone: string;
        milestones: {
            id: string;
            name: string;
            kind?: "batch_received" | "dip_test" | "quality_inspection" | "lab_processing" | "lab_analysis_due" | "critical_deadline" | "control_dip_test" | "re_test" | "transport_prep" | "transport_authorised" | "delivery_start" | "delivery_complete" | "final_dip_test" | "settlement" | "documentation_filed" | "closed" | undefined;
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
                type: "fuel-transfer" | "trade-finance" | "compliance-audit";
                status: "active" | "completed";
                startDate: string;
                estimatedCompletion: string;
                priority: "medium" | "high" | "low" | "critical";
                value: number;
                currency: "USD" | "JPY" | "EUR" | "GBP" | "NOK" | "AED" | "SGD" | "CNY" | "USDT";
                currentMilestone: string;
                milestones: {
                    id: string;
                    name: string;
                    kind?: "batch_received" | "dip_test" | "quality_inspection" | "lab_processing" | "lab_analysis_due" | "critical_deadline" | "control_dip_test" | "re_test" | "transport_prep" | "transport_authorised" | "delivery_start" | "delivery_complete" | "final_dip_test" | "settlement" | "documentation_filed" | "closed" | undefined;
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
        category: "bank" | "client" | "system" | "financial" | "compliance" | "process";
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
        amount?: string | undefined;
        priority: "medium" | "high" | "low" | "critical";
        metadata?: {
            [x: string]: string;
        } | undefined;
    }> & {
        readonly indexes: {
            readonly timestamp: ({ timestamp }: {
                id: string;
                type: "success" | "warning" | "info" | "critical" | "urgent";
                category: "bank" | "client" | "system" | "financial" | "compliance" | "process";
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
                amount?: string | undefined;
                priority: "medium" | "high" | "low" | "critical";
                metadata?: {
                    [x: string]: string;
                } | undefined;
            }) => string;
            readonly unread: ({ isRead, timestamp }: {
                id: string;
                type: "success" | "warning" | "info" | "critical" | "urgent";
                category: "bank" | "client" | "system" | "financial" | "compliance" | "process";
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
                amount?: string | undefined;
                priority: "medium" | "high" | "low" | "critical";
                metadata?: {
                    [x: string]: string;
                } | undefined;
            }) => string | undefined;
            readonly starred: ({ isStarred, timestamp }: {
                id: string;
                type: "success" | "warning" | "info" | "critical" | "urgent";
                category: "bank" | "client" | "system" | "financial" | "compliance" | "process";
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
                amount?: string | undefined;
                priority: "medium" | "high" | "low" | "critical";
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
export type CollectionName = keyof typeof collections;
export type RecordOf<C extends CollectionName> = v.InferOutput<(typeof collections)[C]['schema']>;
export type IndexName<C extends CollectionName> = keyof (typeof collections)[C]['indexes'] & string;
export declare const collectionNames: CollectionName[];
export declare const keptNames: ("settings" | "contracts" | "clients" | "complianceRecords" | "transactions" | "processes" | "processAlerts" | "notifications" | "profiles" | "auditEntries" | "demoRequests" | "files")[];
export declare const replacedNames: ("settings" | "contracts" | "clients" | "complianceRecords" | "transactions" | "processes" | "processAlerts" | "notifications" | "profiles" | "auditEntries" | "demoRequests" | "files")[];
export declare const specOf: (name: CollectionName) => CollectionSpec<object>;
