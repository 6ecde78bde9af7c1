import type { Composition } from 'shared-kernel/remote';
import {
  readComposition,
  readPointer,
  requirePointer,
  type Pointer,
} from '../../compose/documents';
import { readRelease } from '../../compose/stored-release';
import { CliError } from '../../base/cli-error';
import { probeStore } from '../../store/probe';
import type { Store } from '../../store/store';
import { findComposition, findRelease, requireEnvironment } from '../find-named';
import { apply, type Change, type PromoteOptions } from '../gated-change';
import { namedRelease } from '../named-release';
import { environmentName, expectedState, folderAddress } from '../option-values';
import { placed, placesOf, withRelease, type Places } from '../placement';
import { sayPointer, type Task } from '../task';
import { usage } from '../usage';
import { verifyChange } from '../verify/verify-change';

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

/** Makes an environment run something that is in the store already. */
export async function promote(task: Task): Promise<number> {
  const { subject, values, store } = task;
  const environment = environmentName(values.env);
  const dryRun = values['dry-run'] === true;
  if (!dryRun) await probeStore(store);
  const options = {
    environment,
    dryRun,
    publicAddress: folderAddress(values.public),
    expect: expectedState(values.expect),
    despiteKernel: values['despite-kernel'] === true,
  };
  const before = await readPointer(store, environment);
  const promoted = async () => {
    if (values.from !== undefined) {
      await requireEnvironment(store, environmentName(values.from));
      return promoteFrom(store, values.from, subject, options);
    }
    const named = namedRelease(subject);
    if (named) return promoteRelease(store, named.remote, named.beginning, options);
    if (subject !== undefined && /^[0-9a-f]{6,64}$/.test(subject))
      return promoteComposition(store, subject, options);
    throw new CliError(`Name a composition’s hash, remote@release, or --from.\n\n${usage}`);
  };
  const pointer = await promoted();
  sayPointer(task, before?.pointer, pointer);
  await verifyChange(task, environment);
  return 0;
}
