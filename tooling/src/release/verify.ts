import { compositionHash, readComposition, requirePointer } from '../compose/documents';
import { digest, readRelease, releaseFolder } from '../compose/release';
import { inParallel } from '../compose/in-parallel';
import { sentenceOf } from '../run/command-error';
import type { Store } from '../store/store';

export interface Verification {
  readonly files: number;
  /** A sentence for each thing that is not as the composition says. */
  readonly problems: readonly string[];
}

const readsAtOnce = 16;

/** Reads everything an environment runs and compares every byte with what the composition says. */
export async function verify(
  store: Store,
  environment: string,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<Verification> {
  const { composition, hash } = await requirePointer(store, environment);
  const problems: string[] = [];
  const note = (error: unknown) => problems.push(sentenceOf(error));

  if (compositionHash(composition) !== hash)
    problems.push(`The pointer of ${environment} does not have the hash it names.`);
  await readComposition(store, hash).catch(note);

  const remotes = Object.entries(composition.remotes);
  for (const [name, { release }] of remotes) await readRelease(store, name, release).catch(note);

  const files = remotes.flatMap(([name, { release, files: named }]) =>
    Object.entries(named).map(
      ([path, expected]) => [releaseFolder(name, release) + path, expected] as const,
    ),
  );
  let done = 0;
  await inParallel(files, readsAtOnce, async ([key, expected]) => {
    const held = await store.get(key);
    if (held && digest(held.body) !== expected)
      problems.push(`${key} does not have the digest that the composition names.`);
    onProgress((done += 1), files.length);
  });
  return { files: files.length, problems };
}
