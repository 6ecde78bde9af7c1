import {
  createCompositionPath,
  releaseSchemas,
  createReleaseDocumentName,
  type Composition,
  type RemoteRelease,
} from 'shared-kernel/remote';
import { readShellConfig } from 'shared-kernel/shell';
import * as v from 'valibot';
import { setReportedComposition, setReportedRelease } from '../diagnostics/report';
import { saveLastKnownPointer } from './fetch-text';
import { fetchVerifiedDocument, CompositionError } from './fetch-document';
import { getCurrentOverrides } from './overrides';
import { markCompositionUnavailable, setPageComposition } from './page-remotes';
import {
  getEnvironmentPointerUrl,
  readEnvironmentPointer,
  readPointerWithFallback,
  type ResolvedPointer,
} from './read-environment-pointer';

export { CompositionError } from './fetch-document';

/** The composition of the page. `promotion` is absent if the composition is not the current one of the environment. */
export type LoadedComposition = Pick<ResolvedPointer, 'hash' | 'composition'> &
  Partial<ResolvedPointer>;

async function readComposition(
  read: () => Promise<LoadedComposition> = readEnvironmentPointer,
): Promise<LoadedComposition> {
  const { composition: hash } = getCurrentOverrides();
  if (hash === undefined) return read();
  const address = new URL(`../../${createCompositionPath(hash)}`, getEnvironmentPointerUrl()).href;
  const subject = `The composition ${hash.slice(0, 12)}`;
  const composition = await fetchVerifiedDocument(
    releaseSchemas.composition,
    address,
    hash,
    subject,
  );
  return { hash, composition };
}

let current: Promise<LoadedComposition> | undefined;

let shown: Composition | undefined;

function show(composition: Composition): void {
  shown = composition;
  setPageComposition(composition);
}

export function applyReloadedReleases(
  releases: readonly (readonly [string, RemoteRelease])[],
): void {
  const described = releases.filter(([, { brings }]) => brings !== undefined);
  if (!shown || described.length === 0) return;
  show({ ...shown, remotes: { ...shown.remotes, ...Object.fromEntries(described) } });
}

function reportRelease(name: string, { composition }: LoadedComposition, more = ''): void {
  const preview = getCurrentOverrides().remotes[name];
  const { release = '', kernelRange = '' } = composition.remotes[name] ?? {};
  const live = `${release.slice(0, 8)} for ${kernelRange}${more}`;
  setReportedRelease(name, preview === undefined ? live : `${preview} (preview)`);
}

function reportComposition(deployed: LoadedComposition): void {
  const { hash, composition, isLastKnown } = deployed;
  setReportedComposition(`composition ${hash}${isLastKnown === true ? ' (last known)' : ''}`);
  for (const name of Object.keys(composition.remotes)) reportRelease(name, deployed);
}

async function readAndShow(): Promise<LoadedComposition> {
  try {
    const deployed = await readComposition(readPointerWithFallback);
    show(deployed.composition);
    reportComposition(deployed);
    void showPreviews(deployed.composition);
    return deployed;
  } catch (error) {
    current = undefined;
    markCompositionUnavailable();
    throw error;
  }
}

/** Loads the composition once per page. After a failure, the next call loads the composition again. */
export function loadComposition(): Promise<LoadedComposition> {
  current ??= readAndShow();
  return current;
}

/**
 * The release of a remote on a development server, which provides no integrity hashes. Every kernel version is
 * accepted, because shell and remote are built from the same repository.
 */
const localRelease = (address: string): RemoteRelease => ({
  release: '0'.repeat(32),
  address: address.replace(/\/*$/, '/'),
  entry: 'remote-entry.js',
  manifest: 'mf-manifest.json',
  kernelRange: '>=0.0.0',
  files: {},
  screens: {},
});

const contentsSchema = v.omit(releaseSchemas.remote, ['address', 'release']);

async function previewedRelease(name: string, release: string, { address }: RemoteRelease) {
  const place = new URL(createReleaseDocumentName(release), new URL(address, window.location.href))
    .href;
  const subject = `The release ${release.slice(0, 8)} of ${name}`;
  const contents = await fetchVerifiedDocument(contentsSchema, place, release, subject);
  return { ...contents, release, address };
}

const reloaded = new Map<string, LoadedComposition>();

function setReloaded(deployed: LoadedComposition, name: string): void {
  reloaded.set(name, deployed);
  reportRelease(name, deployed, ` of composition ${deployed.hash.slice(0, 8)}`);
}

export async function loadRelease(name: string): Promise<RemoteRelease> {
  const { composition } = reloaded.get(name) ?? (await loadComposition());
  const override = getCurrentOverrides().remotes[name];
  if (override?.startsWith('http') === true) return localRelease(override);
  const release = Object.hasOwn(composition.remotes, name) && composition.remotes[name];
  if (!release) throw new CompositionError(`“${name}” is not part of the current version.`);
  if (override !== undefined) return previewedRelease(name, override, release);
  return release;
}

let stored: LoadedComposition | undefined;

/** Stores the composition once a remote has rendered a screen. Later visits use it if no composition can be loaded. */
export async function saveLastComposition(name: string): Promise<void> {
  const deployed = reloaded.get(name) ?? (await current);
  const isPreview = getCurrentOverrides().remotes[name] !== undefined;
  if (deployed?.promotion === undefined || isPreview || deployed === stored) return;
  stored = deployed;
  saveLastKnownPointer(readShellConfig().compositionPointer, JSON.stringify(deployed));
}

/** Updates the tabs of remotes whose release is previewed. If a release fails to load, its tab shows the error. */
async function showPreviews({ remotes }: Composition): Promise<void> {
  const previewed = Object.keys(getCurrentOverrides().remotes).filter((name) =>
    Object.hasOwn(remotes, name),
  );
  const loading = previewed.map(async (name) => [name, await loadRelease(name)] as const);
  const loaded = await Promise.allSettled(loading);
  applyReloadedReleases(loaded.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
}

/** Loads the composition again and adds newly deployed remotes. Remotes that have already loaded do not change. */
export async function loadNewRemotes(): Promise<void> {
  const deployed = await readComposition();
  const { composition } = await loadComposition();
  const added = Object.entries(deployed.composition.remotes).filter(
    ([name]) => !Object.hasOwn(composition.remotes, name),
  );
  for (const [name] of added) setReloaded(deployed, name);
  applyReloadedReleases(added);
}

export async function reloadRelease(name: string): Promise<RemoteRelease> {
  const previous = current;
  // If reloading the composition fails, the remote is loaded from the composition of the page.
  if (previous) setReloaded(await readComposition().catch(async () => previous), name);
  const release = await loadRelease(name);
  applyReloadedReleases([[name, release]]);
  return release;
}
