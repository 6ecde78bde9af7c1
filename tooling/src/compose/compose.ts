import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Composition } from 'shared-kernel/remote';
import { compositionKey } from 'shared-kernel/remote';
import { CliError } from '../base/cli-error';
import type { Store } from '../store/store';
import { canonicalJson, compositionHash, type Pointer, readPointer, recordOf } from './documents';
import { lastRecorded, readStanding } from './history';
import { historyKey, pointerKey } from './keys';
import { currentNote } from './note';
import { readShellRecord, type ShellRecord } from './environment';

export class PromotionError extends CliError {
  override readonly name = 'PromotionError';
}

export interface ChangeOptions {
  /** The next composition, made from the one that stands; asked again when another command was faster. */
  readonly change: (current: Composition | undefined) => Composition | Promise<Composition>;
  /** What is done, as the history will say it. */
  readonly action: string;
  /** Whether it goes back to what ran before. */
  readonly isBack?: boolean | undefined;
  /** Number of the promotion that must still stand, or 12 characters or more of its composition's hash. */
  readonly expect?: string | undefined;
  /** Refuses the next composition where the shell that stands could not run it. */
  readonly requireFit?:
    | ((
        shell: ShellRecord | undefined,
        current: Composition | undefined,
        next: Composition,
      ) => void)
    | undefined;
  /** Whether a pointer that was lost is written again. */
  readonly restores?: boolean | undefined;
  /** Makes the next pointer and writes nothing. */
  readonly dryRun?: boolean | undefined;
}

const attempts = 80;
const longestPauseMs = 400;

/** Characters of a hash that tell its composition from every other. */
export const tellingLength = 12;

/** Refuses a change that was meant for another state than the one that stands. */
export function requireExpected(
  expect: string | undefined,
  standing: Pointer | undefined,
  environment: string,
): void {
  if (expect === undefined) return;
  const stands =
    expect.length < tellingLength
      ? String(standing?.seq ?? 0) === expect
      : standing?.hash.startsWith(expect);
  if (stands === true) return;
  const found = standing
    ? `stands at promotion ${standing.seq}, composition ${standing.hash.slice(0, tellingLength)}`
    : 'has no composition yet';
  throw new PromotionError(`${environment} ${found}, not at ${expect}; nothing was changed.`);
}

/**
 * Makes a change of the environment's composition current by compare-and-swap. Where another command was
 * faster the change is made again from what they left, so that no release is lost; with `expect` the
 * slower one is refused. A change that changes nothing writes nothing and returns the pointer that stands.
 */
export async function changeComposition(
  store: Store,
  environment: string,
  {
    change,
    action,
    isBack = false,
    expect,
    requireFit,
    restores = false,
    dryRun = false,
  }: ChangeOptions,
): Promise<Pointer> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const held = await (restores ? readPointer : readStanding)(store, environment);
    requireExpected(expect, held?.pointer, environment);
    const made = await change(held?.pointer.composition);
    const record = await readShellRecord(store, environment);
    requireFit?.(record, held?.pointer.composition, made);
    const composition = runIn(record, made);
    const hash = compositionHash(composition);
    if (held?.pointer.hash === hash) return held.pointer;

    const next: Pointer = {
      hash,
      seq: (await lastNumber(store, environment, held, dryRun)) + 1,
      promotion: randomUUID(),
      at: new Date().toISOString(),
      action,
      isBack,
      ...currentNote(),
      composition,
    };
    if (dryRun) return next;

    await store.putNew(compositionKey(hash), Buffer.from(canonicalJson(composition)));
    const body = Buffer.from(canonicalJson(next));
    if (await store.swap(pointerKey(environment), body, held?.tag)) {
      await keepInHistory(store, environment, next);
      return next;
    }
    if (expect !== undefined)
      throw new PromotionError(`${environment} was changed by another command meanwhile.`);
    await pause(Math.random() * Math.min(longestPauseMs, 10 * 2 ** attempt));
  }
  throw new PromotionError(
    `${environment} is being changed by too many at once: try again in a minute.`,
  );
}

/** A composition names the shell that stands: its page is published before, and changes nothing that runs. */
const runIn = (record: ShellRecord | undefined, composition: Composition): Composition => ({
  ...composition,
  shell: record && { page: record.page, kernel: record.kernel },
});

type HeldPointer = NonNullable<Awaited<ReturnType<typeof readPointer>>>;

/**
 * The number of what stands, which is in the history then: a writer killed after its swap leaves no gap. A pointer
 * that was put back by hand is recorded again, after what came after it, so that no number means two promotions.
 */
async function lastNumber(
  store: Store,
  environment: string,
  held: HeldPointer | undefined,
  dryRun: boolean,
): Promise<number> {
  if (!held) return lastRecorded(store, environment);
  const { pointer, tag } = held;
  const keep = async (standing: Pointer) => {
    if (!dryRun) await keepInHistory(store, environment, standing);
  };
  await keep(pointer);
  if (!(await store.has(historyKey(environment, pointer.seq + 1)))) return pointer.seq;
  // One that was faster has changed the pointer too, and the swap will find out.
  if ((await readPointer(store, environment))?.tag !== tag) return pointer.seq;
  const seq = (await lastRecorded(store, environment)) + 1;
  await keep({ ...pointer, seq });
  return seq;
}

async function keepInHistory(store: Store, environment: string, pointer: Pointer): Promise<void> {
  const key = historyKey(environment, pointer.seq);
  if (await store.has(key)) return;
  await store.putNew(key, Buffer.from(JSON.stringify(recordOf(pointer))));
}

/** Stores the composition and makes it the environment's current one. */
export function promote(
  store: Store,
  environment: string,
  composition: Composition,
): Promise<Pointer> {
  return changeComposition(store, environment, {
    change: () => composition,
    action: 'compose',
  });
}
