import { compositionsFolder } from 'shared-kernel/remote';
import { listEnvironments } from '../compose/documents';
import { readStanding } from '../compose/history';
import { releaseIn, releasesFolder } from '../compose/keys';
import { CliError } from '../base/cli-error';
import type { Store } from '../store/store';

/** The one composition whose hash begins so. */
export async function findComposition(store: Store, beginning: string): Promise<string> {
  const found = (await store.list(compositionsFolder + beginning)).map(({ key }) =>
    key.slice(compositionsFolder.length).replace(/\.json$/, ''),
  );
  const [hash, ...more] = found;
  if (hash === undefined)
    throw new CliError(`There is no composition ${beginning} in ${store.name}.`);
  if (more.length > 0)
    throw new CliError(`${found.length} compositions begin with ${beginning}: name more of it.`);
  return hash;
}

/** The one release of a remote whose id begins so. */
export async function findRelease(
  store: Store,
  remote: string,
  beginning: string,
): Promise<string> {
  const keys = await store.list(releasesFolder(remote) + beginning);
  const found = keys.flatMap(({ key }) => releaseIn(key) ?? []);
  const [release, ...more] = found;
  if (release === undefined)
    throw new CliError(`There is no release ${beginning} of ${remote} in ${store.name}.`);
  if (more.length > 0)
    throw new CliError(
      `${found.length} releases of ${remote} begin with ${beginning}: name more of it.`,
    );
  return release;
}

/** Refuses an environment nobody ever promoted to, naming those there are. */
export async function requireEnvironment(store: Store, environment: string): Promise<void> {
  if (await readStanding(store, environment)) return;
  const others = await listEnvironments(store);
  const known = others.length === 0 ? 'it holds none' : `it holds ${others.join(', ')}`;
  throw new CliError(`${store.name} holds no environment “${environment}”; ${known}.`);
}
