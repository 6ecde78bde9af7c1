import type { CommandContext, CommandToast, CommandTransaction } from '../command';
import type { Course } from '../transfer/course';
export interface Replacing extends Course {
    readonly withoutBackup?: boolean | undefined;
}
export interface Replaced {
    readonly note: string;
    readonly toast: CommandToast;
}
export declare function replaceByFile(transaction: CommandTransaction, { file, ...replacing }: Replacing & {
    readonly file: Blob;
}, context: CommandContext): Promise<Replaced>;
export declare function replaceBySample(transaction: CommandTransaction, replacing: Replacing, context: CommandContext): Promise<Replaced>;
export declare function replaceByBackup(transaction: CommandTransaction, { epoch, ...replacing }: Replacing & {
    readonly epoch: number;
}, context: CommandContext): Promise<Replaced>;
