import { readBehaviour } from '../shell/behaviour';
import type { Behaviour } from '../shell/behaviours';
import { newId } from '../shell/new-id';
import { workspaceDatabase } from './database/database-name';

interface PagePlace {
  readonly behaviour: Behaviour;
  /** The name of the workspace, and of its database if it has one. */
  readonly name: string;
}

function readPlace(): PagePlace {
  const behaviour = readBehaviour();
  // Each page in `reference` has a workspace of its own, in memory.
  if (behaviour === 'reference') return { behaviour, name: `reference-${newId()}` };
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
