import type { Canary, Composition, DeployedRemote } from 'shared-kernel/remote';
import { stableOf } from '../compose/canaries';
import { changeComposition, PromotionError, requireExpected } from '../compose/compose';
import { requirePointer, type Pointer } from '../compose/documents';
import { readRelease } from '../compose/stored-release';
import { CliError } from '../run/cli-error';
import type { Store } from '../store/store';
import { requireOwnTabs } from './own-tabs';
import { placed } from './placement';
import { apply, placesFor, refuseTests, type PromoteOptions } from './promote';
import { findRelease } from './find-named';
import { underWay } from './under-canary';

const short = (release: string) => release.slice(0, 8);

/** The composition with a release of a remote for a share of browsers, beside the one that it runs. */
function withCanary(
  current: Composition | undefined,
  name: string,
  canary: Canary,
  environment: string,
): Composition {
  const own = current?.remotes[name];
  if (!own)
    throw new CliError(
      `${environment} runs no ${name}: release it first, a canary leaves most browsers where they are. Nothing was changed.`,
    );
  if (own.release === canary.tried.release)
    throw new CliError(
      `${environment} runs ${name} ${short(canary.tried.release)} in every browser already. Nothing was changed.`,
    );
  if (own.canary && own.canary.tried.release !== canary.tried.release)
    throw underWay(name, own.canary);
  requireOwnTabs(current, name, canary.tried.brings);
  return { ...current, schema: 1, remotes: { ...current.remotes, [name]: { ...own, canary } } };
}

/** Gives a share of browsers a release that is in the store, or the canary that is under way another share. */
export async function startCanary(
  store: Store,
  remote: string,
  { beginning, percent }: { readonly beginning: string; readonly percent: number },
  options: PromoteOptions,
): Promise<Pointer | undefined> {
  const { environment } = options;
  await requirePointer(store, environment);
  const release = await findRelease(store, remote, beginning);
  const description = await readRelease(store, remote, release);
  const places = await placesFor(store, options);
  return apply(
    store,
    (current) => {
      const canary = { percent, tried: placed(remote, description, current, places) };
      return withCanary(current, remote, canary, environment);
    },
    `canary ${remote} ${short(release)} for ${percent}%`,
    options,
  );
}

/** A remote with the canary that is under way, as it was when the command began: another one is somebody else's. */
function underCanary(
  { remotes }: Composition,
  remote: string,
  environment: string,
  begun?: Canary,
): DeployedRemote & { readonly canary: Canary } {
  const deployed = remotes[remote];
  const canary = deployed?.canary;
  if (begun && canary?.tried.release !== begun.tried.release)
    throw new PromotionError(
      `The canary of ${remote} was ended by somebody else meanwhile; nothing was changed.`,
    );
  if (canary) return { ...deployed, canary };
  const others = Object.keys(remotes).filter((name) => remotes[name]?.canary);
  const known = others.length === 0 ? 'none is' : `one of ${others.join(' and ')} is`;
  throw new CliError(
    `No canary of ${remote} is under way in ${environment}; ${known}. Nothing was changed.`,
  );
}

/** Gives every browser the release that a remote's canary tries. */
export async function promoteCanary(
  store: Store,
  remote: string,
  options: PromoteOptions,
): Promise<Pointer | undefined> {
  refuseTests(options);
  const { environment, publicAddress } = options;
  const standing = await requirePointer(store, environment);
  const { canary: begun } = underCanary(standing.composition, remote, environment);
  const places = await placesFor(store, options);
  const change = (current: Composition = standing.composition): Composition => {
    const { tried } = underCanary(current, remote, environment, begun).canary;
    const next = publicAddress === undefined ? tried : placed(remote, tried, current, places);
    return { ...current, remotes: { ...current.remotes, [remote]: next } };
  };
  return apply(
    store,
    change,
    `promote the canary ${remote} ${short(begun.tried.release)}`,
    options,
  );
}

/** Gives every browser the release again that most run. Asks for nothing else to be well: it is a way out. */
export async function abortCanary(
  store: Store,
  remote: string,
  {
    environment,
    expect,
    dryRun = false,
  }: Pick<PromoteOptions, 'environment' | 'expect' | 'dryRun'>,
): Promise<Pointer> {
  const standing = await requirePointer(store, environment);
  const { canary: begun } = underCanary(standing.composition, remote, environment);
  const change = (current: Composition = standing.composition): Composition => {
    const stable = stableOf(underCanary(current, remote, environment, begun));
    return { ...current, remotes: { ...current.remotes, [remote]: stable } };
  };
  if (!dryRun)
    return changeComposition(store, environment, {
      change,
      action: `abort the canary ${remote} ${short(begun.tried.release)}`,
      expect,
    });
  requireExpected(expect, standing, environment);
  return standing;
}
