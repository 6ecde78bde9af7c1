import type { Composition } from 'shared-kernel/remote';
import type { ChangeOptions } from '../../compose/compose';
import { type Pointer, readComposition } from '../../compose/documents';
import { type Environment, readEnvironment } from '../../compose/environment';
import { readStanding } from '../../compose/history';
import { readRelease } from '../../compose/releases';
import { CliError } from '../../base/cli-error';
import { probeStore } from '../../store/probe';
import {
  changeOptions,
  findComposition,
  findRelease,
  requireEnvironment,
  sayPointer,
  type Task,
} from '../task';
import { changeToUsable, type PromoteOptions } from '../gated-change';
import { environmentName, folderAddress } from '../option-values';
import { placed, type Places, placesOf, withRelease } from '../placement';
import { usage } from '../command';
import { verifyChange } from '../verify/verify-public';

/** The same releases, as the environment addresses its own: another one may load from where this one's policy forbids. */
const takenOver =
  ({ remotes }: Composition, places: Places): ChangeOptions['change'] =>
  (current) => ({
    schema: 1,
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, entry]) => [name, placed(name, entry, current, places)]),
    ),
  });

/** Makes the environment run a composition, named by (the start of) its hash. */
export async function promoteComposition(
  environment: Environment,
  beginning: string,
  { publicAddress, ...options }: PromoteOptions = {},
): Promise<Pointer> {
  const hash = await findComposition(environment.store, beginning);
  const composition = await readComposition(environment.store, hash);
  return changeToUsable(environment, {
    ...options,
    change: takenOver(composition, placesOf(environment, publicAddress)),
    action: `promote ${hash.slice(0, 12)}`,
  });
}

/** Makes the environment run what another one runs: one remote of it, or all. */
export async function promoteFrom(
  environment: Environment,
  source: string,
  remote: string | undefined,
  { publicAddress, ...options }: PromoteOptions = {},
): Promise<Pointer> {
  const { store } = environment;
  const pointer = (await readStanding(store, source))?.pointer;
  const { composition } = await requireEnvironment({ store, name: source, pointer });
  const places = placesOf(environment, publicAddress);
  if (remote === undefined)
    return changeToUsable(environment, {
      ...options,
      change: takenOver(composition, places),
      action: `promote what ${source} runs`,
    });
  const entry = composition.remotes[remote];
  if (!entry) throw new CliError(`${source} runs no ${remote}.`);
  return changeToUsable(environment, {
    ...options,
    change: (current) => withRelease(current, remote, entry, places),
    action: `promote ${remote} ${entry.release.slice(0, 8)} from ${source}`,
  });
}

/** Makes the environment run one release of a remote that is in the store already. */
export async function promoteRelease(
  environment: Environment,
  remote: string,
  beginning: string,
  { publicAddress, ...options }: PromoteOptions = {},
): Promise<Pointer> {
  const release = await findRelease(environment.store, remote, beginning);
  const description = await readRelease(environment.store, remote, release);
  const places = placesOf(environment, publicAddress);
  return changeToUsable(environment, {
    ...options,
    change: (current) => withRelease(current, remote, description, places),
    action: `promote ${remote} ${release.slice(0, 8)}`,
  });
}

/** A remote and the beginning of its release’s id, from `remote@release`; nothing where it is no such name. */
function namedRelease(
  subject = '',
): { readonly remote: string; readonly beginning: string } | undefined {
  const [, remote, beginning] = /^([a-z][a-z0-9-]*)@([0-9a-f]{4,32})$/.exec(subject) ?? [];
  return remote === undefined || beginning === undefined ? undefined : { remote, beginning };
}

/** Makes an environment run something that is in the store already. */
export async function promote(task: Task): Promise<number> {
  const { subject, values, store } = task;
  const name = environmentName(values.env);
  const options = { ...changeOptions(values), publicAddress: folderAddress(values.public) };
  if (!options.dryRun) await probeStore(store);
  const environment = await readEnvironment(store, name);
  const promoted = () => {
    if (values.from !== undefined)
      return promoteFrom(environment, environmentName(values.from), subject, options);
    const named = namedRelease(subject);
    if (named) return promoteRelease(environment, named.remote, named.beginning, options);
    if (subject !== undefined && /^[0-9a-f]{6,64}$/.test(subject))
      return promoteComposition(environment, subject, options);
    throw new CliError(`Name a composition’s hash, remote@release, or --from.\n\n${usage}`);
  };
  sayPointer(task, environment.pointer, await promoted());
  await verifyChange(task, environment);
  return 0;
}
