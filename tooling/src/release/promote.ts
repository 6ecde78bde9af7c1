import type { Composition } from 'shared-kernel/remote';
import { canonicalJson } from '../compose/canonical-json';
import { readComposition, requirePointer, type Pointer } from '../compose/documents';
import { readRelease } from '../compose/stored-release';
import { CliError } from '../base/cli-error';
import type { Store } from '../store/store';
import { findComposition, findRelease } from './find-named';
import { changedRemotes } from './gate';
import { changeThroughGate } from './gated-change';
import { placed, placesOf, withRelease, type Places } from './placement';
import { requireUnmarked } from './prune-marks';

export interface PromoteOptions {
  readonly environment: string;
  /** Address under which browsers read the store, ending in `/`; the environment's own unless given. */
  readonly publicAddress?: string | undefined;
  readonly expect?: string | undefined;
  readonly despiteKernel?: boolean;
  readonly dryRun?: boolean;
  /** Whether a pointer that was lost is written again. */
  readonly restores?: boolean;
}

/** Every release that is new in a composition is there, whole, and what the composition says of it. */
export async function requireUsable(
  store: Store,
  current: Composition | undefined,
  next: Composition,
): Promise<void> {
  const changed = changedRemotes(current, next);
  for (const [name, { address, ...entry }] of changed) {
    const described = await readRelease(store, name, entry.release);
    if (canonicalJson(entry) !== canonicalJson(described))
      throw new CliError(
        `The composition describes ${name}, at ${address}, otherwise than its release does. Nothing was changed.`,
      );
  }
  await requireUnmarked(store, Object.fromEntries(changed));
}

type Change = (current: Composition | undefined) => Composition | Promise<Composition>;

const placesFor = (store: Store, { environment, publicAddress }: PromoteOptions) =>
  placesOf(store, environment, publicAddress);

/** The same releases, as the environment addresses its own: another one may load from where this one's policy forbids. */
const takenOver =
  ({ remotes }: Composition, places: Places): Change =>
  (current) => ({
    schema: 1,
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, entry]) => [name, placed(name, entry, current, places)]),
    ),
  });

/**
 * Makes a change of what an environment runs, once everything that it would run is fit to. A dry run returns the
 * pointer that it would write.
 */
export function apply(
  store: Store,
  change: Change,
  action: string,
  { environment, despiteKernel, expect, dryRun, restores }: PromoteOptions,
): Promise<Pointer> {
  return changeThroughGate(store, {
    change: async (current) => {
      const next = await change(current);
      await requireUsable(store, current, next);
      return next;
    },
    action,
    environment,
    despiteKernel,
    expect,
    dryRun,
    restores,
  });
}

/** Makes the environment run a composition, named by (the start of) its hash. */
export async function promoteComposition(
  store: Store,
  beginning: string,
  options: PromoteOptions,
): Promise<Pointer> {
  const hash = await findComposition(store, beginning);
  const composition = await readComposition(store, hash);
  const change = takenOver(composition, await placesFor(store, options));
  return apply(store, change, `promote ${hash.slice(0, 12)}`, options);
}

/** Makes the environment run what another one runs: one remote of it, or all. */
export async function promoteFrom(
  store: Store,
  source: string,
  remote: string | undefined,
  options: PromoteOptions,
): Promise<Pointer> {
  const { composition } = await requirePointer(store, source);
  const places = await placesFor(store, options);
  if (remote === undefined)
    return apply(store, takenOver(composition, places), `promote what ${source} runs`, options);
  const entry = composition.remotes[remote];
  if (!entry) throw new CliError(`${source} runs no ${remote}.`);
  return apply(
    store,
    (current) => withRelease(current, remote, entry, places),
    `promote ${remote} ${entry.release.slice(0, 8)} from ${source}`,
    options,
  );
}

/** Makes the environment run one release of a remote that is in the store already. */
export async function promoteRelease(
  store: Store,
  remote: string,
  beginning: string,
  options: PromoteOptions,
): Promise<Pointer> {
  const release = await findRelease(store, remote, beginning);
  const description = await readRelease(store, remote, release);
  const places = await placesFor(store, options);
  return apply(
    store,
    (current) => withRelease(current, remote, description, places),
    `promote ${remote} ${release.slice(0, 8)}`,
    options,
  );
}
