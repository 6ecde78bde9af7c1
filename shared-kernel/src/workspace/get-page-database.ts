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
  // In `reference`, each page has its own workspace in memory.
  if (behaviour === 'reference') return { behaviour, name: `reference-${newId()}` };
  // A page with overrides (host/src/head) uses a separate workspace, to protect the user's data.
  const beside = document.documentElement.dataset.workspace;
  const name = beside === undefined ? workspaceDatabase : `${workspaceDatabase}-${beside}`;
  return { behaviour, name };
}

let place: PageDatabase | undefined;

/** The database of this page. It is determined only once, because the address of the page may change. */
export function getPageDatabase(): PageDatabase {
  place ??= choosePageDatabase();
  return place;
}
