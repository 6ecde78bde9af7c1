import { personCollection } from 'remote-account/commands';
import type { Profile, WorkspaceSource, WorkspaceWriter } from 'shared-kernel/server';
import type { PortalUser } from './portal-user';
import { getVisibleProfile, mergeProfileChanges } from './own-profile';

type Change = Parameters<WorkspaceWriter['write']>[0][number];

/** Creates a record source for the commands of one user, in which profiles appear as this user sees them. */
export function createPersonalSource(source: WorkspaceSource, reader: PortalUser): WorkspaceSource {
  const seen = <T extends object>(collection: string, record: T): T =>
    collection === 'profiles' ? (getVisibleProfile(reader, record as Profile) as T) : record;

  const list: WorkspaceSource['list'] = async (collection) =>
    (await source.list(collection)).map((record) => seen(collection, record));

  const get: WorkspaceSource['get'] = async (collection, key) => {
    const stored = await source.get(collection, key);
    return stored && { ...stored, record: seen(collection, stored.record) };
  };

  /** Applies the change of a profile to the stored profile. */
  async function toStored(change: Change): Promise<Change> {
    const { collection, key, next } = change;
    const base = collection === 'profiles' ? await source.get('profiles', key) : undefined;
    if (!base || !next) return change;
    return { ...change, base, next: mergeProfileChanges(reader, base.record, next as Profile) };
  }

  return {
    ...source,
    list,
    load: list,
    readAll: list,
    get,
    users: async () =>
      (await source.list(personCollection)).flatMap(({ id: personId, name, email, portals }) =>
        portals.map((portal) => ({ portal, personId, fullName: name, email })),
      ),
    withWriteLock: (work, epoch) =>
      source.withWriteLock(({ write, ...writer }) => {
        const writeStored: typeof write = async (changes) =>
          write(await Promise.all(changes.map(toStored)));
        return work({ ...writer, write: writeStored });
      }, epoch),
  };
}
