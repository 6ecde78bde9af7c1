import { CliError } from '../base/cli-error';
import { contentTypeOf } from '../store/delivery';
import type { Store } from '../store/store';
import type { BuiltRelease } from './built-release';
import { canonicalJson } from './canonical-json';
import { inParallel } from './in-parallel';
import { recordKey, releaseKey, releasesFolder } from './keys';
import { sha256 } from '../base/sha256';

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

const atOnce = 16;

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
  { dryRun = false, onProgress = () => undefined }: PutOptions = {},
): Promise<PutReport> {
  [...bodies.keys()].forEach(contentTypeOf);
  if (!dryRun) await store.putNew(releaseKey(name, release), Buffer.from(canonicalJson(contents)));
  if (!dryRun && record) await store.putNew(recordKey(name, release), record);
  const report = { put: 0, bytes: 0, kept: 0 };
  let done = 0;
  await inParallel([...bodies], atOnce, async ([path, body]) => {
    if (await putFile(store, releasesFolder(name) + path, body, dryRun)) {
      report.put += 1;
      report.bytes += body.length;
    } else report.kept += 1;
    onProgress({ done: (done += 1), total: bodies.size });
  });
  return report;
}
