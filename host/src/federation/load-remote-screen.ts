import kernel from 'shared-kernel/package.json';
import {
  createLazyResource,
  loadingLimits,
  registerReleaseIntegrity,
  type LazyResource,
} from 'shared-kernel/loading';
import {
  findReleaseError,
  type RemoteRelease,
  type ScreenModule,
  type ScreenProps,
} from 'shared-kernel/remote';
import * as v from 'valibot';
import { addReportedError } from '../diagnostics/report';
import { waitUntilCompiled } from './compiling';
import { CompositionError, loadRelease, reloadRelease } from './composition';
import { getRemoteName, type ScreenId } from '../page/remote-tabs';
import { sharedModules, type SharedModuleName } from './shared-versions';
import { getPageRemotes } from './page-remotes';
import { measureReleaseLoad } from './release-loads';
import { findReleasedKernelVersion } from './released-page';
import { OutdatedPageError, RemoteError } from './fetch-document';
import { createElement, type ComponentType } from 'react';

const componentSchema = v.custom<ComponentType<ScreenProps>>(
  (value) =>
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value),
  'Screen is not a component',
);

const screenModuleSchema = v.object({ Screen: componentSchema });

/** Rejects after the time limit. The Try Again button on the error card starts another attempt. */
function inTime<T>(work: Promise<T>, name: string): Promise<T> {
  const message = `This page did not load within ${loadingLimits.screenLimitMs / 1000} seconds. The ${name} remote did not respond.`;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RemoteError(message)), loadingLimits.screenLimitMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const failed = new Set<string>();

const loadRuntime = () => import(/* webpackChunkName: "federation" */ './runtime');

type Runtime = Awaited<ReturnType<typeof loadRuntime>>;

async function checkKernel(
  { satisfiesRange }: Runtime,
  name: string,
  { kernelRange }: RemoteRelease,
): Promise<void> {
  if (satisfiesRange(kernel.version, kernelRange)) return;
  const message = `The ${name} remote needs kernel ${kernelRange}. This shell runs kernel ${kernel.version}.`;
  const isOlder = satisfiesRange(kernel.version, kernelRange.replace(/^\D*/, '<'));
  if (!isOlder) throw new RemoteError(message);
  const released = await findReleasedKernelVersion();
  throw released !== undefined && satisfiesRange(released, kernelRange)
    ? new OutdatedPageError(`${message} This page is out of date. Reload to continue.`)
    : new RemoteError(
        `${message} This page is out of date, and no newer version is available yet.`,
      );
}

const folders = new Map<string, string>();

export const findRemoteFolder = (name: string): string | undefined => folders.get(name);

function register(runtime: Runtime, name: string, release: RemoteRelease): void {
  registerReleaseIntegrity(release, window.location.href);
  const folder = new URL(release.address, window.location.href);
  if (!runtime.hasRemoteStarted(name)) folders.set(name, folder.href);
  runtime.registerRemote(name, new URL(release.entry, folder).href);
}

/**
 * Chooses the release to load. If the remote failed before its code started, a newer release may exist, so the
 * composition is loaded again.
 */
async function chooseRelease(name: string, fetching: Promise<Runtime>): Promise<RemoteRelease> {
  const isOpen = failed.has(name) && !(await fetching).hasRemoteStarted(name);
  return isOpen ? reloadRelease(name) : loadRelease(name);
}

async function fetchModule(name: string, id: ScreenId): Promise<unknown> {
  const fetching = loadRuntime();
  // Shared modules and the composition load in parallel. The `await` expressions below report a failure.
  const platform = loadPlatform(id);
  for (const own of [fetching, platform]) own.catch(() => undefined);
  const release = await chooseRelease(name, fetching);
  const runtime = await fetching;
  const fault = findReleaseError(release);
  if (fault !== undefined) throw new RemoteError(`The release of the ${name} remote ${fault}`);
  await checkKernel(runtime, name, release);
  if (process.env.NODE_ENV === 'development') await waitUntilCompiled(name, release);
  register(runtime, name, release);
  const arriving = measureReleaseLoad(name, () => runtime.loadRemote(id));
  arriving.catch(() => undefined);
  // The time limit of the remote does not include the loading time of the shell.
  await platform;
  return inTime(arriving, name);
}

/** Loads a screen of a remote. After a failure, the next call registers the remote again. */
export async function loadScreen(id: ScreenId): Promise<ScreenModule> {
  const name = getRemoteName(id);
  let module: unknown;
  try {
    module = await fetchModule(name, id);
  } catch (cause) {
    failed.add(name);
    const isTold = cause instanceof RemoteError || cause instanceof CompositionError;
    const error = isTold
      ? cause
      : new RemoteError(`The ${name} remote could not be loaded.`, { cause });
    addReportedError(error);
    throw error;
  }

  const parsed = v.safeParse(screenModuleSchema, module);
  if (!parsed.success)
    throw new RemoteError(`The ${name} remote does not contain the screen ${id}.`);
  failed.delete(name);
  return parsed.output;
}

async function loadPlatform(id: ScreenId): Promise<void> {
  const modules = await sharedModules;
  const needs = getPageRemotes().tabs.find(({ screen }) => screen === id)?.needs ?? [];
  const own: readonly SharedModuleName[] = [
    'shared-kernel/ui',
    ...needs.map((part) => `shared-kernel/${part}` as const),
  ];
  await Promise.all(own.map((name) => modules[name]()));
}

const resources = new Map<ScreenId, LazyResource<ScreenProps>>();

export function getRemoteScreen(id: ScreenId): LazyResource<ScreenProps> {
  const known = resources.get(id);
  if (known) return known;
  const resource = createLazyResource<ScreenProps>(async () => {
    const { Screen } = await loadScreen(id);
    return (props) => createElement(Screen, props);
  });
  resources.set(id, resource);
  return resource;
}

/**
 * Preloads a screen and waits briefly, so that a cached screen renders together with the dashboard. Failures are
 * reported when the tab opens.
 */
export async function preloadScreen(id: ScreenId): Promise<void> {
  const loading = getRemoteScreen(id).preload();
  await loadPlatform(id).catch(() => undefined);
  await Promise.race([
    loading,
    new Promise((resolve) => setTimeout(resolve, loadingLimits.firstDrawingLimitMs)),
  ]);
}
