import type { Described } from '../page/described-tabs';

/** The collections that remotes describe, as the workspace names them. */
export const describedCollections = (described: Described): readonly string[] =>
  Object.values(described).flatMap(({ collections = [] }) =>
    collections.map(({ name, version }) => `${name}@${version}`),
  );
