import type { Notification } from '../../domain/notification';
import type { Preferences } from '../../domain/profile';
import { type CollectionName, getCollectionSpec, type RecordOf } from '../database/collections';
import { changesOnlyClientId } from './undo-changes';
import type {
  Change,
  WorkspaceWriter,
  WorkspaceContents,
  WorkspaceSource,
  WriteOutcome,
  StoredVersion,
} from '../database/source';
import type { CommandContext, CommandTransaction } from './command';
import { addClientId } from './client-records';
import { validateRecord } from '../database/validate-record';
import { CommandError, createInvalidRecordError } from './command-error';
import { deepEqual } from '../database/deep-equal';
import { createPreferenceChange } from './preference-change';

interface TransactionOptions {
  readonly source: WorkspaceSource;
  readonly reads?: WorkspaceSource;
  readonly writer: WorkspaceWriter;
  readonly context: Pick<CommandContext, 'portal' | 'personId' | 'now'>;
  readonly preferences: Preferences;
  readonly raises: boolean;
}

type Replace = (added: readonly Change[]) => Promise<WriteOutcome>;

type NotificationMark = 'id' | 'timestamp' | 'isRead' | 'isStarred';

/**
 * Adds a unique id to a notification: the current time in milliseconds, increased until no other notification has it.
 */
async function raised(
  notification: Omit<Notification, NotificationMark>,
  now: Date,
  isTaken: (key: string) => Promise<unknown>,
): Promise<Notification> {
  let moment = now.getTime();
  while (await isTaken(`NT-${moment}`)) moment += 1;
  return {
    ...notification,
    id: `NT-${moment}`,
    timestamp: now.toISOString(),
    isRead: false,
    isStarred: false,
  };
}

/** The notification settings for screenings and reviews. The screened company must not see such notifications. */
const internalToggles: readonly string[] = ['amlScreeningAlerts', 'complianceScoreChanges'];

/**
 * Whether a change gets its own audit line. Notifications and client ids do not, because they result from other
 * changes.
 */
const isAudited = ({ collection, base, next }: Change) =>
  getCollectionSpec(collection).isAudited &&
  collection !== 'notifications' &&
  !changesOnlyClientId(base?.record, next);

/**
 * Creates the transaction of a command. Its `settings` function returns the changed preferences of the user, or
 * `undefined` if there are none.
 */
export function createTransaction({
  source: whole,
  reads: source = whole,
  writer,
  context: { portal, personId, now },
  preferences,
  raises,
}: TransactionOptions) {
  const { draft, changes, ...reads } = createChangeTracker(source);
  const isTaken = async (key: string) =>
    (await reads.get('notifications', key)) ?? (await whole.get('notifications', key));
  let settings = preferences;
  let replace: Replace | undefined;

  const transaction: CommandTransaction = {
    source,
    ...reads,
    keys: async (collection) =>
      (await source.list(collection)).map(getCollectionSpec(collection).keyOf),
    add: (collection, record) => draft(collection, record, true),
    put: (collection, record) => draft(collection, record, false),
    preferences: () => settings,
    setPreferences(changed) {
      settings = { ...settings, ...changed };
    },
    async raise(toggle, notification, audience = 'others') {
      // Other users’ preferences are not known here, so only the current user’s setting can prevent the notification.
      const isOwn = notification.portal !== undefined && notification.portal === portal;
      if (!raises || (isOwn && !settings[toggle])) return;
      const isForOthers = notification.portal === undefined && audience === 'others';
      const next: Omit<Notification, NotificationMark> = {
        ...notification,
        toggles: [toggle],
        ...(isForOthers && personId !== undefined && { actorId: personId }),
        ...(internalToggles.includes(toggle) && { isInternal: true }),
      };
      draft('notifications', await raised(next, now, isTaken), true);
    },
    replace(contents: WorkspaceContents | undefined, newPreferences, moment) {
      replace = (added) => writer.replace(contents, added, moment);
      settings = newPreferences;
    },
  };

  return {
    transaction,
    changes,
    isAudited,
    settings: () =>
      settings === preferences ? undefined : createPreferenceChange(preferences, settings),
    write: (all: readonly Change[]) => (replace ?? writer.write)(all),
  };
}

interface Draft {
  readonly collection: CollectionName;
  readonly key: string;
  readonly record: object | undefined;
  readonly isNew: boolean;
}

function refuseMissing(): never {
  throw new CommandError('missing', 'This record no longer exists.');
}

/** Revision of a record whose revision is unknown. In this case, the contents of the records are compared instead. */
const unknownRevision = -1;

const place = (collection: CollectionName, key: string) => `${collection}/${key}`;

function changeOf({ collection, key, record }: Draft, base: StoredVersion<object> | undefined) {
  if (!record) return base && { collection, key, base, next: undefined };
  if (base && deepEqual(base.record, record)) return undefined;
  const checked = validateRecord(collection, record);
  if (!checked.ok) {
    throw createInvalidRecordError(checked.issues);
  }
  return { collection, key, base, next: checked.record };
}

async function giveClientIds(source: WorkspaceSource, drafts: Map<string, Draft>) {
  for (const [at, { record, ...added }] of drafts)
    if (added.isNew && record)
      drafts.set(at, { ...added, record: await addClientId(source, added.collection, record) });
}

/** Tracks the records that a command has read or changed. Reading a changed record returns the new version. */
export function createChangeTracker(source: WorkspaceSource) {
  const seen = new Map<string, StoredVersion<object> | undefined>();
  const drafts = new Map<string, Draft>();

  function draft(collection: CollectionName, record: object, isNew: boolean) {
    const key = getCollectionSpec(collection).keyOf(record);
    const at = place(collection, key);
    const wasNew = drafts.get(at)?.isNew === true;
    drafts.set(at, { collection, key, record, isNew: isNew || wasNew });
  }

  const remove = (collection: CollectionName, key: string) =>
    void drafts.set(place(collection, key), { collection, key, record: undefined, isNew: false });

  async function get<C extends CollectionName>(collection: C, key: string) {
    const at = place(collection, key);
    const drafted = drafts.get(at);
    if (drafted) return drafted.record as RecordOf<C> | undefined;
    const stored = await source.get(collection, key);
    if (!seen.has(at)) seen.set(at, stored);
    return stored?.record;
  }

  const need = async <C extends CollectionName>(collection: C, key: string) =>
    (await get(collection, key)) ?? refuseMissing();

  const find: WorkspaceSource['find'] = async (collection, index, query) => {
    const found = await source.find(collection, index, query);
    for (const record of found) {
      const at = place(collection, getCollectionSpec(collection).keyOf(record));
      if (!seen.has(at)) seen.set(at, { record, revision: unknownRevision });
    }
    return found;
  };

  async function changes(): Promise<Change[]> {
    const made: Change[] = [];
    await giveClientIds(source, drafts);
    for (const [at, drafted] of drafts) {
      const change = changeOf(drafted, drafted.isNew ? undefined : seen.get(at));
      if (change) made.push(change);
    }
    return made;
  }

  return { get, need, find, remove, draft, changes };
}
