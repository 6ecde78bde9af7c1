import { portalLabel, type PortalKey } from '../domain/portal';
import type { Behaviour } from '../shell/behaviours';
import { auditChanges, conflictLines, linesOf, undoing, undoneLines } from './audit-log';
import { specOf } from './collections';
import type { AuditLine, Command, CommandContext } from './command';
import { CommandError } from './command-error';
import type { UndoResult } from './command-result';
import { createTransaction } from './command-transaction';
import {
  changesSettings,
  settingsChange,
  takenBack,
  writeWithSettings,
  type PreferencesPort,
  type SettingsChange,
} from './settings-change';
import {
  ReplacedError,
  StorageError,
  type Change,
  type Turn,
  type WorkspaceSource,
  type Written,
  type WriteConflict,
} from './source';

export interface RunOptions {
  readonly command: Command;
  readonly input: unknown;
  readonly source: WorkspaceSource;
  readonly behaviour: Behaviour;
  readonly portal: PortalKey | undefined;
  readonly preferences: PreferencesPort;
  /** The workspace's own time. */
  readonly now: () => Promise<Date>;
  readonly wallClock: () => Date;
  /** How often the workspace had been replaced when the command was given. */
  readonly epoch: number;
}

export interface Ran {
  readonly output: unknown;
  readonly undo: (() => Promise<UndoResult>) | undefined;
  readonly reread: readonly Change['collection'][];
}

function conflictMessage(conflicts: readonly WriteConflict[]): string {
  return conflicts.some(({ kind }) => kind === 'removed')
    ? 'Somebody else has removed the record meanwhile.'
    : 'Somebody else has changed the same fields meanwhile.';
}

const storageMessage: Record<StorageError['reason'], string> = {
  full: 'This browser’s storage is full. Nothing was changed.',
  blocked: 'This browser does not let Trustfold keep data. Nothing was changed.',
  failed: 'This browser’s storage failed. Nothing was changed.',
  busy: 'Another tab of Trustfold is busy writing. Nothing was changed. Try again, or close the other tab.',
};

/** Whatever went wrong, as a command's typed error. */
export function asCommandError(error: unknown): CommandError {
  if (error instanceof CommandError) return error;
  if (error instanceof ReplacedError) {
    const message = 'The whole workspace was replaced meanwhile. Nothing was changed.';
    return new CommandError('conflict', message, { cause: error });
  }
  if (error instanceof StorageError) {
    return new CommandError('storage', storageMessage[error.reason], { cause: error });
  }
  return new CommandError('unexpected', 'Something went wrong. Nothing was changed.', {
    cause: error,
  });
}

async function actorOf(source: WorkspaceSource, portal: PortalKey | undefined): Promise<string> {
  if (portal === undefined) return 'Visitor';
  const profile = await source.get('profiles', portal);
  return profile?.record.fullName ?? portalLabel[portal];
}

const contextOf = async (options: RunOptions): Promise<CommandContext> => ({
  portal: options.portal,
  actor: await actorOf(options.source, options.portal),
  now: await options.now(),
  wallClock: options.wallClock(),
});

async function labelOf(source: WorkspaceSource, { collection, key }: WriteConflict) {
  const stored = await source.get(collection, key);
  return stored ? specOf(collection).labelOf(stored.record) : key;
}

/** Leaves both values of a refused write in the audit log, so that neither is lost silently. */
async function recordConflict(options: RunOptions, { write }: Turn, error: CommandError) {
  const { command, source } = options;
  try {
    const labels = await Promise.all(error.conflicts.map((conflict) => labelOf(source, conflict)));
    const lines = conflictLines(error.conflicts, labels);
    await write(auditChanges(lines, command, await contextOf(options)));
  } catch {
    // The command has failed and says so; that the log could not be written as well adds nothing.
  }
}

/** Does work in a turn, whatever goes wrong becoming a typed error that the audit log knows of. */
async function inTurn<T>(options: RunOptions, work: (turn: Turn) => Promise<T>): Promise<T> {
  const { source, epoch } = options;
  try {
    return await source.inTurn(async (turn) => {
      try {
        return await work(turn);
      } catch (error) {
        const isConflict = error instanceof CommandError && error.conflicts.length > 0;
        if (isConflict) await recordConflict(options, turn, error);
        throw error;
      }
    }, epoch);
  } catch (error) {
    throw asCommandError(error);
  }
}

const conflictError = (conflicts: readonly WriteConflict[]): CommandError =>
  new CommandError('conflict', conflictMessage(conflicts), { conflicts });

interface Done {
  readonly changes: readonly Change[];
  readonly written: readonly Written[];
  readonly lines: readonly AuditLine[];
  readonly settings: SettingsChange;
}

function undoOf(options: RunOptions, { changes, written, lines, settings }: Done): Ran['undo'] {
  const { preferences, command } = options;
  if (!command.isUndoable || (changes.length === 0 && !changesSettings(settings))) return undefined;
  const backwards = changes.map(({ collection, key, base }, index): Change => {
    return { collection, key, base: written[index]?.stored, next: base?.record };
  });
  let isTaken = false;

  const takeBack = async ({ write }: Turn) => {
    if (isTaken) throw new CommandError('refused', 'It is taken back already.');
    isTaken = true;
    const audit = auditChanges(undoneLines(lines), undoing(command), await contextOf(options));
    const outcome = await writeWithSettings(preferences, takenBack(settings), () =>
      write([...backwards, ...audit]),
    );
    if (!outcome.ok) throw conflictError(outcome.conflicts);
  };

  return async () => {
    try {
      await inTurn(options, takeBack);
      return { status: 'done' };
    } catch (error) {
      return { status: 'failed', error: asCommandError(error) };
    }
  };
}

async function perform(options: RunOptions, turn: Turn): Promise<Ran> {
  const { source, behaviour, preferences } = options;
  const context = await contextOf(options);
  const before = preferences.read();
  const raises = behaviour === 'live';
  const { now } = context;
  const draft = createTransaction({ source, turn, now, preferences: before, raises });
  try {
    return await settleDraft(options, draft, context);
  } catch (error) {
    await draft.discard();
    throw error;
  }
}

async function settleDraft(
  options: RunOptions,
  draft: ReturnType<typeof createTransaction>,
  context: CommandContext,
): Promise<Ran> {
  const { command, input, preferences } = options;
  const before = preferences.read();
  const output = await command.apply(draft.transaction, input, context);
  const changes = await draft.changes();
  const settings = settingsChange(before, draft.preferences());

  const note = command.note?.(input, output);
  const lines =
    command.audit?.(input, output, context).map((line) => ({ note, ...line })) ??
    linesOf(changes.filter(draft.isAudited), note);
  const hasChanged = changes.length > 0 || changesSettings(settings);
  const audit = hasChanged || !command.isUndoable ? auditChanges(lines, command, context) : [];

  const all = [...changes, ...audit];
  const outcome = await writeWithSettings(preferences, settings, () => draft.write(all));
  if (!outcome.ok) throw conflictError(outcome.conflicts);
  const { written } = outcome;
  const undo = undoOf(options, { changes, written, lines, settings });
  return { output, undo, reread: draft.reread() };
}

/**
 * Runs a command whose input is valid and which exists here, in a turn of its own: all of it or
 * nothing. It rejects with a `CommandError` only.
 */
export const runCommand = (options: RunOptions): Promise<Ran> =>
  inTurn(options, (turn) => perform(options, turn));
