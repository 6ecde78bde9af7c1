import type { Composition } from 'shared-kernel/remote';
import { type Pointer, readComposition } from '../../compose/documents';
import { type Environment, readEnvironment } from '../../compose/environment';
import { readStanding } from '../../compose/history';
import { readRelease } from '../../compose/releases';
import { CliError } from '../../base/cli-error';
import { findComposition, findRelease, requireEnvironment, type Task } from '../task';
import { changeToUsable, type PromoteOptions } from '../gated-change';
import { environmentName, folderAddress } from '../option-values';
import { placed, type Places, placesOf, withRelease } from '../placement';
import { usage } from '../command';
import { changeAndVerify } from '../verify/verify-change';

/** Makes the environment run something that is in the store, addressed as its own. */
const promoted = (
  environment: Environment,
  { publicAddress, ...options }: PromoteOptions,
  action: string,
  next: (current: Composition | undefined, places: Places) => Composition,
): Promise<Pointer> => {
  const places = placesOf(environment, publicAddress);
  const change = (current: Composition | undefined) => next(current, places);
  return changeToUsable(environment, { ...options, change, action });
};

/** The same releases, as the environment addresses its own: another one may load from where this one's policy forbids. */
const takenOver =
  ({ remotes }: Composition) =>
  (current: Composition | undefined, places: Places): Composition => ({
    schema: 1,
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, entry]) => [name, placed(name, entry, current, places)]),
    ),
  });

/** Makes the environment run a composition, named by (the start of) its hash. */
export async function promoteComposition(
  environment: Environment,
  beginning: string,
  options: PromoteOptions = {},
): Promise<Pointer> {
  const hash = await findComposition(environment.store, beginning);
  const composition = await readComposition(environment.store, hash);
  return promoted(environment, options, `promote ${hash.slice(0, 12)}`, takenOver(composition));
}

/** Makes the environment run what another one runs: one remote of it, or all. */
export async function promoteFrom(
  environment: Environment,
  source: string,
  remote: string | undefined,
  options: PromoteOptions = {},
): Promise<Pointer> {
  const { store } = environment;
  const pointer = (await readStanding(store, source))?.pointer;
  const { composition } = await requireEnvironment({ store, name: source, pointer });
  if (remote === undefined)
    return promoted(environment, options, `promote what ${source} runs`, takenOver(composition));
  const entry = composition.remotes[remote];
  if (!entry) throw new CliError(`${source} runs no ${remote}.`);
  const action = `promote ${remote} ${entry.release.slice(0, 8)} from ${source}`;
  return promoted(environment, options, action, (current, places) =>
    withRelease(current, remote, entry, places),
  );
}

/** Makes the environment run one release of a remote that is in the store already. */
export async function promoteRelease(
  environment: Environment,
  remote: string,
  beginning: string,
  options: PromoteOptions = {},
): Promise<Pointer> {
  const release = await findRelease(environment.store, remote, beginning);
  const description = await readRelease(environment.store, remote, release);
  const action = `promote ${remote} ${release.slice(0, 8)}`;
  return promoted(environment, options, action, (current, places) =>
    withRelease(current, remote, description, places),
  );
}

/** Makes an environment run something that is in the store already. */
export async function promote(task: Task): Promise<number> {
  const { subject = '', values, store } = task;
  const environment = await readEnvironment(store, environmentName(values.env));
  const publicAddress = folderAddress(values.public);
  return changeAndVerify(task, environment, (change) => {
    const options = { ...change, publicAddress };
    if (values.from !== undefined)
      return promoteFrom(environment, environmentName(values.from), task.subject, options);
    const [, remote, release] = /^([a-z][a-z0-9-]*)@([0-9a-f]{4,32})$/.exec(subject) ?? [];
    if (remote !== undefined && release !== undefined)
      return promoteRelease(environment, remote, release, options);
    if (/^[0-9a-f]{6,64}$/.test(subject)) return promoteComposition(environment, subject, options);
    throw new CliError(`Name a composition’s hash, remote@release, or --from.\n\n${usage}`);
  });
}
