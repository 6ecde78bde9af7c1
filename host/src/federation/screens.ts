import kernel from 'shared-kernel/package.json';
import { trustRelease, type RemoteRelease, type ScreenModule } from 'shared-kernel/remote';
import * as v from 'valibot';
import { CompositionError, loadRelease, loadReleaseAnew } from './composition';
import type { ScreenId } from './described-tabs';
import { lentPlatform } from './lent-platform';
import { measured } from './release-loads';
import { releasedKernel } from './released-kernel';
import { OutdatedPageError, RemoteError } from './remote-error';
import { screenModuleSchema } from './screen-module';

const limitMs = 15_000;
/** A script that hangs is asked for again 30 seconds after it was asked for; whoever tries again sees that through. */
const laterLimitMs = 20_000;

function within<T>(milliseconds: number, work: Promise<T>, name: string): Promise<T> {
  const message = `The ${name} part did not answer within ${milliseconds / 1000} seconds.`;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RemoteError(message)), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const failed = new Set<string>();

/** The federation's runtime, fetched with the first screen of a remote. */
const loadRuntime = () => import(/* webpackChunkName: "federation" */ './runtime');

type Runtime = Awaited<ReturnType<typeof loadRuntime>>;

async function checkKernel(
  { fits }: Runtime,
  name: string,
  { kernelRange }: RemoteRelease,
): Promise<void> {
  if (fits(kernel.version, kernelRange)) return;
  const message = `The ${name} part needs kernel ${kernelRange}; this shell runs kernel ${kernel.version}.`;
  // Below where the range begins, and so not merely beyond its end.
  const isOlder = fits(kernel.version, kernelRange.replace(/^\D*/, '<'));
  if (!isOlder) throw new RemoteError(message);
  const released = await releasedKernel();
  throw released !== undefined && fits(released, kernelRange)
    ? new OutdatedPageError(
        `${message} This page is older than the part: reload it for a newer one.`,
      )
    : new RemoteError(`${message} This page is older than the part, and no newer one is out yet.`);
}

function register(runtime: Runtime, name: string, release: RemoteRelease): void {
  trustRelease(release, window.location.href);
  const entry = new URL(release.entry, new URL(release.address, window.location.href)).href;
  if (failed.has(name)) runtime.makeWay(name, entry);
  runtime.registerRemote(name, entry);
}

/** One that failed before it began may be named rightly by now. */
async function chooseRelease(name: string, fetching: Promise<Runtime>): Promise<RemoteRelease> {
  const isOpen = failed.has(name) && !(await fetching).hasBegun(name);
  return isOpen ? loadReleaseAnew(name) : loadRelease(name);
}

async function fetchModule(name: string, id: ScreenId): Promise<unknown> {
  const fetching = loadRuntime();
  // Whoever waits for it below hears of its failure.
  fetching.catch(() => undefined);
  const release = await chooseRelease(name, fetching);
  const runtime = await fetching;
  await checkKernel(runtime, name, release);
  register(runtime, name, release);
  const arriving = measured(name, () => runtime.loadRemote(id));
  arriving.catch(() => undefined);
  // How long the shell's own code takes is not held against the remote.
  await loadPlatform();
  return within(failed.has(name) ? laterLimitMs : limitMs, arriving, name);
}

/** The remote that owns a screen. */
const remoteOf = (id: ScreenId): string => id.slice(0, id.indexOf('/'));

async function fetchScreen(id: ScreenId): Promise<ScreenModule> {
  const name = remoteOf(id);
  let module: unknown;
  try {
    module = await fetchModule(name, id);
  } catch (error) {
    failed.add(name);
    if (error instanceof RemoteError || error instanceof CompositionError) throw error;
    throw new RemoteError(`The ${name} part could not be loaded.`, { cause: error });
  }

  const parsed = v.safeParse(screenModuleSchema, module);
  if (!parsed.success) throw new RemoteError(`The ${name} part does not offer the screen ${id}.`);
  failed.delete(name);
  return parsed.output;
}

/** The shell's own part of every screen, there once the dashboard's page has brought it. */
async function loadPlatform(): Promise<void> {
  const platform = await lentPlatform;
  await platform['shared-kernel/ui']();
}

const loading = new Map<ScreenId, Promise<ScreenModule>>();
const loaded = new Map<ScreenId, ScreenModule>();

/** A screen that has been fetched already. */
export const loadedScreen = (id: ScreenId): ScreenModule | undefined => loaded.get(id);

/** A screen of a remote, fetched once for the page; a failed fetch is not kept, so a retry is a new one. */
export function loadScreen(id: ScreenId): Promise<ScreenModule> {
  const held = loading.get(id);
  if (held) return held;
  const fetching = fetchScreen(id).then(
    (module) => {
      loaded.set(id, module);
      return module;
    },
    (error: unknown) => {
      loading.delete(id);
      throw error;
    },
  );
  loading.set(id, fetching);
  return fetching;
}

/** As long as nobody notices: a remote whose files are there already needs a few ms to begin. */
const briefMs = 100;

/**
 * Asks for a screen and waits for what of it is the shell's own, and then but briefly for the remote: one
 * that is there for the first drawing is drawn once, with the dashboard. A failure is the tab's to tell.
 */
export async function prepareScreen(id: ScreenId): Promise<void> {
  const arriving = loadScreen(id).catch(() => undefined);
  await loadPlatform().catch(() => undefined);
  await Promise.race([arriving, new Promise((resolve) => setTimeout(resolve, briefMs))]);
}
