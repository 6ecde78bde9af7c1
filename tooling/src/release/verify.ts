import type { RemoteRelease } from 'shared-kernel/remote';
import { canonicalJson, sha256 } from '../compose/canonical-json';
import { compositionHash, readComposition, requirePointer } from '../compose/documents';
import { inParallel } from '../compose/in-parallel';
import { releaseFolder, shellAssets, shellPageKey } from '../compose/keys';
import { digest, readRelease } from '../compose/release';
import { readShellHistory } from '../compose/shell-history';
import { readShellRecord } from '../compose/shell-record';
import { sentenceOf } from '../run/command-error';
import type { Store } from '../store/store';

export interface Verification {
  readonly files: number;
  /** Whether the shell's page lies in this store and was compared too. */
  readonly page: boolean;
  /** A sentence for each thing that is not as the composition says. */
  readonly problems: readonly string[];
}

const readsAtOnce = 16;

/** What a composition says of a remote that its release does not. */
async function compareEntry(
  store: Store,
  name: string,
  { address, ...entry }: RemoteRelease,
): Promise<readonly string[]> {
  const described = await readRelease(store, name, entry.release);
  const problems: string[] = [];
  if (canonicalJson(entry) !== canonicalJson(described))
    problems.push(`The composition describes ${name} otherwise than its release does.`);
  if (!address.endsWith(releaseFolder('', entry.release)))
    problems.push(`The address of ${name}, ${address}, is not that of its release.`);
  return problems;
}

/** Whether the environment's page is the one that was released, with every file that it names. */
async function comparePage(store: Store, environment: string) {
  const page = await store.get(shellPageKey(environment));
  if (!page) return { page: false, problems: [] };
  const problems: string[] = [];
  const hash = sha256(page.body);
  const record = await readShellRecord(store, environment);
  if (record?.page !== hash)
    problems.push(`The page of ${environment} is not the one that was released.`);
  const folder = shellAssets(false);
  const standing = new Set((await store.list(folder)).map(({ key }) => key));
  const released = (await readShellHistory(store, environment)).find((one) => one.page === hash);
  for (const file of released?.assets ?? [])
    if (!standing.has(folder + file)) problems.push(`${folder}${file} of the shell is missing.`);
  return { page: true, problems };
}

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
  for (const [name, entry] of remotes)
    await compareEntry(store, name, entry).then((found) => problems.push(...found), note);
  const shell = await comparePage(store, environment);
  problems.push(...shell.problems);

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
  return { files: files.length, page: shell.page, problems };
}
