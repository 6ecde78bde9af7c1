import type { QueryClient } from '@tanstack/react-query';
import type * as v from 'valibot';
import type { PortalKey } from '../domain/portal';
import type { Behaviour } from '../shell/behaviours';
import type { ToastRequest } from '../shell/toast';
import type { Command, CommandTerms } from './command';
import type { Availability, CommandResult } from './command-result';
import { type Belonging, type Standing } from './policy';
import { type Present } from './present';
import { type PreferencesPort } from './preference-change';
import type { WorkspaceSource } from './source';
export interface CommandSession {
    readonly portal: PortalKey | undefined;
    readonly preferences: PreferencesPort;
    readonly showToast?: ((toast: ToastRequest) => void) | undefined;
}
export interface WorkspaceOptions {
    readonly source: WorkspaceSource;
    readonly behaviour: Behaviour;
    readonly queryClient?: QueryClient;
    readonly now?: () => Date;
    readonly onChanged?: () => void;
}
export interface Workspace {
    readonly source: WorkspaceSource;
    readonly queryClient: QueryClient;
    readonly behaviour: Behaviour;
    readonly now: () => Date;
    readonly present: Present;
    availability(command: CommandTerms, standing: Standing, belonging?: Belonging): Availability;
    run<I extends v.GenericSchema, O>(command: Command<I, O>, input: v.InferInput<I>, session: CommandSession): Promise<CommandResult<O>>;
    close(): void;
}
export declare function createWorkspace({ source, behaviour, queryClient, now: clock, onChanged, }: WorkspaceOptions): Workspace;
