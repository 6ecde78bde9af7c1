import type { Composition, RemoteRelease } from 'shared-kernel/remote';
import { type ChangeOptions, PromotionError, requireExpected } from '../../compose/compose';
import { readKeptShell } from '../../compose/publish-shell';
import {
  compositionHash,
  type Pointer,
  readComposition,
  readPointer,
  readRecord,
  requirePointer,
} from '../../compose/documents';
import { type Environment, readEnvironment } from '../../compose/environment';
import { lastRecorded } from '../../compose/history';
import { CliError } from '../../base/cli-error';
import type { Store } from '../../store/store';
import { requireFit } from '../gate';
import { changeToUsable, requireUsable } from '../gated-change';
import { rollbackShell, type RollbackShellOptions } from '../rollback-shell';
import { lastBefore, type PastState, runs } from '../rollback-target';
import { pagesStore, plural, requireEnvironment, short, type Task } from '../task';
import { environmentName, wholeNumber } from '../option-values';
import { changeAndVerify } from '../verify/verify-change';

export interface RollbackOptions extends Omit<RollbackShellOptions, 'page' | 'isWithAll'> {
  /** Number of the promotion to go back to; unless named, the last before what stands that was not rolled back from. */
  readonly seq?: number | undefined;
  /** The one remote to take back; the whole composition unless named. */
  readonly remote?: string | undefined;
}

/** Reads an environment to roll it back: without its pointer too, where a promotion that is named writes it again. */
export const readForRollback = (
  store: Store,
  name: string,
  { seq, remote }: Pick<RollbackOptions, 'seq' | 'remote'>,
): Promise<Environment> =>
  readEnvironment(store, name, seq !== undefined && remote === undefined ? readPointer : undefined);

/** Writes what ran before, as the history will say it. */
const goBack = (
  environment: Environment,
  change: ChangeOptions['change'],
  words: string,
  { expect, despiteKernel, dryRun }: RollbackOptions,
) =>
  changeToUsable(environment, {
    change,
    action: `roll ${words}`,
    isBack: true,
    expect,
    despiteKernel,
    dryRun,
    restores: !environment.pointer,
  });

/** The composition with one remote as it ran before; one that was changed meanwhile keeps what it was changed to. */
const takenBack =
  (remote: string, entry: RemoteRelease, from: Composition, environment: string) =>
  (now: Composition = from): Composition => {
    if (runs(now, remote) !== runs(from, remote))
      throw new PromotionError(
        `${remote} of ${environment} was changed by another command meanwhile; nothing was changed.`,
      );
    return { ...now, remotes: { ...now.remotes, [remote]: entry } };
  };

/** The whole as it ran before, with the page that it ran in: the page first, whose shell its remotes have run in. */
async function wholeBack(
  environment: Environment,
  { record: { seq }, composition: past }: PastState,
  page: string,
  options: RollbackOptions,
): Promise<Pointer> {
  const { store, name } = environment;
  const { pages, expect, dryRun, despiteKernel } = options;
  // Another command may have changed it since it was read.
  const standing = await requirePointer(store, name);
  requireExpected(expect, standing, name);
  const { record } = await readKeptShell(store, name, page);
  requireFit(record, standing.composition, past, { environment: name, despiteKernel });
  await requireUsable(store, standing.composition, past);
  await rollbackShell(environment, { pages, page, dryRun, isWithAll: true });
  if (dryRun === true) {
    const next = { seq: standing.seq + 1, promotion: 'dry run', hash: compositionHash(past) };
    return { ...standing, ...next, composition: past };
  }
  const pointer = await goBack(environment, () => past, `back to ${seq}`, {
    ...options,
    expect: undefined,
  });
  if (pointer.composition.shell?.page === page) return pointer;
  throw new PromotionError(
    `The shell of ${name} was changed by another command while it went back to ${seq}.`,
  );
}

function nothingBefore(environment: string, { seq, remote }: RollbackOptions): CliError {
  return new CliError(
    seq === undefined
      ? `${environment} ran nothing else${remote === undefined ? '' : ` of ${remote}`} before that was not rolled back from: there is nothing to go back to.`
      : `There is nothing else to go back to at promotion ${seq} of ${environment}.`,
  );
}

/** What ran at a promotion of the history; nothing where nothing is written down of it. */
async function stateAt({ store, name }: Environment, seq: number): Promise<PastState | undefined> {
  const record = await readRecord(store, name, seq);
  return record && { record, composition: await readComposition(store, record.hash) };
}

/** Goes back to what an environment ran before; a pointer that was lost is written again from the promotion that is named. */
export async function rollbackEnvironment(
  environment: Environment,
  options: RollbackOptions,
): Promise<Pointer> {
  const { name, pointer: current } = environment;
  const { seq, remote } = options;
  const target =
    seq === undefined
      ? await lastBefore(environment, { ...options, part: remote })
      : await stateAt(environment, seq);
  if (!target || target.record.hash === current?.hash) throw nothingBefore(name, options);
  const { composition, record } = target;
  const whole = (expect: string | undefined) =>
    goBack(environment, () => composition, `back to ${record.seq}`, { ...options, expect });
  if (!current) return whole(options.expect);
  if (remote !== undefined) {
    const entry = composition.remotes[remote];
    if (!entry || runs(composition, remote) === runs(current.composition, remote))
      throw nothingBefore(name, options);
    const change = takenBack(remote, entry, current.composition, name);
    return goBack(environment, change, `${remote} back to ${entry.release.slice(0, 8)}`, options);
  }
  const expect = options.expect ?? String(current.seq);
  const page = composition.shell?.page;
  return page === undefined || page === current.composition.shell?.page
    ? whole(expect)
    : wholeBack(environment, target, page, { ...options, expect });
}

/** Makes an environment run what it ran before. */
export async function rollback(task: Task): Promise<number> {
  const { subject, values, store, reporter } = task;
  const name = environmentName(values.env);
  const seq = wholeNumber(values.seq, 'seq');
  const environment = await readForRollback(store, name, { seq, remote: subject });
  // A pointer that was lost is written again where there is a history.
  if (!environment.pointer && (await lastRecorded(store, name)) === 0)
    await requireEnvironment(environment);
  const pages = pagesStore(task, environment);
  const onPassedOver = (numbers: readonly number[]) =>
    reporter.line(
      `passed over what is missing, broken or pruned: ${plural(numbers.length, 'promotion')}, ${numbers.join(', ')}`,
    );
  return changeAndVerify(task, environment, async (change) => {
    const options = { ...change, pages, onPassedOver };
    if (subject !== 'shell')
      return rollbackEnvironment(environment, { ...options, remote: subject, seq });
    const { record } = await rollbackShell(environment, options);
    const what = `the page ${short(record.page)} with kernel ${record.kernel}`;
    reporter.line(`${name} ${options.dryRun ? 'would have' : 'has'} ${what} again`);
    return undefined;
  });
}
