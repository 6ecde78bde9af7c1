import { readBehaviour } from '../shell/behaviour';
import { newId } from '../shell/new-id';
import { workspaceDatabase } from './database/database-name';

function choosePageDatabase() {
  const behaviour = readBehaviour();
  // In `reference` mode, each page has a separate workspace that exists only in memory.
  if (behaviour === 'reference') return { behaviour, name: `reference-${newId()}` };
  // A page that previews other releases (see host/src/head) uses a separate database, to protect the user’s data.
  const beside = document.documentElement.dataset.workspace;
  const name = beside === undefined ? workspaceDatabase : `${workspaceDatabase}-${beside}`;
  return { behaviour, name };
}

let place: ReturnType<typeof choosePageDatabase> | undefined;

/** Returns the database of this page. It is determined once, because the URL of the page may change. */
export function getPageDatabase() {
  place ??= choosePageDatabase();
  return place;
}
