import type { KeptLog } from '../source';
import { type Checkpoint } from './checkpoint';
import { type LogVerdict } from './verify-log';
export interface KeptLogVerdict {
    readonly verdict: LogVerdict;
    readonly checkpoints: {
        readonly count: number;
        readonly forged: number;
    };
    readonly last: Checkpoint | undefined;
}
interface VerifyKeptOptions {
    readonly publicKey?: string | undefined;
    readonly onProgress?: ((fraction: number) => void) | undefined;
}
export declare function verifyKeptLog({ entries, head }: KeptLog, checkpoints: readonly Checkpoint[], { publicKey: own, onProgress }?: VerifyKeptOptions): Promise<KeptLogVerdict>;
export {};
