import type { CommandError } from './command-error';
export interface Availability {
    readonly state: 'available' | 'inert' | 'denied';
    readonly reason: string | undefined;
}
export type Undo = () => Promise<UndoResult>;
export type UndoResult = {
    readonly status: 'done';
} | {
    readonly status: 'failed';
    readonly error: CommandError;
};
export type CommandResult<O> = {
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
