import { readBehaviour } from '../shell/behaviour';
import type { Behaviour } from '../shell/behaviours';
import { newId } from '../shell/new-id';
import { workspaceDatabase } from './database/database-name';

interface PagePlace {
  readonly behaviour: Behaviour;
  /** The name of the workspace and of its database, if it has one. */
  readonly name: string;
}

function readPlace(): PagePlace {
  const behaviour = readBehaviour();
  // In `reference`, each page has a separate workspace in memory.
  if (behaviour === 'reference') return { behaviour, name: `reference-${newId()}` };
  // A page with overrides (host/src/head) does not use the real workspace.
  const beside = document.documentElement.dataset.workspace;
  const name = beside === undefined ? workspaceDatabase : `${workspaceDatabase}-${beside}`;
  return { behaviour, name };
}

let place: PagePlace | undefined;

/** The workspace of this page. It is decided once, because the page's address may change. */
export function pagePlace(): PagePlace {
  place ??= readPlace();
  return place;
}
