import { compositionsFolder } from 'shared-kernel/remote';
import { listEnvironments, type Pointer } from '../compose/documents';
import type { Environment } from '../compose/environment';
import { releaseIn, releasesFolder } from '../compose/keys';
import { CliError } from '../base/cli-error';
import type { Store } from '../store/store';

/** The one that was found; `what` names those that were looked for. */
function theOne(found: readonly string[], none: string, what: string, beginning: string): string {
  const [one] = found;
  if (one === undefined) throw new CliError(none);
  if (found.length === 1) return one;
  throw new CliError(`${found.length} ${what} begin with ${beginning}: name more of it.`);
}

/** The one composition whose hash begins so. */
export async function findComposition(store: Store, beginning: string): Promise<string> {
  const found = (await store.list(compositionsFolder + beginning)).map(({ key }) =>
    key.slice(compositionsFolder.length).replace(/\.json$/, ''),
  );
  const none = `There is no composition ${beginning} in ${store.name}.`;
  return theOne(found, none, 'compositions', beginning);
}

/** The one release of a remote whose id begins so. */
export async function findRelease(
  store: Store,
  remote: string,
  beginning: string,
): Promise<string> {
  const keys = await store.list(releasesFolder(remote) + beginning);
  const found = keys.flatMap(({ key }) => releaseIn(key) ?? []);
  const none = `There is no release ${beginning} of ${remote} in ${store.name}.`;
  return theOne(found, none, `releases of ${remote}`, beginning);
}

/** What an environment runs; refuses one that never ran anything, naming those there are. */
export async function requireEnvironment({
  store,
  name,
  pointer,
}: Pick<Environment, 'store' | 'name' | 'pointer'>): Promise<Pointer> {
  if (pointer) return pointer;
  const others = await listEnvironments(store);
  const known = others.length === 0 ? 'it holds none' : `it holds ${others.join(', ')}`;
  throw new CliError(`${store.name} holds no environment “${name}”; ${known}.`);
}
