import { type CollectionName } from '../collections';
interface Edit<T extends object> {
    readonly collection: CollectionName;
    readonly key: string;
    readonly from: T;
    readonly to: T;
    readonly current: T;
}
export declare function editedForm<T extends object>({ collection, key, from, to, current }: Edit<T>): T;
export declare function formOf<T extends object, K extends keyof T>(record: T, fields: readonly K[]): Pick<T, K>;
export declare const subjectOf: (collection: CollectionName, record: object) => {
    collection: "settings" | "contracts" | "clients" | "complianceRecords" | "transactions" | "processes" | "processAlerts" | "notifications" | "profiles" | "auditEntries" | "demoRequests" | "files";
    id: string;
    label: string;
};
export {};
