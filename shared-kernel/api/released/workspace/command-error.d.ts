import type { WriteConflict } from './source';
export declare const commandErrorKinds: readonly ["denied", "invalid", "missing", "refused", "conflict", "storage", "cancelled", "unexpected"];
export type CommandErrorKind = (typeof commandErrorKinds)[number];
export interface CommandIssue {
    readonly field: string;
    readonly message: string;
}
interface CommandErrorDetails extends ErrorOptions {
    readonly issues?: readonly CommandIssue[];
    readonly conflicts?: readonly WriteConflict[];
}
export declare class CommandError extends Error {
    readonly kind: CommandErrorKind;
    readonly name = "CommandError";
    readonly issues: readonly CommandIssue[];
    readonly conflicts: readonly WriteConflict[];
    constructor(kind: CommandErrorKind, message: string, { issues, conflicts, ...options }?: CommandErrorDetails);
}
export declare function refuse(message: string): never;
export {};
