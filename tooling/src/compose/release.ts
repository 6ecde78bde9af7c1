import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import {
  readDescription,
  remoteReleaseSchema,
  type RemoteDescription,
  type RemoteRelease,
  releaseContents,
} from 'shared-kernel/remote';
import * as v from 'valibot';
import { descriptionFile } from '../../webpack/description';
import { packageDirectory, packageOfRemote } from '../packages';
import { CommandError } from '../run/command-error';
import { contentTypeOf } from '../store/delivery';
import type { Store } from '../store/store';
import { canonicalJson, sha256 } from './canonical-json';
import { readDocument } from './documents';
import { inParallel } from './in-parallel';
import { releaseFolder } from './keys';

/** The manifest that the federation plugin leaves in `dist`; read here and not released. */
const manifestFile = 'mf-manifest.json';
const buildReports = new Set([manifestFile, 'mf-stats.json', descriptionFile]);

const assetsSchema = v.object({ sync: v.array(v.string()), async: v.array(v.string()) });
const sharedSchema = v.object({ name: v.string(), requiredVersion: v.string() });
const manifestSchema = v.object({
  name: v.string(),
  shared: v.array(sharedSchema),
  metaData: v.object({ remoteEntry: v.object({ name: v.string(), path: v.string() }) }),
  exposes: v.array(
    v.object({ name: v.string(), assets: v.object({ js: assetsSchema, css: assetsSchema }) }),
  ),
});

const descriptionSchema = v.omit(remoteReleaseSchema, ['address', 'release']);
type Contents = v.InferOutput<typeof descriptionSchema>;
export type ReleaseDescription = Omit<RemoteRelease, 'address'>;

export interface BuiltRelease {
  readonly description: ReleaseDescription;
  readonly bodies: ReadonlyMap<string, Buffer>;
}

function readBodies(directory: string): ReadonlyMap<string, Buffer> {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [relative(directory, file).split(sep).join('/'), readFileSync(file)] as const)
    .filter(([path]) => !buildReports.has(path));
  return new Map(files.sort(([a], [b]) => (a < b ? -1 : 1)));
}

export const digest = (body: Buffer) =>
  `sha384-${createHash('sha384').update(body).digest('base64')}`;

const releaseIdLength = 32;
const nameOf = (text: string | Buffer) => sha256(text).slice(0, releaseIdLength);

export function describeRelease(
  bodies: ReadonlyMap<string, Buffer>,
  contents: Omit<Contents, 'files'>,
): BuiltRelease {
  const files = Object.fromEntries([...bodies].map(([path, body]) => [path, digest(body)]));
  const whole: Contents = { ...contents, files };
  return { bodies, description: { release: nameOf(canonicalJson(whole)), ...whole } };
}

/** What the built remote says of itself; a wrong description is refused before anything is put. */
function readBuiltDescription(
  name: string,
  directory: string,
  screens: Readonly<Record<string, unknown>>,
): RemoteDescription {
  const file = join(directory, descriptionFile);
  const text = existsSync(file) ? readFileSync(file) : undefined;
  const { description, fault } = readDescription(
    name,
    text && readDocument(v.unknown(), text, file),
  );
  if (!description) throw new CommandError(`The build of ${name} in ${directory} ${fault}`);
  const lacking = Object.keys(description.screens).find(
    (screen) => !Object.hasOwn(screens, screen),
  );
  if (lacking !== undefined)
    throw new CommandError(
      `The build of ${name} in ${directory} describes the screen ${lacking} and does not hold it.`,
    );
  return description;
}

/** Reads a remote's built files as the release they make: equal files are the same release. */
export function readBuiltRelease(
  name: string,
  directory = join(packageDirectory(packageOfRemote(name)), 'dist'),
): BuiltRelease {
  const manifestPath = join(directory, manifestFile);
  if (!existsSync(manifestPath))
    throw new CommandError(`${directory} holds no build of a remote: ${manifestFile} is missing.`);
  const manifest = readDocument(manifestSchema, readFileSync(manifestPath), manifestPath);
  if (manifest.name !== name)
    throw new CommandError(`${directory} holds the build of ${manifest.name}, not of ${name}.`);
  const bodies = readBodies(directory);
  const { name: entryName, path: entryPath } = manifest.metaData.remoteEntry;
  const entry = `${entryPath}${entryName}`;
  const screens = Object.fromEntries(
    manifest.exposes.map(({ name: screen, assets }) => [
      screen,
      // The entry itself holds what more than one screen takes.
      [...assets.js.sync, ...assets.css.sync].filter((path) => path !== entry),
    ]),
  );
  const missing = [entry, ...Object.values(screens).flat()].find((path) => !bodies.has(path));
  if (missing !== undefined)
    throw new CommandError(`The build in ${directory} is not whole: ${missing} is missing.`);
  // As the build has it, which may have been made elsewhere and from another kernel.
  const kernel = manifest.shared.find(({ name: shared }) => shared.startsWith('shared-kernel/'));
  if (!kernel)
    throw new CommandError(`The build in ${directory} takes nothing of the kernel from the shell.`);
  const brings = readBuiltDescription(name, directory, screens);
  return describeRelease(bodies, { entry, kernelRange: kernel.requiredVersion, screens, brings });
}

export interface PutProgress {
  readonly done: number;
  readonly total: number;
}

export interface PutReport {
  /** Files that were written, their bytes, and files that were there already. */
  readonly put: number;
  readonly bytes: number;
  readonly kept: number;
}

interface PutOptions {
  readonly dryRun?: boolean;
  readonly onProgress?: ((progress: PutProgress) => void) | undefined;
}

const uploadsAtOnce = 16;

/**
 * Puts a release into the store, its commit marker last. What is there already is compared and kept,
 * so an interrupted upload goes on where it ended and a finished one writes nothing.
 */
export async function putRelease(
  store: Store,
  name: string,
  { bodies, description: { release, ...contents } }: BuiltRelease,
  { dryRun = false, onProgress = () => undefined }: PutOptions = {},
): Promise<PutReport> {
  const folder = releaseFolder(name, release);
  const marker = `${folder}${releaseContents}`;
  [...bodies.keys()].forEach(contentTypeOf);
  if (await store.has(marker)) return { put: 0, bytes: 0, kept: bodies.size };

  const standing = new Set((await store.list(folder)).map(({ key }) => key));
  const report = { put: 0, bytes: 0, kept: 0 };
  let done = 0;
  await inParallel([...bodies], uploadsAtOnce, async ([path, body]) => {
    const key = folder + path;
    const isNew = !standing.has(key) && (dryRun || (await store.putNew(key, body)));
    if (isNew) {
      report.put += 1;
      report.bytes += body.length;
    } else {
      if ((await store.sha256Of(key)) !== sha256(body))
        throw new CommandError(
          `${key} in ${store.name} holds other bytes than were built; remove it, then release again.`,
        );
      report.kept += 1;
    }
    onProgress({ done: (done += 1), total: bodies.size });
  });
  if (!dryRun) await store.putNew(marker, Buffer.from(canonicalJson(contents)));
  return report;
}

/** A release that is in the store, whole; what is missing of it becomes a sentence. */
export async function readRelease(
  store: Store,
  name: string,
  release: string,
): Promise<ReleaseDescription> {
  const folder = releaseFolder(name, release);
  const place = `The release ${release.slice(0, 8)} of ${name} in ${store.name}`;
  const held = await store.get(`${folder}${releaseContents}`);
  if (!held) {
    const begun = (await store.list(folder)).length > 0;
    throw new CommandError(
      begun
        ? `${place} was never finished: release it again to finish it.`
        : `${place} does not exist.`,
    );
  }
  if (nameOf(held.body) !== release)
    throw new CommandError(
      `${place} does not have the hash it is named by: it was changed or broken.`,
    );
  const contents = readDocument(descriptionSchema, held.body, place);
  const standing = new Set((await store.list(folder)).map(({ key }) => key));
  const files = Object.keys(contents.files);
  const missing = files.filter((path) => !standing.has(folder + path));
  const [first] = missing;
  if (first !== undefined)
    throw new CommandError(
      `${place} lacks ${missing.length} of its ${files.length} files, such as ${first}.`,
    );
  return { release, ...contents };
}
