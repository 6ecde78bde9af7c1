import { CliError } from '../../base/cli-error';
import type { Pointer } from '../../compose/documents';
import { readEnvironment, type Environment } from '../../compose/environment';
import { probeStore } from '../../store/probe';
import { changeOptions, plural, sayPointer, type Task } from '../task';
import { verifyPublic, type PublicPlaces, type PublicVerification } from './verify-public';

/** Asks for what an environment runs as browsers do, and prints each answer. */
export async function askAsBrowsers(
  { reporter }: Task,
  environment: Environment,
  places: PublicPlaces,
  pausesMs: readonly number[] = [],
): Promise<PublicVerification> {
  const found = await verifyPublic(environment, places, {
    pausesMs,
    onProgress: (done, total) =>
      reporter.status(`asked for ${done} of ${total} files as browsers do`),
  });
  reporter.status('');
  for (const answer of found.answers) reporter.block(`  ${answer}`);
  return found;
}

export const browsersGet = (files: number, shell: string | undefined): string =>
  `browsers get the same: ${plural(files, 'file')} requested from the public address${shell === undefined ? '; the page was not: --shell names its origin' : ''}`;

/** A CDN may need some seconds until it sends a new pointer. */
const lagMs = [1000, 2000, 4000, 8000];

/**
 * After a change: whether browsers get what the environment runs now, where the settings name the address at which they
 * ask. The change stands either way.
 */
export async function verifyChange(task: Task, { name, settings }: Environment): Promise<void> {
  const { values, store, reporter } = task;
  if (values['dry-run'] === true || values['no-verify'] === true) return;
  const { public: address, shell } = settings;
  if (address === undefined || (shell === undefined && !URL.canParse(address))) {
    reporter.line(
      'what browsers get was not compared: settings --public and --shell name where they ask',
    );
    return;
  }
  const changed = await readEnvironment(store, name);
  const { files, problems } = await askAsBrowsers(task, changed, { address, shell }, lagMs);
  if (problems.length > 0)
    throw new CliError(
      [
        `${name} was changed, and browsers do not get it as it was released:`,
        ...problems,
        `\`verify --env ${name}\` looks again; a CDN may still send what it kept.`,
      ].join('\n'),
    );
  reporter.line(browsersGet(files, shell));
}

/** Changes an environment as a task asks, says what it runs now, and looks at what browsers get. */
export async function changeAndVerify(
  task: Task,
  environment: Environment,
  change: (options: ReturnType<typeof changeOptions>) => Promise<Pointer | undefined>,
): Promise<number> {
  const options = changeOptions(task.values);
  if (!options.dryRun) await probeStore(task.store);
  sayPointer(task, environment.pointer, await change(options));
  await verifyChange(task, environment);
  return 0;
}
