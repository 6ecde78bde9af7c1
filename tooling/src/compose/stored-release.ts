import { CliError } from '../base/cli-error';
import type { Store } from '../store/store';
import { readDocument } from './documents';
import { inParallel } from './in-parallel';
import { releaseKey, releasesFolder } from './keys';
import { descriptionSchema, nameOfRelease, type ReleaseDescription } from './release-description';

const atOnce = 16;

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
  const missing: string[] = [];
  await inParallel(files, atOnce, async (path) => {
    if (!(await store.has(releasesFolder(name) + path))) missing.push(path);
  });
  const [first] = missing.sort();
  if (first !== undefined)
    throw new CliError(
      `The release ${release.slice(0, 8)} of ${name} in ${store.name} lacks ${missing.length} of its ${files.length} files, such as ${first}: release it again to finish it.`,
    );
  return described;
}
