import type { Composition } from 'shared-kernel/remote';
import type { Pointer } from '../compose/documents';
import type { Reporter } from '../base/reporter';
import type { Store } from '../store/store';
import { encodingName, environmentName, expectedState } from './option-values';
import type { Command } from './command';
import { entriesOf } from './rolled-back';

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

/** How a change of an environment was asked for. */
export const changeOptions = (values: Command['values']) => ({
  dryRun: values['dry-run'] === true,
  expect: expectedState(values.expect),
  despiteKernel: values['despite-kernel'] === true,
});

const nothing = 'nothing';

/** What becomes of each part of an environment, one line each; parts that stay are left out. */
export function differences(before: Composition | undefined, next: Composition): readonly string[] {
  const [old, now] = [before ? entriesOf(before) : {}, entriesOf(next)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((name) => {
    const [was, becomes] = [old[name], now[name]];
    if (was?.release !== becomes?.release)
      return `${name}: ${was?.release.slice(0, 8) ?? nothing} → ${becomes?.release.slice(0, 8) ?? nothing}`;
    if (was?.address !== becomes?.address)
      return `${name}: ${was?.address ?? nothing} → ${becomes?.address ?? nothing}`;
    return [];
  });
}

/** Says what an environment runs now, or would and what would become other. */
export function sayPointer(
  { reporter, values }: Task,
  before: Pointer | undefined,
  pointer: Pointer | undefined,
) {
  if (!pointer) return;
  const environment = environmentName(values.env);
  const what = `composition ${short(pointer.hash)} (promotion ${pointer.seq})`;
  const isOther = pointer.promotion !== before?.promotion;
  if (values['dry-run'] !== true) {
    reporter.line(isOther ? `${environment} runs ${what}` : `${environment} already ran ${what}`);
    return;
  }
  const parts = isOther ? differences(before?.composition, pointer.composition) : [];
  for (const part of parts) reporter.block(`  ${part}`);
  const would = isOther ? `would run ${what}` : `would stay at ${what}`;
  reporter.line(`${environment} ${would}; this was a dry run and nothing was written`);
}
