import { createHash } from 'node:crypto';
import { type RemoteRelease, releaseSchemas } from 'shared-kernel/remote';
import * as v from 'valibot';
import { sha256 } from '../base/sha256';
import { CliError } from '../base/cli-error';
import { contentTypeOf } from '../store/delivery';
import type { Store } from '../store/store';
import { canonicalJson, readDocument } from './documents';
import { inParallel } from '../base/in-parallel';
import { recordKey, releaseKey, releasesFolder } from './keys';

/** What a store keeps of a release, which is named by its hash. */
const descriptionSchema = v.omit(releaseSchemas.remote, ['address', 'release']);
export type Contents = v.InferOutput<typeof descriptionSchema>;
export type ReleaseDescription = Omit<RemoteRelease, 'address'>;

export const digest = (body: Buffer) =>
  `sha384-${createHash('sha384').update(body).digest('base64')}`;

const releaseIdLength = 32;
export const nameOfRelease = (text: string | Buffer) => sha256(text).slice(0, releaseIdLength);

export interface BuiltRelease {
  readonly description: ReleaseDescription;
  readonly bodies: ReadonlyMap<string, Buffer>;
  /** What is kept beside the release and is no part of it: what it was made of, and by whom. */
  readonly record?: Buffer | undefined;
}

export interface PutReport {
  /** Files that were written, their bytes, and files that were there already. */
  readonly put: number;
  readonly bytes: number;
  readonly kept: number;
}

interface PutOptions {
  readonly dryRun?: boolean;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** Puts a file that never changes; `false` where it is there. What is there with other bytes is refused. */
export async function putFile(
  store: Store,
  key: string,
  body: Buffer,
  dryRun = false,
): Promise<boolean> {
  let standing = await store.sha256Of(key);
  if (standing === undefined && (dryRun || (await store.putNew(key, body)))) return true;
  standing ??= await store.sha256Of(key);
  if (standing === sha256(body)) return false;
  throw new CliError(
    `${key} in ${store.name} differs from the build: \`npm run release -- verify --fix\` puts it right, or remove it, then release again.`,
  );
}

/**
 * Puts a release into the store: what describes it first, so that nothing of it is pruned meanwhile, then
 * those of its files that are missing, from this release or any other. What is there is compared by
 * content, so an interrupted upload goes on where it ended and a finished one writes nothing.
 */
export async function putRelease(
  store: Store,
  name: string,
  { bodies, record, description: { release, ...contents } }: BuiltRelease,
  { dryRun = false, onProgress }: PutOptions = {},
): Promise<PutReport> {
  [...bodies.keys()].forEach(contentTypeOf);
  if (!dryRun) await store.putNew(releaseKey(name, release), Buffer.from(canonicalJson(contents)));
  if (!dryRun && record) await store.putNew(recordKey(name, release), record);
  const put = await inParallel(
    [...bodies],
    async ([path, body]) =>
      (await putFile(store, releasesFolder(name) + path, body, dryRun)) ? [body.length] : [],
    { onProgress },
  );
  const lengths = put.flat();
  return {
    put: lengths.length,
    bytes: lengths.reduce((sum, length) => sum + length, 0),
    kept: bodies.size - lengths.length,
  };
}

/** What describes a release that is in the store. */
export async function readDescribed(
  store: Store,
  name: string,
  release: string,
): Promise<ReleaseDescription> {
  const place = `The release ${release.slice(0, 8)} of ${name} in ${store.name}`;
  const held = await store.get(releaseKey(name, release));
  if (!held) throw new CliError(`${place} does not exist.`);
  if (nameOfRelease(held.body) !== release)
    throw new CliError(`${place} does not have the hash it is named by: it was changed or broken.`);
  return { release, ...readDocument(descriptionSchema, held.body, place) };
}

/** Whether a key that looks like what describes a release is it: it has the hash it is named by. */
export async function isDescribed(store: Store, name: string, release: string): Promise<boolean> {
  const held = await store.get(releaseKey(name, release));
  return held !== undefined && nameOfRelease(held.body) === release;
}

/** A release that is in the store, whole; what is missing of it becomes a sentence. */
export async function readRelease(
  store: Store,
  name: string,
  release: string,
): Promise<ReleaseDescription> {
  const described = await readDescribed(store, name, release);
  const files = Object.keys(described.files);
  const there = await inParallel(files, (path) => store.has(releasesFolder(name) + path));
  const missing = files.filter((_, at) => there[at] !== true);
  const [first] = missing.sort();
  if (first !== undefined)
    throw new CliError(
      `The release ${release.slice(0, 8)} of ${name} in ${store.name} lacks ${missing.length} of its ${files.length} files, such as ${first}: release it again to finish it.`,
    );
  return described;
}
