import { createHash } from 'node:crypto';
import { type RemoteRelease, releaseSchemas } from 'shared-kernel/remote';
import * as v from 'valibot';
import { runInParallel } from '../command-line/run-in-parallel';
import { sha256 } from '../command-line/sha256';
import { getContentType } from '../store/delivery';
import type { Store } from '../store/store';
import { toCanonicalJson, readHashedDocument } from './documents';
import { createReleaseKey, getReleasesFolder } from './keys';

const contentsSchema = v.omit(releaseSchemas.remote, ['address', 'release']);
export type ReleaseContents = v.InferOutput<typeof contentsSchema>;
export type ReleaseDescription = Omit<RemoteRelease, 'address'>;

export const computeIntegrity = (body: Buffer) =>
  `sha384-${createHash('sha384').update(body).digest('base64')}`;

const releaseIdLength = 32;
export const computeReleaseId = (text: string | Buffer) => sha256(text).slice(0, releaseIdLength);

export interface BuiltRelease {
  readonly description: ReleaseDescription;
  readonly bodies: ReadonlyMap<string, Buffer>;
}

export interface UploadSummary {
  /** Number of uploaded files, number of files that were already stored, and the total size in bytes. */
  readonly put: number;
  readonly bytes: number;
  readonly kept: number;
}

export interface UploadOptions {
  readonly dryRun?: boolean | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** Uploads the files that the store lacks. File names contain hashes, so an interrupted upload can be continued. */
export async function uploadFiles(
  store: Store,
  folder: string,
  bodies: ReadonlyMap<string, Buffer>,
  { dryRun = false, onProgress }: UploadOptions = {},
): Promise<UploadSummary> {
  [...bodies.keys()].forEach(getContentType);
  const there = new Set(await store.list(folder));
  const missing = [...bodies].filter(([path]) => !there.has(folder + path));
  if (!dryRun)
    await runInParallel(missing, ([path, body]) => store.putNew(folder + path, body), {
      onProgress,
    });
  const bytes = missing.reduce((sum, [, body]) => sum + body.length, 0);
  return { put: missing.length, bytes, kept: bodies.size - missing.length };
}

/** Uploads a release. The description is uploaded last, so that every release with a description is complete. */
export async function uploadRelease(
  store: Store,
  name: string,
  { bodies, description: { release, ...contents } }: BuiltRelease,
  options: UploadOptions = {},
): Promise<UploadSummary> {
  const report = await uploadFiles(store, getReleasesFolder(name), bodies, options);
  if (options.dryRun !== true)
    await store.putNew(createReleaseKey(name, release), Buffer.from(toCanonicalJson(contents)));
  return report;
}

export const readRelease = async (
  store: Store,
  name: string,
  release: string,
): Promise<ReleaseDescription> => ({
  release,
  ...(await readHashedDocument(store, createReleaseKey(name, release), contentsSchema)),
});
