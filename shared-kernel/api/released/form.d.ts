import { Control } from 'react-hook-form';
import { DefaultValues } from 'react-hook-form';
import type { FieldPath } from 'react-hook-form';
import { FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { JSX } from 'react';
import { Path } from 'react-hook-form';
import { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';

export declare function CheckboxField<Values extends FieldValues, Output = Values>(props: FieldProps<Values, Output>): JSX.Element;

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

declare class CommandError extends Error {
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

export { Control }

export declare function DateField<Values extends FieldValues, Output = Values>(props: DateFieldProps<Values, Output>): JSX.Element;

declare interface DateFieldProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
    readonly withTime?: boolean;
    readonly min?: string;
    readonly max?: string;
}

declare interface Draft extends Required<Omit<GivenDraft, 'saved'>> {
    readonly saved: SavedDraft | undefined;
}

declare type FieldMasks = Readonly<Record<string, (value: string) => string>>;

declare interface FieldProps<Values extends FieldValues, Output> {
    readonly name: FieldPath<Values>;
    readonly control: Control<Values, unknown, Output>;
    readonly label: ReactNode;
    readonly hint?: ReactNode;
    readonly required?: boolean;
    readonly disabled?: boolean;
}

export declare function FileField<Values extends FieldValues, Output = Values>({ accept, ...props }: FileFieldProps<Values, Output>): JSX.Element;

declare interface FileFieldProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
    readonly accept?: string;
}

export declare function Form<Input extends FieldValues, Output>({ form, onSubmit, children, draft, id, label, isGuarded, }: FormProps<Input, Output>): JSX.Element;

export declare function FormActions({ children }: FormActionsProps): JSX.Element;

declare interface FormActionsProps {
    readonly children: ReactNode;
}

export declare function FormGrid({ children }: FormGridProps): JSX.Element;

declare interface FormGridProps {
    readonly children: ReactNode;
}

declare interface FormProps<Input extends FieldValues, Output> {
    readonly form: ValidatedForm<Input, Output>;
    readonly onSubmit: (output: Output) => unknown;
    readonly children: ReactNode;
    readonly draft?: GivenDraft;
    readonly id?: string;
    readonly label?: string;
    readonly isGuarded?: boolean;
}

declare interface GivenDraft {
    readonly isRestored: boolean;
    readonly isOvertaken: boolean;
    readonly forget: (record?: SavedDraft['record']) => void;
    readonly saved?: SavedDraft | undefined;
    readonly saveOnce?: (save: () => unknown) => Promise<boolean>;
    readonly discard?: () => void;
    readonly renew?: () => void;
}

declare interface IndexOrder {
    readonly index: string;
    readonly descending: boolean;
}

export declare function NumberField<Values extends FieldValues, Output = Values>(props: NumberFieldProps<Values, Output>): JSX.Element;

declare interface NumberFieldProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
    readonly min?: number;
    readonly max?: number;
    readonly step?: number;
    readonly prefix?: ReactNode;
    readonly suffix?: ReactNode;
    readonly placeholder?: string;
}

declare type SavedDraft = v.InferOutput<typeof savedSchema>;

declare const savedSchema: v.ObjectSchema<{
    readonly id: v.StringSchema<undefined>;
    readonly record: v.OptionalSchema<v.ObjectSchema<{
        readonly kind: v.StringSchema<undefined>;
        readonly id: v.StringSchema<undefined>;
    }, undefined>, undefined>;
}, undefined>;

export declare function SelectField<Values extends FieldValues, Output = Values>(props: SelectFieldProps<Values, Output>): JSX.Element;

declare interface SelectFieldProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
    readonly options: readonly {
        readonly value: string;
        readonly label: ReactNode;
    }[];
    readonly placeholder?: string;
    readonly searchable?: boolean;
    readonly clearable?: boolean;
    readonly multiple?: boolean;
}

declare type ShowInvalid = (error: CommandError) => boolean;

export declare function showInvalidIn<Input extends FieldValues, Output>(form: ValidatedForm<Input, Output>, otherwise?: Path<Input>): (error: Pick<CommandError, 'message' | 'issues'>) => boolean;

export declare function TextAreaField<Values extends FieldValues, Output = Values>(props: TextAreaFieldProps<Values, Output>): JSX.Element;

declare interface TextAreaFieldProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
    readonly placeholder?: string;
    readonly rows?: number;
    readonly maxLength?: number;
}

export declare function TextField<Values extends FieldValues, Output = Values>(props: TextFieldProps<Values, Output>): JSX.Element;

declare interface TextFieldProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
    readonly type?: 'text' | 'email' | 'password' | 'tel' | 'url';
    readonly autoComplete?: HTMLInputAutoCompleteAttribute;
    readonly placeholder?: string;
    readonly prefix?: ReactNode;
    readonly suffix?: ReactNode;
    readonly spellCheck?: boolean;
    readonly autoFocus?: boolean;
    readonly suggestions?: readonly string[] | undefined;
}

declare type Undo = () => Promise<UndoResult>;

declare type UndoResult = {
    readonly status: 'done';
} | {
    readonly status: 'failed';
    readonly error: CommandError;
};

declare interface Upload<Type extends string> {
    readonly type: Type;
    readonly file: {
        readonly name: string;
        readonly bytes: Uint8Array<ArrayBuffer>;
    };
}

export declare function UploadForm<Type extends string>({ typeLabel, types, initialType, isPending, onUpload, onUploaded, onCancel, }: UploadFormProps<Type>): JSX.Element;

declare interface UploadFormProps<Type extends string> {
    readonly typeLabel: string;
    readonly types: readonly {
        readonly value: Type;
        readonly label: string;
    }[];
    readonly initialType: Type;
    readonly isPending: boolean;
    readonly onUpload: (upload: Upload<Type>, showInvalid: ShowInvalid) => Promise<CommandResult<unknown>>;
    readonly onUploaded: () => void;
    readonly onCancel: () => void;
}

export declare function useDraft<Input extends FieldValues, Output>(form: ValidatedForm<Input, Output>, schema: GenericSchema<Input, Output>, name: string): Draft;

export { useFieldArray }

export declare function useUnloadWarning(isNeeded: boolean): void;

export declare function useValidatedForm<Input extends FieldValues, Output>(schema: GenericSchema<Input, Output>, { defaultValues, values }: ValidatedFormOptions<Input>): ValidatedForm<Input, Output>;

export { useWatch }

declare type ValidatedForm<Input extends FieldValues, Output = Input> = UseFormReturn<Input, unknown, Output>;

declare interface ValidatedFormOptions<Input extends FieldValues> {
    readonly defaultValues: DefaultValues<Input>;
    readonly values?: Input;
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

export { }
