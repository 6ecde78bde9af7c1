import { toCommandError, CommandError } from './commands/command-error';
import type * as v from 'valibot';
import type { PortalKey } from '../domain/portal';
import { maxTimestamp } from '../domain/times';
import type { Behaviour } from '../shell/behaviours';
import type { ToastRequest } from '../shell/toast';
import type { Command } from './commands/command';
import type { AccessTerms } from './commands/command-terms';
import {
  getAvailability,
  getServerError,
  type Ownership,
  type PermissionContext,
} from './commands/policy';
import type { Availability, CommandResult, UndoFunction } from './commands/command-result';
import { parseInput } from './commands/parse-input';
import { createClock, type Clock } from '../shell/clock';
import { runCommand, type RunCommandOptions, type RunCommandResult } from './commands/run-command';
import { withOptimisticPreferences, type PreferencesStore } from './commands/preference-change';
import { queryKeys } from './database/query-cache';
import type { WorkspaceSource } from './database/source';

/** The portal in which commands run, with the user’s preferences and the toasts of the page. */
export interface CommandSession {
  readonly portal: PortalKey | undefined;
  readonly preferences: PreferencesStore;
  readonly showToast?: ((toast: ToastRequest) => void) | undefined;
  readonly showInvalidInput?: InvalidInputHandler | undefined;
}

/** Shows an `invalid` error at the fields of a form. If it returns false, a toast shows the error. */
export type InvalidInputHandler = (error: CommandError) => boolean;

/** Runs the commands of a workspace that is on a server. */
export interface CommandServer {
  /** The commands that the server supports, as `id@version`. */
  readonly served: () => Promise<ReadonlySet<string>>;
  /** Whether the workspace was filled with the sample when it was created. */
  readonly hasSample: () => Promise<boolean>;
  /** Runs a command. `given` is the input before validation. Rejects with a `CommandError`. */
  readonly run: (options: RunCommandOptions, given: unknown) => Promise<RunCommandResult>;
}

export interface WorkspaceOptions extends Pick<Workspace, 'source' | 'behaviour'> {
  readonly now?: () => Date;
  readonly onChanged?: (() => void) | undefined;
  readonly server?: CommandServer;
}

/** The data of a page: its records, its commands and the status of its storage. */
export interface Workspace {
  readonly source: WorkspaceSource;
  readonly behaviour: Behaviour;
  readonly now: () => Date;
  readonly clock: Clock;
  /** The server of the workspace; `undefined` if the workspace is in this browser. */
  readonly server: CommandServer | undefined;
  /**
   * Returns the workspace of a portal. This method is available only if the workspace is on a server, because the
   * server filters the records by portal.
   */
  ofPortal?(portal: PortalKey | undefined): Workspace;
  /** Whether a user can run a command. With `ownership`, the answer applies to a record with this owner. */
  availability(terms: AccessTerms, context: PermissionContext, ownership?: Ownership): Availability;
  /** Runs a command. Never throws. Across all tabs, only one command runs at a time. */
  run<I extends v.GenericSchema, O>(
    command: Command<I, O>,
    input: v.InferInput<I>,
    session: CommandSession,
  ): Promise<CommandResult<O>>;
  close(): void;
}

const failureTitle: Record<CommandError['kind'], string | undefined> = {
  denied: 'Not allowed',
  invalid: 'Not saved',
  missing: 'Not found',
  refused: 'Not possible',
  conflict: 'Not saved',
  storage: 'Not saved',
  cancelled: undefined,
  unexpected: 'Something went wrong',
};

function showFailure(error: CommandError, { showToast, showInvalidInput }: CommandSession): void {
  if (error.kind === 'invalid' && showInvalidInput?.(error) === true) return;
  const title = failureTitle[error.kind];
  if (title) showToast?.({ title, description: error.message, variant: 'destructive' });
}

function undoWithToast(undo: UndoFunction, session: CommandSession): () => void {
  return () => {
    void undo().then((result) => {
      if (result.status === 'failed') showFailure(result.error, session);
      else session.showToast?.({ title: 'Undone' });
    });
  };
}

function showSuccess(
  command: Command,
  input: unknown,
  { output, undo }: RunCommandResult,
  behaviour: Behaviour,
  session: CommandSession,
): void {
  if (behaviour === 'reference' && !command.isToastStated) return;
  const toast = command.toast?.(output, input);
  if (!toast) return;
  const action =
    undo && behaviour === 'live' ? { label: 'Undo', run: undoWithToast(undo, session) } : undefined;
  session.showToast?.({ ...toast, action });
}

/**
 * Whether a command has changed records. Without an `undo` function, a command counts as a change if it requires a
 * `Permission` and cannot be undone.
 */
const hasChanged = ({ isUndoable, permission }: Command, { undo }: RunCommandResult): boolean =>
  undo !== undefined || (typeof permission === 'object' && !isUndoable);

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

async function execute(
  { source, behaviour, now, server }: Pick<Workspace, 'source' | 'behaviour' | 'now' | 'server'>,
  command: Command,
  given: unknown,
  session: CommandSession,
): Promise<RunCommandResult> {
  const input = parseInput(command.input, given);
  const ran = await withOptimisticPreferences(
    session.preferences,
    command.shows?.(input),
    async (preferences) => {
      const epoch = server ? 0 : await source.epoch();
      if (command.delayMs > 0) await pause(command.delayMs);
      const { portal } = session;
      const options = { command, input, source, behaviour, portal, preferences, now, epoch };
      return server ? server.run(options, given) : runCommand(options);
    },
  );
  showSuccess(command, input, ran, behaviour, session);
  return ran;
}

/** Returns the commands that the server supports, or `undefined` if they are unknown. */
async function servedBy(
  { queryClient }: WorkspaceSource,
  server: CommandServer,
): Promise<ReadonlySet<string> | undefined> {
  const query = { queryKey: queryKeys.served, queryFn: server.served, retry: false } as const;
  return queryClient.query({ ...query, staleTime: 'static' }).catch(() => undefined);
}

export function createWorkspace({
  source,
  behaviour,
  now: real = () => new Date(),
  onChanged,
  server,
}: WorkspaceOptions): Workspace {
  // The current time is limited to the latest time that is valid in records.
  const now = () => new Date(Math.min(real().getTime(), maxTimestamp));
  const base = { source, behaviour, now, server };
  const clock = createClock(now);
  const stopRefreshing = source.subscribe(({ kind }) => {
    if (kind !== 'status') clock.refresh();
  });

  return {
    ...base,
    clock,
    availability: (terms, context, ownership) =>
      getAvailability(behaviour, terms, context, ownership),
    async run<I extends v.GenericSchema, O>(
      command: Command<I, O>,
      input: v.InferInput<I>,
      session: CommandSession,
    ): Promise<CommandResult<O>> {
      const context = { portal: session.portal, companies: [] };
      const { state, reason = '' } = getAvailability(behaviour, command, context);
      if (state === 'inert') return { status: 'inert', reason };
      const served = !server || command.inBrowser ? undefined : await servedBy(source, server);
      const refusal = getServerError(command, served);
      if (refusal !== undefined) return { status: 'inert', reason: refusal };
      try {
        if (state === 'denied') throw new CommandError('denied', reason);
        const ran = await execute(base, command, input, session);
        if (hasChanged(command, ran)) onChanged?.();
        return { status: 'done', output: ran.output as O, undo: ran.undo };
      } catch (caught) {
        const error = toCommandError(caught);
        const page: Partial<typeof globalThis> = globalThis;
        if (error.kind === 'unexpected') page.reportError?.(error.cause);
        showFailure(error, session);
        return { status: 'failed', error };
      }
    },
    close() {
      stopRefreshing();
      source.close();
    },
  };
}
