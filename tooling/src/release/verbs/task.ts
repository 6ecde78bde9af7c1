import type { Pointer } from '../../compose/documents';
import type { Reporter } from '../../report/reporter';
import type { Store } from '../../store/store';
import { encodingName, environmentName } from '../option-values';
import type { Command } from '../command';

/** One run of the command: what was asked for, on which store, and where it tells what it does. */
export interface Task extends Command {
  readonly reporter: Reporter;
  readonly store: Store;
  /** The folder that relative paths start at. */
  readonly from: string;
}

export const short = (id: string) => id.slice(0, 12);
export const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
export const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1024)} kB`;

export function storeOptions({ endpoint, region, encoding }: Command['values']) {
  return { endpoint, region, encoding: encodingName(encoding) };
}

/** Says what an environment runs now, or would. */
export function sayPointer(
  { reporter, values }: Task,
  pointer: Pointer | undefined,
  changed: boolean,
) {
  const environment = environmentName(values.env);
  if (values['dry-run'] === true) {
    reporter.line(`${environment} would be changed; this was a dry run and nothing was written`);
  } else if (pointer) {
    const what = `composition ${short(pointer.hash)} (promotion ${pointer.seq})`;
    reporter.line(changed ? `${environment} runs ${what}` : `${environment} already ran ${what}`);
  }
}
