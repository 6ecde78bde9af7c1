import { personIdOf, portalLabel, type PortalKey } from '../../domain/portal';
import { ownCompany, ownCompanyNames } from '../../domain/own-company';
import type { Behaviour } from '../../shell/behaviours';
import { asCommandError, conflictError, CommandError } from './command-error';
import { auditChanges, auditLinesOf, undoActionOf, undoneLines } from './audit-log';
import { undoChanges } from './undo-changes';
import type { AuditLine, Command, CommandContext } from './command';
import type { UndoResult } from './command-result';
import { createTransaction } from './command-transaction';
import { denialOf, isLimitedToOwnRecords } from './policy';
import {
  invertChange,
  writeWithPreferences,
  type PreferencesPort,
  type PreferenceChange,
} from './preference-change';
import { companyPortal, createOwnership, createScopedSource } from '../scope/scoped-source';
import type { Change, Writer, WorkspaceSource, WriteOutcome, Written } from '../database/source';

export interface RunOptions {
  readonly command: Command;
  readonly input: unknown;
  readonly source: WorkspaceSource;
  readonly behaviour: Behaviour;
  readonly portal: PortalKey | undefined;
  readonly person?: { readonly id: string; readonly name: string } | undefined;
  readonly preferences: PreferencesPort;
  readonly now: () => Date;
  /** How often the workspace had been replaced when the command started. */
  readonly epoch: number;
}

export interface RunResult {
  readonly output: unknown;
  readonly undo: (() => Promise<UndoResult>) | undefined;
}

type Actor = Pick<CommandContext, 'portal' | 'actor' | 'personId'>;

async function actorOf({ source, portal, person }: RunOptions): Promise<Actor> {
  if (portal === undefined) return { portal, actor: 'Visitor', personId: undefined };
  if (person) return { portal, actor: person.name, personId: person.id };
  const profile = (await source.get('profiles', portal))?.record;
  const personId = personIdOf({ by: portal, personId: profile?.personId });
  return { portal, actor: profile?.fullName ?? portalLabel[portal], personId };
}

async function contextOf(options: RunOptions): Promise<CommandContext> {
  const { actor } = options.command;
  const named =
    actor === undefined
      ? await actorOf(options)
      : { portal: undefined, actor, personId: undefined };
  return { ...named, now: options.now() };
}

async function withWriteLock<T>(
  { source, epoch }: RunOptions,
  work: (writer: Writer) => Promise<T>,
): Promise<T> {
  try {
    return await source.withWriteLock(work, epoch);
  } catch (error) {
    throw asCommandError(error);
  }
}

interface Done {
  readonly changes: readonly Change[];
  readonly written: readonly Written[];
  readonly lines: readonly AuditLine[];
  readonly settings: PreferenceChange | undefined;
}

const writeWith = (
  preferences: PreferencesPort,
  settings: PreferenceChange | undefined,
  write: () => Promise<WriteOutcome>,
) => (settings ? writeWithPreferences(preferences, settings, write) : write());

function undoOf(
  options: RunOptions,
  { changes, written, lines, settings }: Done,
): RunResult['undo'] {
  const { preferences, command } = options;
  if (!command.isUndoable || (changes.length === 0 && !settings)) return undefined;
  const backwards = changes.map(({ collection, key, base }, index): Change => {
    return { collection, key, base: written[index]?.stored, next: base?.record };
  });
  let isTaken = false;

  const takeBack = async ({ write }: Writer) => {
    if (isTaken) throw new CommandError('refused', 'This change has already been undone.');
    isTaken = true;
    const audit = auditChanges(undoneLines(lines), undoActionOf(command), await contextOf(options));
    const undone = await undoChanges(options.source, backwards);
    const outcome = await writeWith(preferences, settings && invertChange(settings), () =>
      write([...undone, ...audit]),
    );
    if (!outcome.ok) throw conflictError(outcome.conflicts);
  };

  return async () => {
    try {
      await withWriteLock(options, takeBack);
      return { status: 'done' };
    } catch (error) {
      return { status: 'failed', error: asCommandError(error) };
    }
  };
}

async function perform(options: RunOptions, writer: Writer): Promise<RunResult> {
  const { source, behaviour, preferences } = options;
  const context = await contextOf(options);
  const before = preferences.read();
  const raises = behaviour === 'live';
  const reads = readsOf(options);
  const draft = createTransaction({ source, reads, writer, context, preferences: before, raises });
  return settleDraft(options, draft, context);
}

/**
 * Returns the source for the reads of a command. In a company’s portal, commands that change no records read only
 * records that the company may see.
 */
function readsOf({ command, source, behaviour, portal }: RunOptions): WorkspaceSource {
  const own = command.actor === undefined ? companyPortal(behaviour, portal) : undefined;
  return own && typeof command.permission === 'string' ? createScopedSource(source, own) : source;
}

/**
 * Collections whose records result from other changes, such as review cases and notifications. Their records may belong
 * to other users.
 */
const consequences: readonly string[] = ['cases', 'notifications', 'processAlerts'];

async function refuseForeignChanges(
  { command, source, behaviour, portal }: RunOptions,
  changes: readonly Change[],
): Promise<void> {
  const own = command.actor === undefined ? companyPortal(behaviour, portal) : undefined;
  if (!own || typeof command.permission === 'string') return;
  const { ownOf } = createOwnership(source, own);
  for (const { collection, base } of changes) {
    if (!base || consequences.includes(collection)) continue;
    if ((await ownOf(collection, [base.record])).length > 0) continue;
    throw new CommandError('denied', 'This record belongs to another company.');
  }
}

const ownNames = async (source: WorkspaceSource) =>
  ownCompanyNames((await source.get('clients', ownCompany.id))?.record);

async function refuseForeign(
  { command, input, source, behaviour, portal }: RunOptions,
  { transaction }: ReturnType<typeof createTransaction>,
): Promise<void> {
  const { permission } = command;
  const isOwnOnly = permission === 'own' || isLimitedToOwnRecords(permission, portal);
  if (behaviour === 'reference' || !isOwnOnly) return;
  const companies = portal === 'client' ? await ownNames(source) : [];
  const ownerships = (await command.ownerships?.(transaction, input)) ?? [];
  const isUntold = ownerships.length === 0 && permission !== 'own';
  for (const ownership of isUntold ? [{}] : ownerships) {
    const denial = denialOf(permission, { portal, companies }, ownership);
    if (denial !== undefined) throw new CommandError('denied', denial);
  }
}

async function settleDraft(
  options: RunOptions,
  draft: ReturnType<typeof createTransaction>,
  context: CommandContext,
): Promise<RunResult> {
  const { command, input, preferences } = options;
  await refuseForeign(options, draft);
  const output = await command.apply(draft.transaction, input, context);
  const changes = await draft.changes();
  await refuseForeignChanges(options, changes);
  const settings = draft.settings();

  const note = command.note?.(input, output, context);
  let lines =
    command.audit?.(input, output, context).map((line) => ({ note, ...line })) ??
    auditLinesOf(changes.filter(draft.isAudited), note);
  // Changes of notifications and client ids get audit lines only if the command changes nothing else.
  if (lines.length === 0) lines = auditLinesOf(changes, note);
  const hasChanged = changes.length > 0 || settings !== undefined;
  const audit = hasChanged || !command.isUndoable ? auditChanges(lines, command, context) : [];

  const all = [...changes, ...audit];
  const outcome = await writeWith(preferences, settings, () => draft.write(all));
  if (!outcome.ok) throw conflictError(outcome.conflicts);
  const { written } = outcome;
  const undo = undoOf(options, { changes, written, lines, settings });
  return { output, undo };
}

/**
 * Runs an available command with valid input under the write lock. The command writes everything or nothing. Every
 * error is a `CommandError`.
 */
export const runCommand = (options: RunOptions): Promise<RunResult> =>
  withWriteLock(options, (writer) => perform(options, writer));
