import type { RemoteDescriptions } from '../page/described-tabs';

/** The collections that remotes declare, with the names that the workspace uses. */
export const describedCollections = (described: RemoteDescriptions): readonly string[] =>
  Object.values(described).flatMap(({ collections = [] }) =>
    collections.map(({ name, version }) => `${name}@${version}`),
  );
