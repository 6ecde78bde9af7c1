export interface FieldConflict {
    readonly field: string;
    readonly ours: unknown;
    readonly theirs: unknown;
}
export type Reconciled = {
    readonly ok: true;
    readonly record: object;
} | {
    readonly ok: false;
    readonly fields: readonly FieldConflict[];
};
interface ReconcileRules {
    readonly latestWins?: readonly string[];
    readonly entangled?: readonly (readonly string[])[];
}
export declare function reconcile(base: object, ours: object, theirs: object, { latestWins, entangled }?: ReconcileRules): Reconciled;
export {};
