import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { CliError } from '../command-line/cli-error';
import * as v from 'valibot';
import { parseDescription } from 'shared-kernel/remote';
import { descriptionFile } from '../../webpack/description';
import { getPackageFolder, getRemotePackageName } from '../packages';
import { toCanonicalJson, parseDocument } from './documents';
import {
  type BuiltRelease,
  type ReleaseContents,
  computeIntegrity,
  computeReleaseId,
} from './releases';
import { sha256 } from '../command-line/sha256';

const manifestFile = 'mf-manifest.json';
const buildReports = new Set([manifestFile, 'mf-stats.json', descriptionFile]);

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

/**
 * Returns the manifest of the release. The modules are sorted and the name contains a hash, so neither depends on the
 * build order.
 */
function releasedManifest(manifest: v.InferOutput<typeof manifestSchema>) {
  const shared = [...manifest.shared].sort((one, other) => (one.name < other.name ? -1 : 1));
  const body = Buffer.from(toCanonicalJson({ ...manifest, shared }));
  return { path: `mf-manifest.${sha256(body).slice(0, 10)}.json`, body };
}

function readBodies(directory: string): ReadonlyMap<string, Buffer> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const files = entries
    // Symbolic links are skipped, because they may point outside the build folder.
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [relative(directory, file).split(sep).join('/'), readFileSync(file)] as const)
    .filter(([path]) => !buildReports.has(path));
  return new Map(files.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const hashInName = /\.[0-9a-f]{8,}\.[a-z0-9]+$/;

export function describeRelease(
  bodies: ReadonlyMap<string, Buffer>,
  contents: Omit<ReleaseContents, 'files'>,
): BuiltRelease {
  const files = Object.fromEntries(
    [...bodies].map(([path, body]) => [path, computeIntegrity(body)]),
  );
  const whole: ReleaseContents = { ...contents, files };
  return { bodies, description: { release: computeReleaseId(toCanonicalJson(whole)), ...whole } };
}

export function readBuiltRelease(
  name: string,
  directory = join(getPackageFolder(getRemotePackageName(name)), 'dist'),
): BuiltRelease {
  const refuse = (what: string): never => {
    throw new CliError(`The build of ${name} in ${directory} ${what}`);
  };
  const manifestPath = join(directory, manifestFile);
  const descriptionPath = join(directory, descriptionFile);
  if (!existsSync(manifestPath)) refuse(`has no ${manifestFile}.`);
  const manifest = parseDocument(manifestSchema, readFileSync(manifestPath), manifestPath);
  if (manifest.name !== name) refuse(`is one of ${manifest.name}.`);
  const released = releasedManifest(manifest);
  const bodies = new Map([...readBodies(directory), [released.path, released.body]]);
  const unnamed = [...bodies.keys()].find((path) => !hashInName.test(path));
  if (unnamed !== undefined)
    refuse(`is not a production build: the name of ${unnamed} has no content hash.`);

  const { name: entryName, path: entryPath } = manifest.metaData.remoteEntry;
  const entry = `${entryPath}${entryName}`;
  const screens = new Map(
    manifest.exposes.map(({ name: screen, assets }) => [
      screen,
      // The entry file is not listed for any screen, because several screens share it.
      [...assets.js.sync, ...assets.css.sync].filter((path) => path !== entry),
    ]),
  );
  const named = manifest.exposes.flatMap(({ assets: { js, css } }) =>
    [js, css].flatMap(({ sync, async }) => [...sync, ...async]),
  );
  const missing = [entry, ...named].find((path) => !bodies.has(path));
  if (missing !== undefined) refuse(`is incomplete: ${missing} is missing.`);
  // The kernel version is read from the manifest, because the remote may have been built with another kernel.
  const kernel = manifest.shared.find(({ name: shared }) => shared.startsWith('shared-kernel/'));
  if (!kernel) return refuse('shares nothing of the kernel with the shell.');

  const text = existsSync(descriptionPath) ? readFileSync(descriptionPath) : undefined;
  const written = text && parseDocument(v.unknown(), text, descriptionPath);
  const { description: brings, fault } = parseDescription(name, written);
  if (!brings) return refuse(fault);
  const lacking = Object.keys(brings.screens).find((screen) => !screens.has(screen));
  if (lacking !== undefined) refuse(`describes the screen ${lacking} but does not contain it.`);
  return describeRelease(bodies, {
    ...{ entry, manifest: released.path, kernelRange: kernel.requiredVersion, brings },
    screens: Object.fromEntries(screens),
  });
}
