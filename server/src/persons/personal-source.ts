import type {
  CollectionName,
  Profile,
  RecordOf,
  StoredVersion,
  WorkspaceSource,
  WorkspaceWriter,
} from 'shared-kernel/server';
import { personCollection } from './person';
import { getVisibleProfile, mergeProfileChanges, type ProfileViewer } from './own-profile';

/** Creates a record source for the commands of one user, in which profiles appear as this user sees them. */
export function createPersonalSource(
  source: WorkspaceSource,
  reader: ProfileViewer,
): WorkspaceSource {
  const seen = <C extends CollectionName>(collection: C, record: RecordOf<C>): RecordOf<C> =>
    collection === 'profiles'
      ? (getVisibleProfile(reader, record as Profile) as RecordOf<C>)
      : record;

  async function list<C extends CollectionName>(collection: C): Promise<readonly RecordOf<C>[]> {
    return (await source.list(collection)).map((record) => seen(collection, record));
  }

  async function get<C extends CollectionName>(collection: C, key: string) {
    const stored = await source.get(collection, key);
    return stored && { ...stored, record: seen(collection, stored.record) };
  }

  const write: (writer: WorkspaceWriter) => WorkspaceWriter['write'] =
    (writer) => async (changes) =>
      writer.write(
        await Promise.all(
          changes.map(async (change) => {
            const { collection, key, next } = change;
            if (collection !== 'profiles' || !next) return change;
            const stored: StoredVersion<Profile> | undefined = await source.get('profiles', key);
            if (!stored) return change;
            return {
              ...change,
              base: stored,
              next: mergeProfileChanges(reader, stored.record, next as Profile),
            };
          }),
        ),
      );

  return {
    ...source,
    list,
    load: list,
    readAll: list,
    get,
    users: async () =>
      (await source.list(personCollection)).flatMap(
        ({ id: personId, name: fullName, email, portals }) =>
          portals.map((portal) => ({ portal, personId, fullName, email })),
      ),
    withWriteLock: (work, epoch) =>
      source.withWriteLock((writer) => work({ ...writer, write: write(writer) }), epoch),
  };
}
