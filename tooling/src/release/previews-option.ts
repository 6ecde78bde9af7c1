import { readShellRecord } from '../compose/shell-record';
import { CliError } from '../base/cli-error';
import type { Task } from './task';

/** Whether the pages of a shell show any release by its address: as was said, else as those that stand. */
export async function arePreviewsAllowed(
  { values: { previews }, store }: Pick<Task, 'values' | 'store'>,
  environment: string,
): Promise<boolean> {
  if (previews === undefined) return (await readShellRecord(store, environment))?.previews === true;
  if (previews === 'on' || previews === 'off') return previews === 'on';
  throw new CliError(`--previews is on or off, not “${previews}”.`);
}
