import { readBehaviour } from '../shell/behaviour';
import type { Behaviour } from '../shell/behaviours';
import { newId } from '../shell/new-id';
import { workspaceDatabase } from './database/database-name';

interface PageDatabase {
  readonly behaviour: Behaviour;
  readonly name: string;
}

function choosePageDatabase(): PageDatabase {
  const behaviour = readBehaviour();
  // In `reference`, each page has a separate workspace in memory.
  if (behaviour === 'reference') return { behaviour, name: `reference-${newId()}` };
  // A page with overrides (host/src/head) does not use the real workspace.
  const beside = document.documentElement.dataset.workspace;
  const name = beside === undefined ? workspaceDatabase : `${workspaceDatabase}-${beside}`;
  return { behaviour, name };
}

let place: PageDatabase | undefined;

/** The workspace of this page. It is determined once, because the page’s address may change. */
export function pageDatabase(): PageDatabase {
  place ??= choosePageDatabase();
  return place;
}
