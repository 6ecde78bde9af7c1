import type { Notification } from '../../domain/notification';
import type { Preferences } from '../../domain/profile';
import { type CollectionName, getCollectionSpec, type RecordOf } from '../database/collections';
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
import { createInvalidRecordError, refuseMissingRecord } from './command-error';
import { deepEqual } from '../../domain/deep-equal';
import { createPreferenceChange } from './preference-change';

interface TransactionOptions {
  readonly source: WorkspaceSource;
  /** The records that the command may read. */
  readonly reads: WorkspaceSource;
  readonly writer: WorkspaceWriter;
  readonly context: Pick<CommandContext, 'portal' | 'personId' | 'now'>;
  readonly preferences: Preferences;
  readonly raises: boolean;
}

type Replace = (added: readonly Change[]) => Promise<WriteOutcome>;

/** The notification settings for screenings and reviews. The screened company must not see such notifications. */
const internalToggles: readonly string[] = ['amlScreeningAlerts', 'complianceScoreChanges'];

/** Creates the transaction of one command. `settings` returns the changed preferences of the user. */
export function createTransaction({
  source: whole,
  reads: source,
  writer,
  context: { portal, personId, now },
  preferences,
  raises,
}: TransactionOptions) {
  const { draft, changes, ...reads } = createChangeTracker(source);
  let settings = preferences;
  let replace: Replace | undefined;

  async function unusedNotificationId(): Promise<string> {
    let moment = now.getTime();
    const isTaken = async (id: string) =>
      (await reads.get('notifications', id)) ?? (await whole.get('notifications', id));
    while (await isTaken(`NT-${moment}`)) moment += 1;
    return `NT-${moment}`;
  }

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
      const raised: Notification = {
        ...notification,
        id: await unusedNotificationId(),
        timestamp: now.toISOString(),
        isRead: false,
        isStarred: false,
        toggles: [toggle],
        ...(isForOthers && personId !== undefined && { actorId: personId }),
        ...(internalToggles.includes(toggle) && { isInternal: true }),
      };
      draft('notifications', raised, true);
    },
    replace(contents: WorkspaceContents | undefined, newPreferences, moment) {
      replace = (added) => writer.replace(contents, added, moment);
      settings = newPreferences;
    },
  };

  return {
    transaction,
    changes,
    settings: () => createPreferenceChange(preferences, settings),
    write: (all: readonly Change[]) => (replace ?? writer.write)(all),
  };
}

interface Draft {
  readonly collection: CollectionName;
  readonly key: string;
  readonly record: object | undefined;
  readonly isNew: boolean;
}

/** Revision of a record whose revision is unknown. In this case, the contents of the records are compared instead. */
const unknownRevision = -1;

const place = (collection: CollectionName, key: string) => `${collection}/${key}`;

function changeOf({ collection, key, record }: Draft, base: StoredVersion<object> | undefined) {
  if (!record) return base && { collection, key, base, next: undefined };
  if (base && deepEqual(base.record, record)) return undefined;
  const checked = validateRecord(collection, record);
  if (!checked.ok) throw createInvalidRecordError(checked.issues);
  return { collection, key, base, next: checked.record };
}

/** Tracks the records that a command has read or changed. Reading a changed record returns the new version. */
function createChangeTracker(source: WorkspaceSource) {
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
    (await get(collection, key)) ?? refuseMissingRecord();

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
    for (const [at, drafted] of drafts) {
      const { collection, isNew } = drafted;
      const record =
        isNew && drafted.record
          ? await addClientId(source, collection, drafted.record)
          : drafted.record;
      const change = changeOf({ ...drafted, record }, isNew ? undefined : seen.get(at));
      if (change) made.push(change);
    }
    return made;
  }

  return { get, need, find, remove, draft, changes };
}
