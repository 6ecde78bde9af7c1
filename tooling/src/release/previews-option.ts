import type { Environment } from '../compose/environment';
import { CliError } from '../base/cli-error';
import type { Task } from './task';

/** Whether the pages of a shell show any release by its address: as was said, else as those that stand. */
export function arePreviewsAllowed(
  { previews }: Task['values'],
  { shell }: Pick<Environment, 'shell'>,
): boolean {
  if (previews === undefined) return shell?.previews === true;
  if (previews === 'on' || previews === 'off') return previews === 'on';
  throw new CliError(`--previews is on or off, not “${previews}”.`);
}
