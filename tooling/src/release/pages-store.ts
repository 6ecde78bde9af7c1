import type { Environment } from '../compose/environment';
import { CliError } from '../base/cli-error';
import { openStore } from '../store/open-store';
import type { Store } from '../store/store';
import { storeOptions, type Task } from './task';

/** The store of an environment's page, where it is one of its own: as was said, now or once, else as it always was. */
export function pagesStore(
  { values, from }: Pick<Task, 'values' | 'from'>,
  { name, shell, settings: kept }: Environment,
): Store | undefined {
  const standing = shell?.pages;
  const place = values['shell-to'] ?? kept.shellTo ?? standing;
  if (place === undefined) return undefined;
  // What is kept is of the place that is kept; a place that is said comes with what is said of it.
  const own = values['shell-to'] === undefined || values['shell-to'] === kept.shellTo;
  const pages = openStore(place, {
    ...storeOptions(values),
    from,
    ...(own && kept.shellEndpoint !== undefined && { endpoint: kept.shellEndpoint }),
    ...(own && kept.shellRegion !== undefined && { region: kept.shellRegion }),
  });
  if (standing === undefined || standing === pages.name || place === kept.shellTo) return pages;
  throw new CliError(
    `The page of ${name} is in ${standing}, not in ${pages.name}: \`settings --env ${name} --shell-to ${place}\` says first that it moves. Nothing was changed.`,
  );
}
