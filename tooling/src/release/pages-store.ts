import { readSettings } from '../compose/settings';
import { readShellRecord } from '../compose/shell-record';
import { CliError } from '../base/cli-error';
import { openStore } from '../store/open-store';
import type { Store } from '../store/store';
import { storeOptions, type Task } from './task';

/** The store of an environment's page, where it is one of its own: as was said, now or once, else as it always was. */
export async function pagesStore(
  { values, store, from }: Pick<Task, 'values' | 'store' | 'from'>,
  environment: string,
): Promise<Store | undefined> {
  const kept = await readSettings(store, environment);
  const record = await readShellRecord(store, environment);
  const place = values['shell-to'] ?? kept.shellTo ?? record?.pages;
  if (place === undefined) return undefined;
  const options = storeOptions(values);
  // What is kept is of the place that is kept; a place that is said comes with what is said of it.
  const own = values['shell-to'] === undefined || values['shell-to'] === kept.shellTo;
  const pages = openStore(place, {
    ...options,
    from,
    ...(own && kept.shellEndpoint !== undefined && { endpoint: kept.shellEndpoint }),
    ...(own && kept.shellRegion !== undefined && { region: kept.shellRegion }),
  });
  const standing = record?.pages;
  if (standing === undefined || standing === pages.name || place === kept.shellTo) return pages;
  throw new CliError(
    `The page of ${environment} is in ${standing}, not in ${pages.name}: \`settings --env ${environment} --shell-to ${place}\` says first that it moves. Nothing was changed.`,
  );
}
