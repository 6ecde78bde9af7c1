import type { Store } from '../../store/store';
import { reasonOf } from './ask';
import { type Composition, compositionKey, type RemoteRelease } from 'shared-kernel/remote';
import { canonicalJson, compositionHash } from '../../compose/documents';
import { sha256 } from '../../base/sha256';
import { releaseKey, releasesFolder, shellAssets, shellPageKey } from '../../compose/keys';
import { digest, nameOfRelease, readDescribed } from '../../compose/releases';
import type { Environment } from '../../compose/environment';
import { readKeptShell } from '../../compose/publish-shell';
import { readShellHistory } from '../../compose/history';
import { sentenceOf } from '../../base/cli-error';
import { inParallel } from '../../base/in-parallel';
import { requireEnvironment } from '../task';

/** What is to lie at a key, and how it is recognized. */
interface Expected {
  readonly store: Store;
  readonly key: string;
  /** Whether these bytes are what is to lie there. */
  readonly isRight: (body: Buffer) => boolean;
  /** What is said of other bytes. */
  readonly otherwise: string;
  /** The very bytes, where something else says them too. */
  readonly known?: Buffer | undefined;
}

/** Something that is not as it is to be, and that the right bytes can put right. */
export interface Fault extends Expected {
  readonly problem: string;
}

/** Looks at one key: what is missing, what cannot be read, and what is not what it is to be. */
async function findFault(expected: Expected): Promise<Fault | undefined> {
  const { store, key, isRight, otherwise } = expected;
  const fault = (problem: string): Fault => ({ ...expected, problem });
  try {
    const held = await store.get(key);
    if (!held) return fault(`${key} is missing.`);
    if (!isRight(held.body)) return fault(`${key} ${otherwise}`);
    const [spoilt] = (await store.spoiltForms?.(key, held.body)) ?? [];
    return spoilt === undefined ? undefined : fault(`${spoilt} differs from ${key}.`);
  } catch (error) {
    return fault(`${key} cannot be read: ${reasonOf(error)}`);
  }
}

const otherDigest = 'does not have the digest that the composition names.';
const otherHash = 'does not have the hash it is named by: it was changed or broken.';

/** What describes a release, as its composition says it: everything but where browsers find it. */
function described(entry: RemoteRelease): Buffer | undefined {
  const { release } = entry;
  const contents: Partial<RemoteRelease> = { ...entry };
  delete contents.address;
  delete contents.release;
  const text = Buffer.from(canonicalJson(contents));
  return nameOfRelease(text) === release ? text : undefined;
}

/** What a composition says that a store holds: itself, what describes its releases, and every file of them. */
function expectedFiles(
  store: Store,
  hash: string,
  composition: Composition,
): { readonly documents: readonly Expected[]; readonly files: readonly Expected[] } {
  const text = Buffer.from(canonicalJson(composition));
  const remotes = Object.entries(composition.remotes);
  const documents: Expected[] = [
    {
      store,
      key: compositionKey(hash),
      isRight: (body) => sha256(body) === hash,
      otherwise: otherHash,
      known: sha256(text) === hash ? text : undefined,
    },
    ...remotes.map(([name, entry]) => ({
      store,
      key: releaseKey(name, entry.release),
      isRight: (body: Buffer) => nameOfRelease(body) === entry.release,
      otherwise: otherHash,
      known: described(entry),
    })),
  ];
  const files = remotes.flatMap(([name, entry]) =>
    Object.entries(entry.files).map(([path, named]) => ({
      store,
      key: releasesFolder(name) + path,
      isRight: (body: Buffer) => digest(body) === named,
      otherwise: otherDigest,
    })),
  );
  return { documents, files };
}

interface ShellComparison {
  /** Whether a page lies there to be compared. */
  readonly page: boolean;
  readonly problems: readonly string[];
  readonly files: readonly Expected[];
}

/** The files that a page may load, told by their digests where those were written down. */
async function filesOf(
  store: Store,
  environment: string,
  page: string,
  pages: Store | undefined,
): Promise<readonly Expected[]> {
  const history = await readShellHistory(store, environment);
  const assets = history.find((one) => one.page === page)?.assets ?? [];
  const { digests = {} } = await readKeptShell(store, environment, page);
  return assets.map((file) => ({
    store: pages ?? store,
    key: shellAssets(pages !== undefined) + file,
    isRight: (body) => digests[file] === undefined || digests[file] === digest(body),
    otherwise: 'of the shell does not have the digest that it was released with.',
  }));
}

/** Whether the environment's page is the one that was released, with every file that it names. */
async function compareShell(
  { store, name: environment, pointer, shell: record }: Environment,
  pages: Store | undefined,
): Promise<ShellComparison> {
  const place = pages ? 'index.html' : shellPageKey(environment);
  const problems: string[] = [];
  const note = (error: unknown): undefined => void problems.push(sentenceOf(error));
  const page = await (pages ?? store).get(place).catch(note);
  if (!page) {
    if (record && problems.length === 0 && (pages !== undefined || record.pages === undefined))
      problems.push(`The page of ${environment} is missing: release the shell again.`);
    return { page: false, problems, files: [] };
  }
  const hash = sha256(page.body);
  const named = pointer?.composition.shell?.page;
  if (record?.page !== hash)
    problems.push(`The page of ${environment} is not the one that was released.`);
  else if (named !== undefined && named !== hash)
    problems.push(`The page of ${environment} is not the one that its composition names.`);
  if (!record) return { page: true, problems, files: [] };
  const files = await filesOf(store, environment, record.page, pages).catch(note);
  return { page: true, problems, files: files ?? [] };
}

export interface Verification {
  readonly files: number;
  /** Whether the shell's page lies where it could be compared too. */
  readonly page: boolean;
  /** A sentence for each thing that is not as the composition says. */
  readonly problems: readonly string[];
  /** Those of them that the right bytes can put right. */
  readonly faults: readonly Fault[];
}

interface VerifyOptions {
  /** The store of the shell's page, where it is one of its own. */
  readonly pages?: Store | undefined;
  readonly onProgress?: (done: number, total: number) => void;
}

/** What a composition says of a remote that its release does not; nothing where that cannot be read, which is said elsewhere. */
async function compareEntry(
  store: Store,
  name: string,
  { address, ...entry }: RemoteRelease,
): Promise<readonly string[]> {
  const described = await readDescribed(store, name, entry.release).catch(() => undefined);
  const problems: string[] = [];
  if (described && canonicalJson(entry) !== canonicalJson(described))
    problems.push(`The composition describes ${name} differently from its release.`);
  if (!address.endsWith(releasesFolder('')))
    problems.push(`The address of ${name}, ${address}, is not that of its releases.`);
  return problems;
}

/** Reads everything an environment runs and compares every byte with what the composition says. */
export async function verifyStore(
  environment: Environment,
  { pages, onProgress }: VerifyOptions = {},
): Promise<Verification> {
  const { store, name: environmentName } = environment;
  const { composition, hash } = await requireEnvironment(environment);
  const problems: string[] = [];
  if (compositionHash(composition) !== hash)
    problems.push(`The pointer of ${environmentName} does not have the hash it names.`);
  for (const [name, entry] of Object.entries(composition.remotes))
    problems.push(...(await compareEntry(store, name, entry)));
  const shell = await compareShell(environment, pages);
  problems.push(...shell.problems);

  const { documents, files } = expectedFiles(store, hash, composition);
  const expected = [...documents, ...files, ...shell.files];
  const found = await inParallel(expected, findFault, { onProgress });
  const faults = found.filter((fault) => fault !== undefined);
  problems.push(...faults.map(({ problem }) => problem));
  return { files: files.length, page: shell.page, problems, faults };
}
