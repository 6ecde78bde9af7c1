import { getPersonId, portalLabel, type PortalKey } from '../../domain/portal';
import type { Behaviour } from '../../shell/behaviours';
import { toCommandError, createConflictError, CommandError } from './command-error';
import {
  createAuditEntries,
  createAuditLines,
  createUndoAction,
  invertAuditLines,
} from './audit-entries';
import { isClientIdChange, createUndoChanges } from './undo-changes';
import type { AuditLine, Command, CommandContext, CommandTransaction } from './command';
import type { UndoFunction } from './command-result';
import { createTransaction } from './command-transaction';
import { getDenialReason, isLimitedToOwnRecords } from './policy';
import {
  writeWithPreferences,
  type PreferencesStore,
  type PreferenceChange,
} from './preference-change';
import {
  createScopedSource,
  filterOwnRecords,
  findCompanyPortal,
  readCompanyNames,
  type CompanyScope,
} from '../scope/scoped-source';
import { getCollectionSpec } from '../database/collections';
import type { Change, WorkspaceWriter, WorkspaceSource, WrittenRecord } from '../database/source';

export interface RunCommandOptions {
  readonly command: Command;
  readonly input: unknown;
  readonly source: WorkspaceSource;
  readonly behaviour: Behaviour;
  readonly portal: PortalKey | undefined;
  readonly person?:
    | { readonly id: string; readonly name: string; readonly company: string }
    | undefined;
  readonly preferences: PreferencesStore;
  readonly now: () => Date;
  /** Number of workspace replacements at the start of the command. */
  readonly epoch: number;
}

export interface RunCommandResult {
  readonly output: unknown;
  readonly undo: UndoFunction | undefined;
}

async function actorOf({
  command,
  source,
  portal,
  person,
}: RunCommandOptions): Promise<Omit<CommandContext, 'now'>> {
  if (command.actor !== undefined)
    return { portal: undefined, actor: command.actor, personId: undefined };
  if (portal === undefined) return { portal, actor: 'Visitor', personId: undefined };
  if (person) return { portal, actor: person.name, personId: person.id };
  const profile = (await source.get('profiles', portal))?.record;
  const personId = getPersonId({ by: portal, personId: profile?.personId });
  return { portal, actor: profile?.fullName ?? portalLabel[portal], personId };
}

const contextOf = async (options: RunCommandOptions): Promise<CommandContext> => ({
  ...(await actorOf(options)),
  now: options.now(),
});

interface Done {
  readonly changes: readonly Change[];
  readonly written: readonly WrittenRecord[];
  readonly lines: readonly AuditLine[];
  readonly settings: PreferenceChange | undefined;
}

function undoOf(
  options: RunCommandOptions,
  { changes, written, lines, settings }: Done,
): UndoFunction | undefined {
  const { source, epoch, preferences, command } = options;
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
    const undone = await createUndoChanges(source, backwards);
    const former = settings && { before: settings.after, after: settings.before };
    const outcome = await writeWithPreferences(preferences, former, () =>
      write([...undone, ...audit]),
    );
    if (!outcome.ok) throw createConflictError(outcome.conflicts);
  };

  return async () => {
    try {
      await source.withWriteLock(takeBack, epoch);
      return { status: 'done' };
    } catch (error) {
      return { status: 'failed', error: toCommandError(error) };
    }
  };
}

/** The portal of the command and the user’s company, if the portal shows only one company. */
function companyScopeOf(options: RunCommandOptions): CompanyScope | undefined {
  const { command, behaviour, portal, person } = options;
  const own = command.actor === undefined ? findCompanyPortal(behaviour, portal) : undefined;
  return own && { portal: own, company: person?.company };
}

/**
 * Returns the source from which a command reads. In a company’s portal, commands that change no records see only
 * records of that company.
 */
function readsOf(options: RunCommandOptions): WorkspaceSource {
  const own = companyScopeOf(options);
  const { source, command } = options;
  return own && typeof command.permission === 'string' ? createScopedSource(source, own) : source;
}

async function refuseForeign(
  options: RunCommandOptions,
  transaction: CommandTransaction,
): Promise<void> {
  const { command, input, source, behaviour, portal } = options;
  const { permission } = command;
  const isOwnOnly = permission === 'own' || isLimitedToOwnRecords(permission, portal);
  if (behaviour === 'reference' || !isOwnOnly) return;
  const scope = companyScopeOf(options);
  const companies = scope ? await readCompanyNames(source, scope) : [];
  const ownerships = (await command.ownerships?.(transaction, input)) ?? [];
  const isUntold = ownerships.length === 0 && permission !== 'own';
  for (const ownership of isUntold ? [{}] : ownerships) {
    const denial = getDenialReason(permission, { portal, companies }, ownership);
    if (denial !== undefined) throw new CommandError('denied', denial);
  }
}

/**
 * Collections that commands change as a side effect, such as notifications. Their records may belong to other users.
 */
const consequences: readonly string[] = ['cases', 'notifications', 'processAlerts'];

async function refuseForeignChanges(
  options: RunCommandOptions,
  changes: readonly Change[],
): Promise<void> {
  const own = companyScopeOf(options);
  if (!own || typeof options.command.permission === 'string') return;
  for (const { collection, base } of changes) {
    if (!base || consequences.includes(collection)) continue;
    const owned = await filterOwnRecords(options.source, own, collection, [base.record]);
    if (owned.length > 0) continue;
    throw new CommandError('denied', 'This record belongs to another company.');
  }
}

/** Notifications and client ids get no separate audit line, because they result from other changes. */
const isAudited = ({ collection, base, next }: Change) =>
  getCollectionSpec(collection).isAudited &&
  collection !== 'notifications' &&
  !isClientIdChange(base?.record, next);

async function perform(
  options: RunCommandOptions,
  writer: WorkspaceWriter,
): Promise<RunCommandResult> {
  const { command, input, source, behaviour, preferences } = options;
  const context = await contextOf(options);
  const draft = createTransaction({
    source,
    reads: readsOf(options),
    writer,
    context,
    preferences: preferences.read(),
    raises: behaviour === 'live',
  });
  await refuseForeign(options, draft.transaction);
  const output = await command.apply(draft.transaction, input, context);
  const changes = await draft.changes();
  await refuseForeignChanges(options, changes);
  const settings = draft.settings();

  const note = command.note?.(input, output, context);
  let lines =
    command.audit?.(input, output, context).map((line) => ({ note, ...line })) ??
    createAuditLines(changes.filter(isAudited), note);
  // Changes of notifications and client ids are logged only if the command changes nothing else.
  if (lines.length === 0) lines = createAuditLines(changes, note);
  const hasChanged = changes.length > 0 || settings !== undefined;
  const audit =
    hasChanged || !command.isUndoable ? createAuditEntries(lines, command, context) : [];

  const all = [...changes, ...audit];
  const outcome = await writeWithPreferences(preferences, settings, () => draft.write(all));
  if (!outcome.ok) throw createConflictError(outcome.conflicts);
  const { written } = outcome;
  return { output, undo: undoOf(options, { changes, written, lines, settings }) };
}

/**
 * Runs a command with validated input while holding the write lock. All changes are written or none. Every error is a
 * `CommandError`.
 */
export async function runCommand(options: RunCommandOptions): Promise<RunCommandResult> {
  try {
    return await options.source.withWriteLock((to) => perform(options, to), options.epoch);
  } catch (error) {
    throw toCommandError(error);
  }
}
