import kernel from 'shared-kernel/package.json';
import type { RemoteRelease } from 'shared-kernel/remote';
import { showReleases } from '../composition';
import { fits } from '../fits';
import { breakerState, closeBreaker, openBreaker, readBreaks } from './breaker';
import { readGood } from './good-releases';
import { isLive } from './is-live';
import { OutdatedPageError } from '../remote-error';
import { standIns } from './stand-ins';
import { setStandIn } from './use-stand-ins';

/** The last release that started well here, if it fits this kernel, has the screen and is another than the deployed one. */
async function lastGood(
  name: string,
  screen: string,
  deployed: RemoteRelease,
): Promise<RemoteRelease | undefined> {
  if (standIns.has(name) || !(await isLive())) return undefined;
  const release = await readGood(name);
  const isUsable =
    release !== undefined &&
    release.release !== deployed.release &&
    fits(kernel.version, release.kernelRange) &&
    Object.hasOwn(release.screens, screen);
  return isUsable ? release : undefined;
}

function run(name: string, good: RemoteRelease, { release }: RemoteRelease): RemoteRelease {
  setStandIn(name, { deployed: release, release: good });
  showReleases([[name, good]]);
  return good;
}

/** The release to begin with: the deployed one, unless it did not start here a moment ago and another can run. */
export async function releaseToTry(
  name: string,
  screen: string,
  deployed: RemoteRelease,
): Promise<RemoteRelease> {
  if (breakerState(readBreaks()[name], deployed.release, Date.now()) !== 'open') return deployed;
  const good = await lastGood(name, screen, deployed).catch(() => undefined);
  return good ? run(name, good, deployed) : deployed;
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
      `The release ${short(deployed.release)} of the ${name} part did not start. Reload the page to go on with ${short(good.release)}, the last one that did.`,
    );
  run(name, good, deployed);
  return true;
}
