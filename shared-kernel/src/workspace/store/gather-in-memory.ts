import { collectionNames, type CollectionName } from './collections';
import type { LogView } from '../evidence/log-view';
import type { Change, Staging, WorkspaceContents, WriteOutcome } from './source';
import { stopIfCancelled } from '../transfer/progress';

type Replace = (
  contents: WorkspaceContents,
  added: readonly Change[],
  moment: string | undefined,
  goesOnFrom: LogView | undefined,
) => Promise<WriteOutcome>;

/** Gathers records in memory, to replace everything by. */
export function gatherInMemory(replace: Replace): Staging {
  const contents = Object.fromEntries(
    collectionNames.map((name) => [name, [] as object[]]),
  ) as Record<CollectionName, object[]>;
  let moment: string | undefined;
  let goesOnFrom: LogView | undefined;
  return {
    standAt: (said) => {
      moment = said;
    },
    goOnFrom: (view) => {
      goesOnFrom = view;
    },
    add: (collection, records) => {
      for (const record of records) contents[collection].push(record);
      return Promise.resolve();
    },
    replace: (added, course) => {
      stopIfCancelled(course?.signal);
      return replace(contents as unknown as WorkspaceContents, added, moment, goesOnFrom);
    },
    discard: () => Promise.resolve(),
  };
}
