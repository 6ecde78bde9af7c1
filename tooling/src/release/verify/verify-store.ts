import type { RemoteRelease } from 'shared-kernel/remote';
import { canonicalJson } from '../../compose/canonical-json';
import { compositionHash } from '../../compose/documents';
import type { Environment } from '../../compose/environment';
import { inParallel } from '../../compose/in-parallel';
import { releasesFolder } from '../../compose/keys';
import { readDescribed } from '../../compose/stored-release';
import type { Store } from '../../store/store';
import { requireEnvironment } from '../find-named';
import { compareShell } from './compare-shell';
import { expectedFiles } from './expected-files';
import { findFault, type Expected, type Fault } from './fault';

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

const readsAtOnce = 16;

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

async function faultsOf(
  expected: readonly Expected[],
  onProgress: (done: number, total: number) => void,
): Promise<Fault[]> {
  const found = new Map<number, Fault>();
  let done = 0;
  await inParallel([...expected.entries()], readsAtOnce, async ([at, one]) => {
    const fault = await findFault(one);
    if (fault) found.set(at, fault);
    onProgress((done += 1), expected.length);
  });
  return [...found].sort(([a], [b]) => a - b).map(([, fault]) => fault);
}

/** Reads everything an environment runs and compares every byte with what the composition says. */
export async function verifyStore(
  environment: Environment,
  { pages, onProgress = () => undefined }: VerifyOptions = {},
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
  const faults = await faultsOf([...documents, ...files, ...shell.files], onProgress);
  problems.push(...faults.map(({ problem }) => problem));
  return { files: files.length, page: shell.page, problems, faults };
}
