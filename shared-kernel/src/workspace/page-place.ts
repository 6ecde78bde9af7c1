import { readBehaviour } from '../shell/behaviour';
import type { Behaviour } from '../shell/behaviours';
import { newId } from '../shell/new-id';
import { durableStorage } from '../shell/safe-storage';
import { workspaceDatabase } from './database/database-name';

interface PagePlace {
  readonly behaviour: Behaviour;
  /** The name of the workspace, and of its database if it has one. */
  readonly name: string;
}

/** The workspace of a page in `reference`: each page has one of its own, in memory. */
const inMemory = 'reference';

const pageId = newId();

function readPlace(): PagePlace {
  const behaviour = readBehaviour();
  if (behaviour === 'reference') return { behaviour, name: inMemory };
  // A page that shows what is not live (host/src/head) leaves the real workspace alone.
  const beside = document.documentElement.dataset.workspace;
  const name = beside === undefined ? workspaceDatabase : `${workspaceDatabase}-${beside}`;
  return { behaviour, name };
}

let place: PagePlace | undefined;

/** Which workspace this page has. Decided once, because the page's address may change. */
export function pagePlace(): PagePlace {
  place ??= readPlace();
  return place;
}

const replacedKey = (workspace: string) => `tf_replaced ${workspace}`;

/** Notes, for all tabs, that everything in a workspace was replaced. */
export const noteReplaced = (workspace: string): void =>
  durableStorage.set(replacedKey(workspace), newId());

/** Names what a workspace holds: the name changes when everything in it is replaced. */
export function contentsOf(workspace: string): string {
  const since = workspace === inMemory ? pageId : durableStorage.get(replacedKey(workspace));
  return since === null ? workspace : `${workspace} ${since}`;
}
