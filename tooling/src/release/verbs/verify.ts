import { resolve } from 'node:path';
import { listEnvironments } from '../../compose/documents';
import { readEnvironment, type Environment } from '../../compose/environment';
import { CliError } from '../../base/cli-error';
import { openStore } from '../../store/open-store';
import { environmentName, folderAddress, originOf } from '../option-values';
import { pagesStore } from '../pages-store';
import { placesOf } from '../placement';
import { requireEnvironment } from '../find-named';
import { fromAddress, fromBuild, fromStore, repair, type Source } from '../verify/repair';
import { verifyStore, type Verification } from '../verify/verify-store';
import { askAsBrowsers, browsersGet } from '../verify/verify-change';
import { plural, storeOptions, type Task } from '../task';

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
