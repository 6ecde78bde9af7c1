import * as v from 'valibot';
export declare const createContract: import("..").Command<v.ObjectSchema<{
    readonly type: v.PicklistSchema<readonly ["supply_agreement", "drilling_rights", "equipment_lease", "service_contract", "joint_venture"], undefined>;
    readonly title: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly client: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly value: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
}, undefined>, {
    id: string;
    title: string;
    type: "supply_agreement" | "drilling_rights" | "equipment_lease" | "service_contract" | "joint_venture";
    client: string;
    value: string;
    status: "draft" | "pending_review" | "legal_approved" | "signed" | "user_waived";
    createdDate: string;
    lastModified: string;
    legalReview: "required" | "pending" | "completed" | "waived";
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
        status: "pending" | "completed" | "not_required" | "scheduled";
        notaryName?: string | undefined;
        scheduledDate?: string | undefined;
        completedDate?: string | undefined;
        videoRecordingId?: string | undefined;
    };
    complianceFlags: string[];
}>;
export declare const waiveLegalReview: import("..").Command<v.ObjectSchema<{
    readonly accepted: v.BooleanSchema<undefined>;
    readonly type: v.PicklistSchema<readonly ["supply_agreement", "drilling_rights", "equipment_lease", "service_contract", "joint_venture"], undefined>;
    readonly title: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly client: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly value: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
}, undefined>, {
    id: string;
    title: string;
    type: "supply_agreement" | "drilling_rights" | "equipment_lease" | "service_contract" | "joint_venture";
    client: string;
    value: string;
    status: "draft" | "pending_review" | "legal_approved" | "signed" | "user_waived";
    createdDate: string;
    lastModified: string;
    legalReview: "required" | "pending" | "completed" | "waived";
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
        status: "pending" | "completed" | "not_required" | "scheduled";
        notaryName?: string | undefined;
        scheduledDate?: string | undefined;
        completedDate?: string | undefined;
        videoRecordingId?: string | undefined;
    };
    complianceFlags: string[];
}>;
export declare const editContract: import("..").Command<v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>;
    readonly from: Omit<v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.RegexAction<string, undefined>]>;
        readonly title: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly type: v.PicklistSchema<readonly ["supply_agreement", "drilling_rights", "equipment_lease", "service_contract", "joint_venture"], undefined>;
        readonly client: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly value: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly status: v.PicklistSchema<readonly ["draft", "pending_review", "legal_approved", "signed", "user_waived"], undefined>;
        readonly createdDate: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, string>]>;
        readonly lastModified: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, string>]>;
        readonly legalReview: v.PicklistSchema<readonly ["required", "completed", "pending", "waived"], undefined>;
        readonly signatories: v.ArraySchema<v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly role: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly status: v.PicklistSchema<readonly ["signed", "pending", "declined"], undefined>;
            readonly signedDate: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, string>]>, undefined>;
        }, undefined>, undefined>;
        readonly documents: v.ArraySchema<v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly type: v.PicklistSchema<readonly ["main_contract", "exhibit", "amendment"], undefined>;
            readonly size: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly uploadDate: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, string>]>;
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
    }, undefined>, "entries" | "~types" | "~run" | "~standard"> & {
        readonly entries: Pick<{
            readonly id: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.RegexAction<string, undefined>]>;
            readonly title: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly type: v.PicklistSchema<readonly ["supply_agreement", "drilling_rights", "equipment_lease", "service_contract", "joint_venture"], undefined>;
            readonly client: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly value: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly status: v.PicklistSchema<readonly ["draft", "pending_review", "legal_approved", "signed", "user_waived"], undefined>;
            readonly createdDate: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, string>]>;
            readonly lastModified: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, string>]>;
            readonly legalReview: v.PicklistSchema<readonly ["required", "completed", "pending", "waived"], undefined>;
            readonly signatories: v.ArraySchema<v.ObjectSchema<{
                readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
                readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
                readonly role: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
                readonly email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
                readonly status: v.PicklistSchema<readonly ["signed", "pending", "declined"], undefined>;
                readonly signedDate: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, string>]>, undefined>;
            }, undefined>, undefined>;
            readonly documents: v.ArraySchema<v.ObjectSchema<{
                readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
                readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
                readonly type: v.PicklistSchema<readonly ["main_contract", "exhibit", "amendment"], undefined>;
                readonly size: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
                readonly uploadDate: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, string>]>;
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
        }, "value" | "title" | "type" | "client">;
        readonly "~standard": v.StandardProps<{
            value: string;
            title: string;
            type: "supply_agreement" | "drilling_rights" | "equipment_lease" | "service_contract" | "joint_venture";
            client: string;
        }, {
            value: string;
            title: string;
            type: "supply_agreement" | "drilling_rights" | "equipment_lease" | "service_contract" | "joint_venture";
            client: string;
        }>;
        readonly "~run": (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<{
            value: string;
            title: string;
            type: "supply_agreement" | "drilling_rights" | "equipment_lease" | "service_contract" | "joint_venture";
            client: string;
        }, v.PicklistIssue | v.StringIssue | v.ObjectIssue | v.MaxLengthIssue<string, number>>;
        readonly "~types"?: {
            readonly input: {
                value: string;
                title: string;
                type: "supply_agreement" | "drilling_rights" | "equipment_lease" | "service_contract" | "joint_venture";
                client: string;
            };
            readonly output: {
                value: string;
                title: string;
                type: "supply_agreement" | "drilling_rights" | "equipment_lease" | "service_contract" | "joint_venture";
                client: string;
            };
            readonly issue: v.PicklistIssue | v.StringIssue | v.ObjectIssue | v.MaxLengthIssue<string, number>;
        } | undefined;
    };
    readonly to: v.ObjectSchema<{
        readonly type: v.PicklistSchema<readonly ["supply_agreement", "drilling_rights", "equipment_lease", "service_contract", "joint_venture"], undefined>;
        readonly title: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly client: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly value: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    }, undefined>;
}, undefined>, {
    id: string;
    title: string;
    type: "supply_agreement" | "drilling_rights" | "equipment_lease" | "service_contract" | "joint_venture";
    client: string;
    value: string;
    status: "draft" | "pending_review" | "legal_approved" | "signed" | "user_waived";
    createdDate: string;
    lastModified: string;
    legalReview: "required" | "pending" | "completed" | "waived";
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
        status: "pending" | "completed" | "not_required" | "scheduled";
        notaryName?: string | undefined;
        scheduledDate?: string | undefined;
        completedDate?: string | undefined;
        videoRecordingId?: string | undefined;
    };
    complianceFlags: string[];
}>;
export declare const moveContract: import("..").Command<v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>;
    readonly status: v.PicklistSchema<readonly ["draft", "pending_review", "legal_approved", "signed", "user_waived"], undefined>;
}, undefined>, {
    id: string;
    title: string;
    type: "supply_agreement" | "drilling_rights" | "equipment_lease" | "service_contract" | "joint_venture";
    client: string;
    value: string;
    status: "draft" | "pending_review" | "legal_approved" | "signed" | "user_waived";
    createdDate: string;
    lastModified: string;
    legalReview: "required" | "pending" | "completed" | "waived";
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
        status: "pending" | "completed" | "not_required" | "scheduled";
        notaryName?: string | undefined;
        scheduledDate?: string | undefined;
        completedDate?: string | undefined;
        videoRecordingId?: string | undefined;
    };
    complianceFlags: string[];
}>;
export declare const sendEnvelope: import("..").Command<v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>;
    readonly signatories: v.OptionalSchema<v.ArraySchema<v.ObjectSchema<{
        readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, string>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly role: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, string>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly email: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.EmailAction<string, "Invalid email address">]>;
    }, undefined>, undefined>, readonly []>;
}, undefined>, {
    id: string;
    title: string;
    type: "supply_agreement" | "drilling_rights" | "equipment_lease" | "service_contract" | "joint_venture";
    client: string;
    value: string;
    status: "draft" | "pending_review" | "legal_approved" | "signed" | "user_waived";
    createdDate: string;
    lastModified: string;
    legalReview: "required" | "pending" | "completed" | "waived";
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
        status: "pending" | "completed" | "not_required" | "scheduled";
        notaryName?: string | undefined;
        scheduledDate?: string | undefined;
        completedDate?: string | undefined;
        videoRecordingId?: string | undefined;
    };
    complianceFlags: string[];
}>;
export declare const signNext: import("..").Command<v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>;
    readonly signatoryId: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>;
}, undefined>, {
    id: string;
    title: string;
    type: "supply_agreement" | "drilling_rights" | "equipment_lease" | "service_contract" | "joint_venture";
    client: string;
    value: string;
    status: "draft" | "pending_review" | "legal_approved" | "signed" | "user_waived";
    createdDate: string;
    lastModified: string;
    legalReview: "required" | "pending" | "completed" | "waived";
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
        status: "pending" | "completed" | "not_required" | "scheduled";
        notaryName?: string | undefined;
        scheduledDate?: string | undefined;
        completedDate?: string | undefined;
        videoRecordingId?: string | undefined;
    };
    complianceFlags: string[];
}>;
export declare const declineSignature: import("..").Command<v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>;
    readonly signatoryId: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>;
    readonly reason: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, "">;
}, undefined>, {
    id: string;
    title: string;
    type: "supply_agreement" | "drilling_rights" | "equipment_lease" | "service_contract" | "joint_venture";
    client: string;
    value: string;
    status: "draft" | "pending_review" | "legal_approved" | "signed" | "user_waived";
    createdDate: string;
    lastModified: string;
    legalReview: "required" | "pending" | "completed" | "waived";
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
        status: "pending" | "completed" | "not_required" | "scheduled";
        notaryName?: string | undefined;
        scheduledDate?: string | undefined;
        completedDate?: string | undefined;
        videoRecordingId?: string | undefined;
    };
    complianceFlags: string[];
}>;
export declare const attachContractDocument: import("..").Command<v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>;
    readonly type: v.PicklistSchema<readonly ["main_contract", "exhibit", "amendment"], undefined>;
    readonly file: v.ObjectSchema<{
        readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly bytes: v.CustomSchema<Uint8Array<ArrayBufferLike>, v.ErrorMessage<v.CustomIssue> | undefined>;
    }, undefined>;
}, undefined>, {
    id: string;
    name: string;
    type: "main_contract" | "exhibit" | "amendment";
    size: string;
    uploadDate: string;
}>;
export declare const scheduleNotarization: import("..").Command<v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>;
    readonly scheduledDate: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>;
    readonly notaryName: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, string>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
}, undefined>, {
    id: string;
    title: string;
    type: "supply_agreement" | "drilling_rights" | "equipment_lease" | "service_contract" | "joint_venture";
    client: string;
    value: string;
    status: "draft" | "pending_review" | "legal_approved" | "signed" | "user_waived";
    createdDate: string;
    lastModified: string;
    legalReview: "required" | "pending" | "completed" | "waived";
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
        status: "pending" | "completed" | "not_required" | "scheduled";
        notaryName?: string | undefined;
        scheduledDate?: string | undefined;
        completedDate?: string | undefined;
        videoRecordingId?: string | undefined;
    };
    complianceFlags: string[];
}>;
