import kernel from 'shared-kernel/package.json';
import { loadingLimits, trustRelease } from 'shared-kernel/loading';
import {
  releaseFault,
  type RemoteRelease,
  type ScreenModule,
  type ScreenProps,
} from 'shared-kernel/remote';
import * as v from 'valibot';
import { noteError } from '../diagnostics/report';
import { CompositionError, loadRelease, loadReleaseAnew } from './composition';
import { remoteOf, type ScreenId } from '../page/described-tabs';
import { sharedModules, type SharedName } from './shared-versions';
import { pageRemotes } from './page-remotes';
import { measured } from './release-loads';
import { releasedKernel } from './released-page';
import { OutdatedPageError, RemoteError } from '../loading/fetch-document';
import type { ComponentType } from 'react';

const componentSchema = v.custom<ComponentType<ScreenProps>>(
  (value) =>
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value),
  'Screen is not a component',
);

/** What a remote agreed to expose, as it is checked when its module arrives in the browser. */
const screenModuleSchema = v.object({ Screen: componentSchema });

/** Gives up what hangs: the card offers Try Again, which requests it again at once. */
function inTime<T>(work: Promise<T>, name: string): Promise<T> {
  const message = `This page did not load within ${loadingLimits.screenLimitMs / 1000} seconds: the ${name} part did not respond.`;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RemoteError(message)), loadingLimits.screenLimitMs);
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
    ? new OutdatedPageError(`${message} This page is out of date. Reload to continue.`)
    : new RemoteError(
        `${message} This page is out of date, and no newer version is available yet.`,
      );
}

const folders = new Map<string, string>();

/** The address of the folder that holds the release of a remote. */
export const folderOf = (name: string): string | undefined => folders.get(name);

function register(runtime: Runtime, name: string, release: RemoteRelease): void {
  trustRelease(release, window.location.href);
  const folder = new URL(release.address, window.location.href);
  const addressOf = (file: string) => new URL(file, folder).href;
  if (!runtime.hasBegun(name)) folders.set(name, folder.href);
  const { entry, manifest } = release;
  runtime.registerRemote(name, addressOf(entry), manifest && addressOf(manifest));
}

/** One that failed before it began may be named rightly by now. */
async function chooseRelease(name: string, fetching: Promise<Runtime>): Promise<RemoteRelease> {
  const isOpen = failed.has(name) && !(await fetching).hasBegun(name);
  return isOpen ? loadReleaseAnew(name) : loadRelease(name);
}

async function fetchModule(name: string, id: ScreenId): Promise<unknown> {
  const fetching = loadRuntime();
  // The shell's own part runs while the pointer is asked. The awaits below report a failure of either.
  const platform = loadPlatform(id);
  for (const own of [fetching, platform]) own.catch(() => undefined);
  const release = await chooseRelease(name, fetching);
  const runtime = await fetching;
  const fault = releaseFault(release);
  if (fault !== undefined) throw new RemoteError(`The release of the ${name} part ${fault}`);
  await checkKernel(runtime, name, release);
  register(runtime, name, release);
  const arriving = measured(name, () => runtime.loadRemote(id));
  arriving.catch(() => undefined);
  // How long the shell's own code takes is not held against the remote.
  await platform;
  return inTime(arriving, name);
}

async function fetchScreen(id: ScreenId): Promise<ScreenModule> {
  const name = remoteOf(id);
  let module: unknown;
  try {
    module = await fetchModule(name, id);
  } catch (cause) {
    failed.add(name);
    const isTold = cause instanceof RemoteError || cause instanceof CompositionError;
    const error = isTold
      ? cause
      : new RemoteError(`The ${name} part could not be loaded.`, { cause });
    noteError(error);
    throw error;
  }

  const parsed = v.safeParse(screenModuleSchema, module);
  if (!parsed.success) throw new RemoteError(`The ${name} part does not offer the screen ${id}.`);
  failed.delete(name);
  return parsed.output;
}

/** The shell's own part of a screen: what every one takes, and what this one says that it needs. */
async function loadPlatform(id: ScreenId): Promise<void> {
  const modules = await sharedModules;
  const needs = pageRemotes().tabs.find(({ screen }) => screen === id)?.needs ?? [];
  const own: readonly SharedName[] = [
    'shared-kernel/ui',
    ...needs.map((part) => `shared-kernel/${part}` as const),
  ];
  await Promise.all(own.map((name) => modules[name]()));
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

/**
 * Asks for a screen and waits for what of it is the shell's own, and then but briefly for the remote: one
 * that is there for the first drawing is drawn once, with the dashboard. A failure is the tab's to tell.
 */
export async function prepareScreen(id: ScreenId): Promise<void> {
  const arriving = loadScreen(id).catch(() => undefined);
  await loadPlatform(id).catch(() => undefined);
  await Promise.race([
    arriving,
    new Promise((resolve) => setTimeout(resolve, loadingLimits.firstDrawingLimitMs)),
  ]);
}
