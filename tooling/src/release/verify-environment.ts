import { createCompositionPath } from 'shared-kernel/remote';
import { CliError } from '../command-line/cli-error';
import { runInParallel } from '../command-line/run-in-parallel';
import { sha256 } from '../command-line/sha256';
import {
  computeCompositionHash,
  type EnvironmentPointer,
  requireEnvironmentPointer,
} from '../compose/documents';
import * as keys from '../compose/keys';
import { framePolicy, createIntegrityPolicy } from '../compose/page';
import { computeIntegrity, computeReleaseId } from '../compose/releases';
import { readShell } from '../compose/shells';
import { getCachePolicy, getContentType, isCompressible } from '../store/delivery';
import { formatPlural, type ReleaseTask } from './task';

interface Expected {
  readonly key: string;
  readonly isRight: (body: Buffer) => boolean | Promise<boolean>;
  readonly url?: string;
}

async function expectedFiles(
  { store, environment }: ReleaseTask,
  { hash, composition }: EnvironmentPointer,
): Promise<readonly Expected[]> {
  const { name, shell: origin } = environment;
  const pointer = keys.createEnvironmentPointerKey(name);
  const has = (named: string) => (body: Buffer) => sha256(body) === named;
  const hasDigest = (named: string) => (body: Buffer) => computeIntegrity(body) === named;
  const isStanding = async (body: Buffer) => (await store.get(pointer))?.body.equals(body) === true;
  const expected: Expected[] = [
    { key: pointer, url: `${origin}/${pointer}`, isRight: isStanding },
    {
      key: createCompositionPath(hash),
      url: `${origin}/${createCompositionPath(hash)}`,
      isRight: has(hash),
    },
  ];
  for (const [remote, { release, address, files }] of Object.entries(composition.remotes)) {
    const isRight = (body: Buffer) => computeReleaseId(body) === release;
    expected.push({ key: keys.createReleaseKey(remote, release), isRight });
    for (const [path, named] of Object.entries(files)) {
      const key = keys.getReleasesFolder(remote) + path;
      expected.push({ key, url: address + path, isRight: hasDigest(named) });
    }
  }
  const page = composition.shell?.page;
  if (page === undefined) return expected;
  expected.push({ key: keys.createShellPageKey(name), url: `${origin}/`, isRight: has(page) });
  const { files } = await readShell(store, name, page);
  for (const [file, named] of Object.entries(files)) {
    const url = `${origin}/${keys.assetsFolder}${file}`;
    expected.push({ key: keys.shellAssetsFolder + file, url, isRight: hasDigest(named) });
  }
  return expected;
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? reasonOf(error.cause ?? error.message) : String(error);
const when = (isWrong: boolean, sentence: string) => (isWrong ? [sentence] : []);

async function storeProblems({ store }: ReleaseTask, { key, isRight }: Expected) {
  const held = await store.get(key);
  if (!held) return [`${key} is missing.`];
  return when(!(await isRight(held.body)), `${key} is not what was released.`);
}

function expectedHeaders({ key, url = '' }: Expected, body: Buffer, origin: string) {
  const isPage = key.endsWith('/index.html');
  const integrity = isPage ? createIntegrityPolicy(body.toString()) : undefined;
  return Object.entries({
    'content-type': getContentType(key).replace(/;.*/, ''),
    'cache-control': getCachePolicy(key),
    ...(isCompressible(key, body) && { 'content-encoding': '' }),
    ...(new URL(url).origin !== origin && { 'access-control-allow-origin': origin }),
    ...(isPage && { 'content-security-policy': framePolicy }),
    ...(integrity !== undefined && { 'integrity-policy': integrity }),
  });
}

async function publicProblems({ environment }: ReleaseTask, expected: Expected) {
  const { url = '', isRight } = expected;
  const { shell: origin } = environment;
  try {
    const signal = AbortSignal.timeout(30_000);
    const response = await fetch(url, { signal, headers: { origin } });
    const { ok, status, headers } = response;
    const body = Buffer.from(await response.arrayBuffer());
    if (!ok) return [`${url} is answered with status ${status}.`];
    const lacking = expectedHeaders(expected, body, origin).filter(
      ([name, value]) => headers.get(name)?.includes(value) !== true,
    );
    return [
      ...when(!(await isRight(body)), `${url} differs from what was released.`),
      ...lacking.map(
        ([name, value]) =>
          `${url} is sent with ${name} “${headers.get(name) ?? ''}”${value === '' ? '' : `, not “${value}”`}.`,
      ),
    ];
  } catch (error) {
    return [`${url} cannot be read: ${reasonOf(error)}.`];
  }
}

export async function verifyEnvironment(task: ReleaseTask): Promise<number> {
  const { values, reporter, store, environment } = task;
  const pointer = await requireEnvironmentPointer(store, environment.name);
  const expected = await expectedFiles(task, pointer);
  const asked = values.public === true ? expected.filter(({ url }) => url !== undefined) : [];
  const onProgress = (done: number, total: number) => reporter.status(`${done} of ${total} files`);
  const look = async (files: readonly Expected[], problemsOf: typeof storeProblems) =>
    (await runInParallel(files, (one) => problemsOf(task, one), { limit: 8, onProgress })).flat();
  const problems = [
    ...when(
      computeCompositionHash(pointer.composition) !== pointer.hash,
      `The pointer of ${environment.name} does not have the hash it names.`,
    ),
    ...(await look(expected, storeProblems)),
    ...(await look(asked, publicProblems)),
  ];
  reporter.status('');
  if (problems.length > 0) throw new CliError(problems.join('\n'));
  reporter.line(
    `${environment.name} is what was released: ${formatPlural(expected.length, 'file')}`,
  );
  if (values.public === true)
    reporter.line(
      `browsers get the same: ${formatPlural(asked.length, 'file')} from public addresses`,
    );
  return 0;
}
