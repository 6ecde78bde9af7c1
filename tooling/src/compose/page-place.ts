import { CliError } from '../base/cli-error';
import type { Store } from '../store/store';
import { keptPageKey } from './keys';
import { pointerInPage } from './page';
import { sha256 } from '../base/sha256';
import { readShellRecord } from './environment';

/** Where the page lies in a store of its own. */
export const ownPageKey = 'index.html';

/**
 * Refuses a store of pages whose page is not the environment's: it may be what another environment runs. `pointer`
 * is what the page to come reads.
 */
export async function requireOwnPlace(
  store: Store,
  environment: string,
  pages: Store | undefined,
  pointer: string | undefined,
): Promise<void> {
  const held = await pages?.get(ownPageKey);
  if (!pages || !held) return;
  const there = pointerInPage(held.body.toString());
  if (there !== undefined && there === pointer) return;
  const record = await readShellRecord(store, environment);
  const page = sha256(held.body);
  if (record?.page === page || (await store.has(keptPageKey(environment, page)))) return;
  // A page of its own that was damaged does not say whose it is.
  if (there === undefined && record?.pages === pages.name) return;
  const whose =
    there === undefined
      ? 'a page that no release of a shell put there'
      : `the page of another environment, which reads ${there}`;
  throw new CliError(
    `${pages.name} holds ${whose}: name the store of ${environment}’s page with --shell-to, or remove that ${ownPageKey} first. Nothing was changed.`,
  );
}
