import type { Notification } from '../../domain/notification';
import type { Preferences } from '../../domain/profile';
import { collections, type CollectionName } from '../store/collections';
import { onlyGivesClient } from '../store/keeping-clients';
import type {
  Change,
  Turn,
  WorkspaceContents,
  WorkspaceSource,
  WriteOutcome,
} from '../store/source';
import type { CommandTransaction } from './command';
import { createDrafts } from './drafts';

interface TransactionOptions {
  readonly source: WorkspaceSource;
  readonly turn: Turn;
  readonly now: Date;
  readonly preferences: Preferences;
  /** Whether the workspace raises notifications at all. */
  readonly raises: boolean;
}

/** Replaces the whole workspace. */
type Replace = (added: readonly Change[]) => Promise<WriteOutcome>;

/** A notification with an id that no other has: the moment it is raised at, or the next that is free. */
async function raised(
  notification: Omit<Notification, 'id' | 'timestamp' | 'isRead' | 'isStarred'>,
  now: Date,
  get: CommandTransaction['get'],
): Promise<Notification> {
  let moment = now.getTime();
  while (await get('notifications', `NT-${moment}`)) moment += 1;
  return {
    ...notification,
    id: `NT-${moment}`,
    timestamp: now.toISOString(),
    isRead: false,
    isStarred: false,
  };
}

/** Whether a change leaves a line in the audit log of its own: what is raised or answered goes with the work. */
const isAudited = ({ collection, base, next }: Change) =>
  collections[collection].isAudited &&
  collection !== 'notifications' &&
  !onlyGivesClient(base?.record, next);

/** A transaction over a source, and its outcome once the command has ended. */
export function createTransaction({ source, turn, now, preferences, raises }: TransactionOptions) {
  const { draft, changes, ...reads } = createDrafts(source);
  const reread = new Set<CollectionName>();
  let settings = preferences;
  let replace: Replace | undefined;
  const leftovers: (() => Promise<void>)[] = [];

  const transaction: CommandTransaction = {
    source,
    ...reads,
    keys: (collection) => source.keys(collection),
    add: (collection, record) => draft(collection, record, true),
    put: (collection, record) => draft(collection, record, false),
    preferences: () => settings,
    setPreferences(changed) {
      settings = { ...settings, ...changed };
    },
    async raise(toggle, notification) {
      if (!raises || !settings[toggle]) return;
      draft('notifications', await raised(notification, now, reads.get), true);
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

  return {
    transaction,
    changes,
    isAudited,
    reread: () => [...reread],
    preferences: () => settings,
    /** Keeps its outcome, with the lines of the log. */
    write: (all: readonly Change[]) => (replace ?? turn.write)(all),
    /** Forgets what was put away for a command that has failed. */
    discard: () => Promise.allSettled(leftovers.map((forget) => forget())),
  };
}
