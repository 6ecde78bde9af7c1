import type { Composition, RemoteRelease } from 'shared-kernel/remote';
import { PromotionError, requireExpected } from '../compose/compose';
import { readKeptShell } from '../compose/kept-shell';
import {
  compositionHash,
  readComposition,
  readPointer,
  readRecord,
  requirePointer,
  type Pointer,
} from '../compose/documents';
import { readRecent, readStanding } from '../compose/history';
import { CliError } from '../base/cli-error';
import type { Store } from '../store/store';
import { requireFit } from './gate';
import { apply, requireUsable, type Change, type PromoteOptions } from './gated-change';
import { rollbackShell } from './rollback-shell';
import { readPast, rollbackTarget, runs } from './rollback-target';
import type { PastState } from './rolled-back';

export interface RollbackOptions extends Omit<PromoteOptions, 'publicAddress'> {
  /** Number of the promotion to go back to; unless named, the last before what stands that was not rolled back from. */
  readonly seq?: number | undefined;
  /** The one remote to take back; the whole composition unless named. */
  readonly remote?: string | undefined;
  /** The pages' own store, where they have one. */
  readonly pages?: Store | undefined;
  /** Hears the numbers of promotions that cannot be gone back to: broken, missing or pruned. */
  readonly onPassedOver?: ((numbers: readonly number[]) => void) | undefined;
}

/** Writes what ran before, as the history will say it. */
const goBack = (store: Store, change: Change, words: string, options: RollbackOptions) =>
  apply(store, change, `roll ${words}`, { ...options, isBack: true });

/** The composition with one remote as it ran before; one that was changed meanwhile keeps what it was changed to. */
const takenBack =
  (remote: string, entry: RemoteRelease, from: Composition, environment: string) =>
  (now: Composition = from): Composition => {
    if (runs(now, remote) !== runs(from, remote))
      throw new PromotionError(
        `${remote} of ${environment} was changed by somebody else meanwhile; nothing was changed.`,
      );
    return { ...now, remotes: { ...now.remotes, [remote]: entry } };
  };

/** The whole as it ran before, with the page that it ran in: the page first, whose shell its remotes have run in. */
async function wholeBack(
  store: Store,
  { record: { seq }, composition: past }: PastState,
  page: string,
  options: RollbackOptions,
): Promise<Pointer> {
  const { environment, pages, expect, dryRun } = options;
  const standing = await requirePointer(store, environment);
  requireExpected(expect, standing, environment);
  const { record } = await readKeptShell(store, environment, page);
  requireFit(record, standing.composition, past, options);
  await requireUsable(store, standing.composition, past);
  await rollbackShell(store, environment, { pages, page, dryRun, isWithAll: true });
  if (dryRun === true) {
    const next = { seq: standing.seq + 1, promotion: 'dry run', hash: compositionHash(past) };
    return { ...standing, ...next, composition: past };
  }
  const pointer = await goBack(store, () => past, `back to ${seq}`, {
    ...options,
    expect: undefined,
  });
  if (pointer.composition.shell?.page === page) return pointer;
  throw new PromotionError(
    `The shell of ${environment} was changed by somebody else while it went back to ${seq}.`,
  );
}

function nothingBefore({ environment, seq, remote }: RollbackOptions): CliError {
  return new CliError(
    seq === undefined
      ? `${environment} ran nothing else${remote === undefined ? '' : ` of ${remote}`} before that was not rolled back from: there is nothing to go back to.`
      : `There is nothing else to go back to at promotion ${seq} of ${environment}.`,
  );
}

/** What ran at a promotion of the history; nothing where nothing is written down of it. */
async function stateAt(
  store: Store,
  environment: string,
  seq: number,
): Promise<PastState | undefined> {
  const record = await readRecord(store, environment, seq);
  return record && { record, composition: await readComposition(store, record.hash) };
}

async function lastBefore(
  store: Store,
  current: Pointer,
  { environment, remote, onPassedOver = () => undefined }: RollbackOptions,
): Promise<PastState | undefined> {
  const { records, unreadable } = await readRecent(store, environment);
  const past = await readPast(store, records);
  const target = rollbackTarget(current, past, remote);
  const isBetween = (seq: number) => seq < current.seq && seq > (target?.record.seq ?? 0);
  for (const { hash, seq } of records) {
    const reason = past.broken.get(hash);
    if (reason && isBetween(seq)) throw reason;
  }
  const passed = [...unreadable, ...past.pruned].filter(isBetween);
  if (passed.length > 0) onPassedOver(passed.sort((a, b) => a - b));
  return target;
}

/** Writes a pointer again that was lost: what ran at a promotion that was named. */
async function restore(store: Store, seq: number, options: RollbackOptions): Promise<Pointer> {
  const { environment } = options;
  const past = await stateAt(store, environment, seq);
  if (!past) throw nothingBefore(options);
  return goBack(store, () => past.composition, `back to ${seq}`, { ...options, restores: true });
}

/** Goes back to what an environment ran before. */
export async function rollbackEnvironment(
  store: Store,
  options: RollbackOptions,
): Promise<Pointer> {
  const { environment, seq, remote } = options;
  if (seq !== undefined && remote === undefined && !(await readPointer(store, environment)))
    return restore(store, seq, options);
  await readStanding(store, environment);
  const current = await requirePointer(store, environment);
  const target =
    seq === undefined
      ? await lastBefore(store, current, options)
      : await stateAt(store, environment, seq);
  if (!target || target.record.hash === current.hash) throw nothingBefore(options);
  const { composition, record } = target;
  if (remote !== undefined) {
    const entry = composition.remotes[remote];
    if (!entry || runs(composition, remote) === runs(current.composition, remote))
      throw nothingBefore(options);
    const change = takenBack(remote, entry, current.composition, environment);
    return goBack(store, change, `${remote} back to ${entry.release.slice(0, 8)}`, options);
  }
  const expect = options.expect ?? String(current.seq);
  const page = composition.shell?.page;
  return page === undefined || page === current.composition.shell?.page
    ? goBack(store, () => composition, `back to ${record.seq}`, { ...options, expect })
    : wholeBack(store, target, page, { ...options, expect });
}
