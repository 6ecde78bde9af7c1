import type { KnownEntry } from './verify-log';
export interface CheckpointStatement extends KnownEntry {
    readonly at: string;
}
export interface Checkpoint extends CheckpointStatement {
    readonly signature?: string | undefined;
    readonly publicKey?: string | undefined;
}
export type CheckpointState = 'signed' | 'unsigned' | 'forged' | 'unchecked';
export declare function makeSigningKey(): Promise<CryptoKeyPair | undefined>;
export declare const publicKeyOf: ({ publicKey }: CryptoKeyPair) => Promise<string | undefined>;
export declare function signCheckpoint(statement: CheckpointStatement, key: CryptoKeyPair | undefined): Promise<Checkpoint>;
export declare function checkpointState(checkpoint: Checkpoint): Promise<CheckpointState>;
