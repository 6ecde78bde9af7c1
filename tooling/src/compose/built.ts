import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { CliError } from '../base/cli-error';
import * as v from 'valibot';
import { readDescription, type RemoteDescription } from 'shared-kernel/remote';
import { descriptionFile } from '../../webpack/description';
import { packageDirectory, packageOfRemote } from '../packages';
import { builtFile } from '../provenance/built-from';
import { canonicalJson, readDocument } from './documents';
import { type BuiltRelease, type Contents, digest, nameOfRelease } from './releases';
import { sha256 } from '../base/sha256';

/** Refuses a build with links: what they point at may lie outside it, and may not be published. */
export function requireNoLinks(entries: readonly Dirent[]): void {
  const link = entries.find((entry) => entry.isSymbolicLink());
  if (link)
    throw new CliError(
      `${join(link.parentPath, link.name)} is a link: a release takes only files of the build itself.`,
    );
}

/** The manifest that the federation plugin leaves in `dist`. */
const manifestFile = 'mf-manifest.json';
const buildReports = new Set([manifestFile, 'mf-stats.json', descriptionFile, builtFile]);

const assetsSchema = v.object({ sync: v.array(v.string()), async: v.array(v.string()) });
const sharedSchema = v.looseObject({ name: v.string(), requiredVersion: v.string() });
const manifestSchema = v.looseObject({
  name: v.string(),
  shared: v.array(sharedSchema),
  metaData: v.looseObject({ remoteEntry: v.looseObject({ name: v.string(), path: v.string() }) }),
  exposes: v.array(
    v.looseObject({ name: v.string(), assets: v.object({ js: assetsSchema, css: assetsSchema }) }),
  ),
});

/** The manifest as it is released: named by its content, which is the same in whichever order modules were built. */
function releasedManifest(manifest: v.InferOutput<typeof manifestSchema>) {
  const shared = [...manifest.shared].sort((one, other) => (one.name < other.name ? -1 : 1));
  const body = Buffer.from(canonicalJson({ ...manifest, shared }));
  return { path: `mf-manifest.${sha256(body).slice(0, 10)}.json`, body };
}

function readBodies(directory: string): ReadonlyMap<string, Buffer> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  requireNoLinks(entries);
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [relative(directory, file).split(sep).join('/'), readFileSync(file)] as const)
    .filter(([path]) => !buildReports.has(path));
  return new Map(files.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const hashInName = /\.[0-9a-f]{8,}\.[a-z0-9]+$/;

/** Refuses files that are not named by their content: browsers keep every file of a release for a year. */
function requireHashedNames(directory: string, paths: Iterable<string>): void {
  const path = [...paths].find((one) => !hashInName.test(one));
  if (path !== undefined)
    throw new CliError(
      `The build in ${directory} is not a production build: the name of ${path} has no content hash.`,
    );
}

export function describeRelease(
  bodies: ReadonlyMap<string, Buffer>,
  contents: Omit<Contents, 'files'>,
): BuiltRelease {
  const files = Object.fromEntries([...bodies].map(([path, body]) => [path, digest(body)]));
  const whole: Contents = { ...contents, files };
  return { bodies, description: { release: nameOfRelease(canonicalJson(whole)), ...whole } };
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
  if (!description) throw new CliError(`The build of ${name} in ${directory} ${fault}`);
  const lacking = Object.keys(description.screens).find(
    (screen) => !Object.hasOwn(screens, screen),
  );
  if (lacking !== undefined)
    throw new CliError(
      `The build of ${name} in ${directory} describes the screen ${lacking} but does not contain it.`,
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
    throw new CliError(`${directory} holds no build of a remote: ${manifestFile} is missing.`);
  const manifest = readDocument(manifestSchema, readFileSync(manifestPath), manifestPath);
  if (manifest.name !== name)
    throw new CliError(`${directory} holds the build of ${manifest.name}, not of ${name}.`);
  const released = releasedManifest(manifest);
  const bodies = new Map([...readBodies(directory), [released.path, released.body]]);
  requireHashedNames(directory, bodies.keys());
  const { name: entryName, path: entryPath } = manifest.metaData.remoteEntry;
  const entry = `${entryPath}${entryName}`;
  const screens = Object.fromEntries(
    manifest.exposes.map(({ name: screen, assets }) => [
      screen,
      // The entry itself holds what more than one screen takes.
      [...assets.js.sync, ...assets.css.sync].filter((path) => path !== entry),
    ]),
  );
  const named = manifest.exposes.flatMap(({ assets: { js, css } }) =>
    [js, css].flatMap(({ sync, async }) => [...sync, ...async]),
  );
  const missing = [entry, ...named].find((path) => !bodies.has(path));
  if (missing !== undefined)
    throw new CliError(`The build in ${directory} is incomplete: ${missing} is missing.`);
  // As the build has it, which may have been made elsewhere and from another kernel.
  const kernel = manifest.shared.find(({ name: shared }) => shared.startsWith('shared-kernel/'));
  if (!kernel)
    throw new CliError(`The build in ${directory} shares nothing of the kernel with the shell.`);
  const brings = readBuiltDescription(name, directory, screens);
  const { requiredVersion: kernelRange } = kernel;
  const contents = { entry, manifest: released.path, kernelRange, screens, brings };
  return { ...describeRelease(bodies, contents), record: readRecord(directory) };
}

/** What a build says that it was made of, as it says it. */
export function readRecord(directory: string): Buffer | undefined {
  const file = join(directory, builtFile);
  return existsSync(file) ? readFileSync(file) : undefined;
}
