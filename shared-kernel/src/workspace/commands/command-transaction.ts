import type { Notification } from '../../domain/notification';
import type { Preferences } from '../../domain/profile';
import { checkedRecord } from './checked-record';
import { withClientId } from '../store/client-records';
import { collections, specOf, type CollectionName, type RecordOf } from '../store/collections';
import type { CommandTransaction } from './command';
import { CommandError, type CommandIssue } from './command-error';
import { deepEqual } from './deep-equal';
import { onlyGivesClient } from '../store/keeping-clients';
import type {
  Change,
  Stored,
  Turn,
  WorkspaceContents,
  WorkspaceSource,
  WriteOutcome,
} from '../store/source';
import { forEachSliced } from '../long-lists/time-slices';

interface TransactionOptions {
  readonly source: WorkspaceSource;
  readonly turn: Turn;
  readonly now: Date;
  readonly preferences: Preferences;
  /** Whether the workspace raises notifications at all. */
  readonly raises: boolean;
}

interface Draft {
  readonly collection: CollectionName;
  readonly key: string;
  readonly record: object;
  readonly isNew: boolean;
}

/** Has something take the place of the whole workspace. */
type Replace = (added: readonly Change[]) => Promise<WriteOutcome>;

/** The field of a dotted path in words: `milestones.3.dueDate` is `Due date`. */
function fieldInWords(path: string): string {
  const name = path.split('.').findLast((part) => !/^\d*$/.test(part)) ?? 'record';
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The error of a command that would write a record which its schema refuses. */
function unfitError(issues: readonly CommandIssue[]): CommandError {
  const [{ field, message } = { field: '', message: 'not valid' }] = issues;
  return new CommandError('invalid', `${fieldInWords(field)}: ${message}`, { issues });
}

const missing = () => new CommandError('missing', 'This record no longer exists.');

/** The revision of a record that was read without one; what it held is compared instead. */
const unknownRevision = -1;

const place = (collection: CollectionName, key: string) => `${collection}/${key}`;

/** A transaction over a source, and what has come of it once the command has ended. */
export function createTransaction({ source, turn, now, preferences, raises }: TransactionOptions) {
  const seen = new Map<string, Stored<object> | undefined>();
  const drafts = new Map<string, Draft>();
  const reread = new Set<CollectionName>();
  let settings = preferences;
  let replace: Replace | undefined;
  const leftovers: (() => Promise<void>)[] = [];

  function draft(collection: CollectionName, record: object, isNew: boolean) {
    const key = specOf(collection).keyOf(record);
    const before = drafts.get(place(collection, key));
    drafts.set(place(collection, key), {
      collection,
      key,
      record,
      isNew: isNew || before?.isNew === true,
    });
  }

  const transaction: CommandTransaction = {
    source,
    async get<C extends CollectionName>(collection: C, key: string) {
      const drafted = drafts.get(place(collection, key));
      if (drafted) return drafted.record as RecordOf<C>;
      const stored = await source.get(collection, key);
      if (!seen.has(place(collection, key))) seen.set(place(collection, key), stored);
      return stored?.record;
    },
    async need<C extends CollectionName>(collection: C, key: string) {
      const record = await transaction.get(collection, key);
      if (!record) throw missing();
      return record;
    },
    async find(collection, index, query) {
      const found = await source.find(collection, index, query);
      await forEachSliced(found, (record) => {
        const at = place(collection, specOf(collection).keyOf(record));
        if (!seen.has(at)) seen.set(at, { record, revision: unknownRevision });
      });
      return found;
    },
    keys: (collection) => source.keys(collection),
    add: (collection, record) => draft(collection, record, true),
    put: (collection, record) => draft(collection, record, false),
    preferences: () => settings,
    setPreferences(changes) {
      settings = { ...settings, ...changes };
    },
    async raise(toggle, notification) {
      if (!raises || !settings[toggle]) return;
      let moment = now.getTime();
      while (await transaction.get('notifications', `NT-${moment}`)) moment += 1;
      const record: Notification = {
        ...notification,
        id: `NT-${moment}`,
        timestamp: now.toISOString(),
        isRead: false,
        isStarred: false,
      };
      draft('notifications', record, true);
    },
    reread: (collection) => void reread.add(collection),
    replace(contents: WorkspaceContents | undefined, newPreferences) {
      replace = (added) => turn.replace(contents, added);
      settings = newPreferences;
    },
    replaceByStaged(staged, newPreferences, course) {
      replace = (added) => staged.replace(added, course);
      settings = newPreferences;
    },
    async stage() {
      const staging = await turn.stage();
      leftovers.push(() => staging.discard());
      return staging;
    },
    whenFailed: (forget) => void leftovers.push(forget),
  };

  /** What is to be written: every record checked against its schema, what did not change left out. */
  async function changes(): Promise<Change[]> {
    const made: Change[] = [];
    for (const [at, added] of drafts) {
      if (!added.isNew) continue;
      const record = await withClientId(source, added.collection, added.record);
      drafts.set(at, { ...added, record });
    }
    await forEachSliced(drafts.values(), ({ collection, key, record, isNew }) => {
      const base = isNew ? undefined : seen.get(place(collection, key));
      if (base && deepEqual(base.record, record)) return;
      const checked = checkedRecord(collection, record);
      if (!checked.ok) {
        throw unfitError(checked.issues);
      }
      made.push({ collection, key, base, next: checked.record });
    });
    return made;
  }

  return {
    transaction,
    changes,
    /** Whether a change leaves a line in the audit log of its own: what is raised or answered goes with the work. */
    isAudited: ({ collection, base, next }: Change) =>
      collections[collection].isAudited &&
      collection !== 'notifications' &&
      !onlyGivesClient(base?.record, next),
    reread: () => [...reread],
    preferences: () => settings,
    /** Keeps what has come of it, with the lines of the log. */
    write: (all: readonly Change[]) => (replace ?? turn.write)(all),
    /** Forgets what was put away for a command that has failed. */
    discard: () => Promise.allSettled(leftovers.map((forget) => forget())),
  };
}
