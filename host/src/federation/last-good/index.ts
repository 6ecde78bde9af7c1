import kernel from 'shared-kernel/package.json';
import type { RemoteRelease } from 'shared-kernel/remote';
import { showReleases, stableInstead } from '../composition';
import { fits } from '../fits';
import { breakerState, closeBreaker, openBreaker, readBreaks } from './breaker';
import { readGood } from './good-releases';
import { isLive } from './is-live';
import { OutdatedPageError } from '../remote-error';
import { standIns, standInWords, type StandIn } from './stand-ins';
import { setStandIn } from './use-stand-ins';

/**
 * What could run in place of a release, if it fits this kernel and has the screen: of a canary what the other browsers
 * run, which is deployed as well; of any other the last that started well here.
 */
async function lastGood(
  name: string,
  screen: string,
  deployed: RemoteRelease,
): Promise<StandIn | undefined> {
  if (standIns.has(name) || !(await isLive())) return undefined;
  const stable = await stableInstead(name);
  const release = stable ?? (await readGood(name));
  const isUsable =
    release !== undefined &&
    release.release !== deployed.release &&
    fits(kernel.version, release.kernelRange) &&
    Object.hasOwn(release.screens, screen);
  if (!isUsable) return undefined;
  return { deployed: deployed.release, release, ...(stable && { isStable: true }) };
}

function run(name: string, standIn: StandIn): RemoteRelease {
  setStandIn(name, standIn);
  showReleases([[name, standIn.release]]);
  return standIn.release;
}

/** The release to begin with: the deployed one, unless it did not start here a moment ago and another can run. */
export async function releaseToTry(
  name: string,
  screen: string,
  deployed: RemoteRelease,
): Promise<RemoteRelease> {
  if (breakerState(readBreaks()[name], deployed.release, Date.now()) !== 'open') return deployed;
  const good = await lastGood(name, screen, deployed).catch(() => undefined);
  return good ? run(name, good) : deployed;
}

const short = (release: string) => release.slice(0, 12);

/**
 * What is done about a release that did not start: whether another runs from now on, if it starts. Where something
 * of the first may have run, it is thrown that a reload is needed: a page never runs two releases of a remote.
 */
export async function fallBack(
  name: string,
  screen: string,
  deployed: RemoteRelease,
  mayHaveRun: boolean,
): Promise<boolean> {
  if (standIns.get(name)?.release.release === deployed.release) {
    // It did not start either: the next page, or this one if it can, tries the one that is deployed.
    closeBreaker(name);
    if (!mayHaveRun) setStandIn(name, undefined);
    return false;
  }
  const good = await lastGood(name, screen, deployed).catch(() => undefined);
  if (!good) return false;
  openBreaker(name, deployed.release, Date.now());
  if (mayHaveRun)
    throw new OutdatedPageError(
      `The release ${short(deployed.release)} of the ${name} part did not start. Reload the page to go on with ${short(good.release.release)}, ${standInWords(good)}.`,
    );
  run(name, good);
  return true;
}
