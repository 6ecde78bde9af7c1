import {
  compositionKey,
  releaseSchemas,
  releaseDocument,
  type Composition,
  type RemoteRelease,
} from 'shared-kernel/remote';
import { shellConfig } from 'shared-kernel/shell';
import * as v from 'valibot';
import { noteComposition, noteRelease } from '../diagnostics/report';
import { keepLastKnown } from './fetch-text';
import { fetchNamed, CompositionError } from './fetch-document';
import { overrides } from './overrides';
import { settleWithout, showComposition } from './page-remotes';
import { pointerAddress, readPointer, readPointerOrLast, type FoundPointer } from './read-pointer';

export { CompositionError } from './fetch-document';

/** What this page runs; without a promotion when it is not the environment's current composition. */
export type Deployed = Pick<FoundPointer, 'hash' | 'composition'> & Partial<FoundPointer>;

async function readDeployed(read: () => Promise<Deployed> = readPointer): Promise<Deployed> {
  const { composition: hash } = overrides();
  if (hash === undefined) return read();
  const address = new URL(`../../${compositionKey(hash)}`, pointerAddress()).href;
  const subject = `The composition ${hash.slice(0, 12)}`;
  const composition = await fetchNamed(releaseSchemas.composition, address, hash, subject);
  return { hash, composition };
}

let current: Promise<Deployed> | undefined;

/** What is shown of the page's remotes: the composition, with what was previewed or requested again. */
let shown: Composition | undefined;

function show(composition: Composition): void {
  shown = composition;
  showComposition(composition);
}

/** Shows what other releases bring than those that the page began with. */
export function showReleases(releases: readonly (readonly [string, RemoteRelease])[]): void {
  const described = releases.filter(([, { brings }]) => brings !== undefined);
  if (!shown || described.length === 0) return;
  show({ ...shown, remotes: { ...shown.remotes, ...Object.fromEntries(described) } });
}

/** What a report of a fault says of a remote: its release, unless another one is previewed. */
function noteOf(name: string, { composition }: Deployed, more = ''): void {
  const preview = overrides().remotes[name];
  const { release = '', kernelRange = '' } = composition.remotes[name] ?? {};
  const live = `${release.slice(0, 8)} for ${kernelRange}${more}`;
  noteRelease(name, preview === undefined ? live : `${preview} (preview)`);
}

function noteDeployed(deployed: Deployed): void {
  const { hash, composition, isLastKnown } = deployed;
  noteComposition(`composition ${hash}${isLastKnown === true ? ' (last known)' : ''}`);
  for (const name of Object.keys(composition.remotes)) noteOf(name, deployed);
}

async function readAndShow(): Promise<Deployed> {
  try {
    const deployed = await readDeployed(readPointerOrLast);
    show(deployed.composition);
    noteDeployed(deployed);
    void showPreviews(deployed.composition);
    return deployed;
  } catch (error) {
    current = undefined;
    settleWithout();
    throw error;
  }
}

/** What is deployed, read once for the page, which then shows its remotes; a failed reading is not kept. */
export function loadComposition(): Promise<Deployed> {
  current ??= readAndShow();
  return current;
}

/** A development server names no digests and is built from the kernel next to it. */
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

/** Another release of a remote, beside the one that the composition names. */
async function previewedRelease(name: string, release: string, { address }: RemoteRelease) {
  const place = new URL(releaseDocument(release), new URL(address, window.location.href)).href;
  const subject = `The release ${release.slice(0, 8)} of ${name}`;
  const contents = await fetchNamed(contentsSchema, place, release, subject);
  return { ...contents, release, address };
}

/** What is deployed as a remote last asked for it, where that is not what the page began with. */
const askedAnew = new Map<string, Deployed>();

function takeFrom(deployed: Deployed, name: string): void {
  askedAnew.set(name, deployed);
  noteOf(name, deployed, ` of composition ${deployed.hash.slice(0, 8)}`);
}

/** The release of a remote that this page runs, overrides included. */
export async function loadRelease(name: string): Promise<RemoteRelease> {
  const { composition } = askedAnew.get(name) ?? (await loadComposition());
  const asked = overrides().remotes[name];
  if (asked?.startsWith('http') === true) return localRelease(asked);
  const release = Object.hasOwn(composition.remotes, name) && composition.remotes[name];
  if (!release) throw new CompositionError(`“${name}” is not part of the current version.`);
  if (asked !== undefined) return previewedRelease(name, asked, release);
  return release;
}

let kept: Deployed | undefined;

/**
 * Keeps what is deployed for a visit that cannot read it, once a screen of this remote was drawn. A page that draws more
 * of them later may be older than what another tab has kept.
 */
export async function keepDeployed(name: string): Promise<void> {
  const deployed = askedAnew.get(name) ?? (await current);
  const isPreview = overrides().remotes[name] !== undefined;
  if (deployed?.promotion === undefined || isPreview || deployed === kept) return;
  kept = deployed;
  keepLastKnown(shellConfig().compositionPointer, JSON.stringify(deployed));
}

/** Releases that are previewed may bring other tabs than those that are live; one that fails shows an error in its own. */
async function showPreviews({ remotes }: Composition): Promise<void> {
  const previewed = Object.keys(overrides().remotes).filter((name) => Object.hasOwn(remotes, name));
  const loading = previewed.map(async (name) => [name, await loadRelease(name)] as const);
  const loaded = await Promise.allSettled(loading);
  showReleases(loaded.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
}

/** Looks again for remotes that came after the page began; what it began with stays. */
export async function loadNewRemotes(): Promise<void> {
  const deployed = await readDeployed();
  const { composition } = await loadComposition();
  const added = Object.entries(deployed.composition.remotes).filter(
    ([name]) => !Object.hasOwn(composition.remotes, name),
  );
  for (const [name] of added) takeFrom(deployed, name);
  showReleases(added);
}

/** The same for a remote that failed as it was named: its name alone is looked up in a list that is requested again. */
export async function loadReleaseAnew(name: string): Promise<RemoteRelease> {
  const held = current;
  // Without a list, or with none that answers now, the usual way is the way.
  if (held) takeFrom(await readDeployed().catch(async () => held), name);
  const release = await loadRelease(name);
  showReleases([[name, release]]);
  return release;
}
