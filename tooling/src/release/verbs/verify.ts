import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { assetsFolder } from '../../compose/keys';
import { packageDirectory, packageOfRemote, remoteNames } from '../../packages';
import type { Store } from '../../store/store';
import { type Fault, type Verification, verifyStore } from '../verify/verify-store';
import { askedFor } from '../verify/ask';
import { listEnvironments } from '../../compose/documents';
import { type Environment, readEnvironment } from '../../compose/environment';
import { CliError } from '../../base/cli-error';
import { openStore } from '../../store/open-store';
import { environmentName, folderAddress, originOf } from '../option-values';
import { pagesStore, plural, requireEnvironment, storeOptions, type Task } from '../task';
import { placesOf } from '../placement';
import { askAsBrowsers, browsersGet } from '../verify/verify-change';

/** Where the bytes of a key may be found; they are taken only when they have the digest that is asked for. */
type Source = (key: string) => Promise<Buffer | undefined>;

const nothing = () => undefined;

const remoteFile = /^([a-z][a-z0-9-]*)\/r\/(.+)$/;
const shellFile = /^(?:shell\/)?assets\/([^/]+)$/;

/** Where a build of this repository, or a named one, would have left a key. */
function placeIn(key: string, dist: string | undefined): string | undefined {
  const [, asset] = shellFile.exec(key) ?? [];
  if (asset !== undefined)
    return join(dist ?? join(packageDirectory('host'), 'dist'), assetsFolder, asset);
  const [, name = '', path = ''] = remoteFile.exec(key) ?? [];
  if (dist !== undefined) return path === '' ? undefined : join(dist, path);
  if (!remoteNames.includes(name)) return undefined;
  return join(packageDirectory(packageOfRemote(name)), 'dist', path);
}

export const fromBuild =
  (dist?: string): Source =>
  async (key) => {
    const place = placeIn(key, dist);
    return place === undefined ? undefined : readFile(place).catch(nothing);
  };

export const fromStore =
  (store: Store): Source =>
  async (key) =>
    (await store.get(key).catch(nothing))?.body;

const fromAddress =
  (address: string): Source =>
  async (key) =>
    (await askedFor(address + key).catch(nothing))?.body;

async function rightBytes({ key, isRight }: Fault, sources: readonly Source[]) {
  for (const source of sources) {
    const body = await source(key);
    if (body && isRight(body)) return body;
  }
  return undefined;
}

/** Puts right what can be; returns the keys that were. What is right is never touched. */
export async function repair(
  faults: readonly Fault[],
  sources: readonly Source[],
): Promise<readonly string[]> {
  const mended: string[] = [];
  for (const fault of faults) {
    const { store, key, known } = fault;
    const held = await rightBytes(fault, [fromStore(store)]);
    const body = held ?? known ?? (await rightBytes(fault, sources));
    if (!body) continue;
    // What is right may have a form beside it that is not.
    if (held) await store.renewForms?.(key, held);
    else {
      // What is missing needs no right to remove anything.
      if (await store.has(key)) await store.remove([key]);
      await store.putNew(key, body);
    }
    mended.push(key);
  }
  return mended;
}

/** Who else may have the right bytes: the local build or a named one, another store, or another environment's address. */
async function sourcesOf({ values, store, from }: Task): Promise<readonly Source[]> {
  const builds = [fromBuild(values.dist === undefined ? undefined : resolve(from, values.dist))];
  const other = values.from;
  if (other === undefined) return builds;
  if (!(await listEnvironments(store)).includes(other))
    return [...builds, fromStore(openStore(other, { ...storeOptions(values), from }))];
  const { named, known } = placesOf(await readEnvironment(store, other), undefined);
  const address = named ?? known;
  if (address === undefined || !URL.canParse(address))
    throw new CliError(
      `It is not known where browsers read ${other}: settings --env ${other} --public keeps it.`,
    );
  return [...builds, fromAddress(address)];
}

/** Puts right what can be, and looks again. */
async function afterRepair(
  task: Task,
  first: Verification,
  look: () => Promise<Verification>,
): Promise<Verification> {
  const mended = await repair(first.faults, await sourcesOf(task));
  for (const key of mended) task.reporter.block(`  ${key}`);
  task.reporter.line(`put ${plural(mended.length, 'file')} right`);
  return mended.length === 0 ? first : look();
}

/** What browsers get, where it is known where they ask. */
async function askWhereKnown(task: Task, environment: Environment) {
  const { values } = task;
  const kept = environment.settings;
  const address = folderAddress(values.public) ?? kept.public;
  if (address === undefined) return undefined;
  const named = values.shell?.[0];
  const shell = named === undefined ? kept.shell : originOf(named, 'shell');
  return { ...(await askAsBrowsers(task, environment, { address, shell })), shell };
}

/** Whether every byte is what the composition says, in the store and as browsers get it. */
export async function verify(task: Task): Promise<number> {
  const { values, store, reporter } = task;
  const name = environmentName(values.env);
  const environment = await readEnvironment(store, name);
  await requireEnvironment(environment);
  const pages = pagesStore(task, environment);
  const look = () =>
    verifyStore(environment, {
      pages,
      onProgress: (done, total) => reporter.status(`${done} of ${total} files`),
    });
  let found = await look();
  reporter.status('');
  if (values.fix === true && found.faults.length > 0) found = await afterRepair(task, found, look);
  const asked = await askWhereKnown(task, environment);
  const problems = [...found.problems, ...(asked ? [...asked.misplaced, ...asked.problems] : [])];
  if (problems.length > 0) throw new CliError(problems.join('\n'));
  const page = found.page ? 'its page is the one that was released' : 'there is no page to compare';
  reporter.line(
    `${name} matches its composition: ${plural(found.files, 'file')} compared; ${page}`,
  );
  reporter.line(
    asked
      ? browsersGet(asked.files, asked.shell)
      : 'what browsers get was not compared: --public, or settings --public, names where they ask',
  );
  return 0;
}
