import { getPersonId, portalLabel, type PortalKey } from '../../domain/portal';
import { ownCompany, listOwnCompanyNames } from '../../domain/own-company';
import type { Behaviour } from '../../shell/behaviours';
import { toCommandError, createConflictError, CommandError } from './command-error';
import {
  createAuditEntries,
  createAuditLines,
  createUndoAction,
  invertAuditLines,
} from './audit-entries';
import { createUndoChanges } from './undo-changes';
import type { AuditLine, Command, CommandContext } from './command';
import type { UndoResult } from './command-result';
import { createTransaction } from './command-transaction';
import { getDenialReason, isLimitedToOwnRecords } from './policy';
import {
  invertPreferenceChange,
  writeWithPreferences,
  type PreferencesStore,
  type PreferenceChange,
} from './preference-change';
import {
  findCompanyPortal,
  createOwnershipFinder,
  createScopedSource,
} from '../scope/scoped-source';
import type {
  Change,
  WorkspaceWriter,
  WorkspaceSource,
  WriteOutcome,
  WrittenRecord,
} from '../database/source';

export interface RunCommandOptions {
  readonly command: Command;
  readonly input: unknown;
  readonly source: WorkspaceSource;
  readonly behaviour: Behaviour;
  readonly portal: PortalKey | undefined;
  readonly person?: { readonly id: string; readonly name: string } | undefined;
  readonly preferences: PreferencesStore;
  readonly now: () => Date;
  /** How many times the workspace had been replaced when the command started. */
  readonly epoch: number;
}

export interface RunCommandResult {
  readonly output: unknown;
  readonly undo: (() => Promise<UndoResult>) | undefined;
}

type Actor = Pick<CommandContext, 'portal' | 'actor' | 'personId'>;

async function actorOf({ source, portal, person }: RunCommandOptions): Promise<Actor> {
  if (portal === undefined) return { portal, actor: 'Visitor', personId: undefined };
  if (person) return { portal, actor: person.name, personId: person.id };
  const profile = (await source.get('profiles', portal))?.record;
  const personId = getPersonId({ by: portal, personId: profile?.personId });
  return { portal, actor: profile?.fullName ?? portalLabel[portal], personId };
}

async function contextOf(options: RunCommandOptions): Promise<CommandContext> {
  const { actor } = options.command;
  const named =
    actor === undefined
      ? await actorOf(options)
      : { portal: undefined, actor, personId: undefined };
  return { ...named, now: options.now() };
}

async function withWriteLock<T>(
  { source, epoch }: RunCommandOptions,
  work: (writer: WorkspaceWriter) => Promise<T>,
): Promise<T> {
  try {
    return await source.withWriteLock(work, epoch);
  } catch (error) {
    throw toCommandError(error);
  }
}

interface Done {
  readonly changes: readonly Change[];
  readonly written: readonly WrittenRecord[];
  readonly lines: readonly AuditLine[];
  readonly settings: PreferenceChange | undefined;
}

const writeWith = (
  preferences: PreferencesStore,
  settings: PreferenceChange | undefined,
  write: () => Promise<WriteOutcome>,
) => (settings ? writeWithPreferences(preferences, settings, write) : write());

function undoOf(
  options: RunCommandOptions,
  { changes, written, lines, settings }: Done,
): RunCommandResult['undo'] {
  const { preferences, command } = options;
  if (!command.isUndoable || (changes.length === 0 && !settings)) return undefined;
  const backwards = changes.map(({ collection, key, base }, index): Change => {
    return { collection, key, base: written[index]?.stored, next: base?.record };
  });
  let isTaken = false;

  const takeBack = async ({ write }: WorkspaceWriter) => {
    if (isTaken) throw new CommandError('refused', 'This change has already been undone.');
    isTaken = true;
    const audit = createAuditEntries(
      invertAuditLines(lines),
      createUndoAction(command),
      await contextOf(options),
    );
    const undone = await createUndoChanges(options.source, backwards);
    const outcome = await writeWith(preferences, settings && invertPreferenceChange(settings), () =>
      write([...undone, ...audit]),
    );
    if (!outcome.ok) throw createConflictError(outcome.conflicts);
  };

  return async () => {
    try {
      await withWriteLock(options, takeBack);
      return { status: 'done' };
    } catch (error) {
      return { status: 'failed', error: toCommandError(error) };
    }
  };
}

async function perform(
  options: RunCommandOptions,
  writer: WorkspaceWriter,
): Promise<RunCommandResult> {
  const { source, behaviour, preferences } = options;
  const context = await contextOf(options);
  const before = preferences.read();
  const raises = behaviour === 'live';
  const reads = readsOf(options);
  const draft = createTransaction({ source, reads, writer, context, preferences: before, raises });
  return settleDraft(options, draft, context);
}

/**
 * Returns the source from which a command reads. In a company’s portal, commands that change no records see only
 * records of that company.
 */
function readsOf({ command, source, behaviour, portal }: RunCommandOptions): WorkspaceSource {
  const own = command.actor === undefined ? findCompanyPortal(behaviour, portal) : undefined;
  return own && typeof command.permission === 'string' ? createScopedSource(source, own) : source;
}

/**
 * Collections that commands change as a side effect, such as notifications. Their records may belong to other users.
 */
const consequences: readonly string[] = ['cases', 'notifications', 'processAlerts'];

async function refuseForeignChanges(
  { command, source, behaviour, portal }: RunCommandOptions,
  changes: readonly Change[],
): Promise<void> {
  const own = command.actor === undefined ? findCompanyPortal(behaviour, portal) : undefined;
  if (!own || typeof command.permission === 'string') return;
  const { ownOf } = createOwnershipFinder(source, own);
  for (const { collection, base } of changes) {
    if (!base || consequences.includes(collection)) continue;
    if ((await ownOf(collection, [base.record])).length > 0) continue;
    throw new CommandError('denied', 'This record belongs to another company.');
  }
}

const ownNames = async (source: WorkspaceSource) =>
  listOwnCompanyNames((await source.get('clients', ownCompany.id))?.record);

async function refuseForeign(
  { command, input, source, behaviour, portal }: RunCommandOptions,
  { transaction }: ReturnType<typeof createTransaction>,
): Promise<void> {
  const { permission } = command;
  const isOwnOnly = permission === 'own' || isLimitedToOwnRecords(permission, portal);
  if (behaviour === 'reference' || !isOwnOnly) return;
  const companies = portal === 'client' ? await ownNames(source) : [];
  const ownerships = (await command.ownerships?.(transaction, input)) ?? [];
  const isUntold = ownerships.length === 0 && permission !== 'own';
  for (const ownership of isUntold ? [{}] : ownerships) {
    const denial = getDenialReason(permission, { portal, companies }, ownership);
    if (denial !== undefined) throw new CommandError('denied', denial);
  }
}

async function settleDraft(
  options: RunCommandOptions,
  draft: ReturnType<typeof createTransaction>,
  context: CommandContext,
): Promise<RunCommandResult> {
  const { command, input, preferences } = options;
  await refuseForeign(options, draft);
  const output = await command.apply(draft.transaction, input, context);
  const changes = await draft.changes();
  await refuseForeignChanges(options, changes);
  const settings = draft.settings();

  const note = command.note?.(input, output, context);
  let lines =
    command.audit?.(input, output, context).map((line) => ({ note, ...line })) ??
    createAuditLines(changes.filter(draft.isAudited), note);
  // Changes of notifications and client ids are logged only if the command changes nothing else.
  if (lines.length === 0) lines = createAuditLines(changes, note);
  const hasChanged = changes.length > 0 || settings !== undefined;
  const audit =
    hasChanged || !command.isUndoable ? createAuditEntries(lines, command, context) : [];

  const all = [...changes, ...audit];
  const outcome = await writeWith(preferences, settings, () => draft.write(all));
  if (!outcome.ok) throw createConflictError(outcome.conflicts);
  const { written } = outcome;
  const undo = undoOf(options, { changes, written, lines, settings });
  return { output, undo };
}

/**
 * Runs a command with validated input under the write lock. All changes are written or none. Every error is a
 * `CommandError`.
 */
export const runCommand = (options: RunCommandOptions): Promise<RunCommandResult> =>
  withWriteLock(options, (writer) => perform(options, writer));
