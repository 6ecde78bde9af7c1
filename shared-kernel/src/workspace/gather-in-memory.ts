import { collectionNames, type CollectionName } from './collections';
import type { Turn, WorkspaceContents, Staging } from './source';
import { stopIfCancelled } from './transfer/progress';

/** Gathers records in memory, to replace everything by. */
export function gatherInMemory(replace: Turn['replace']): Staging {
  const contents = Object.fromEntries(
    collectionNames.map((name) => [name, [] as object[]]),
  ) as Record<CollectionName, object[]>;
  let moment: string | undefined;
  return {
    standAt: (said) => {
      moment = said;
    },
    add: (collection, records) => {
      for (const record of records) contents[collection].push(record);
      return Promise.resolve();
    },
    replace: (added, course) => {
      stopIfCancelled(course?.signal);
      return replace(contents as unknown as WorkspaceContents, added, moment);
    },
    discard: () => Promise.resolve(),
  };
}
