import { readPointer } from '../../compose/documents';
import { CliError } from '../../run/cli-error';
import { probeStore } from '../../store/probe';
import { startCanary } from '../canary';
import { environmentName, expectedState, folderAddress, required } from '../option-values';
import { usage } from '../usage';
import { namedRelease } from '../named-release';
import { requireEnvironment } from '../find-named';
import { sayPointer, type Task } from './task';
import { watchOver } from './watch-over';

/** A share that leaves browsers on both sides: of none and of all there is a plainer word. */
function shareOf(value: string | undefined): number {
  const percent = required(value, 'percent', '10');
  if (/^[1-9]\d?$/.test(percent)) return Number(percent);
  throw new CliError(
    `--percent takes a whole number from 1 to 99, not “${percent}”: promote ends a canary with everybody in it, abort with nobody.`,
  );
}

function subjectOf(subject = '') {
  if (/^shell(@|$)/.test(subject))
    throw new CliError(
      'The shell has no canary: a browser asks for its page by an address, before any script could choose, and without a server everybody gets the same one there. Try a shell in an environment of its own.',
    );
  const named = namedRelease(subject);
  if (named) return named;
  throw new CliError(
    `Name the remote and its release, such as contracts@3f2a1b4c: \`npm run release -- contracts\` without --env uploads one and says its id.\n\n${usage}`,
  );
}

/** Gives a stable share of browsers a release that is in the store. */
export async function canary(task: Task): Promise<number> {
  const { subject, values, store, reporter } = task;
  const environment = environmentName(values.env);
  const { remote, beginning } = subjectOf(subject);
  const percent = shareOf(values.percent);
  const dryRun = values['dry-run'] === true;
  await requireEnvironment(store, environment);
  if (!dryRun) await probeStore(store);
  const before = await readPointer(store, environment);
  const pointer = await startCanary(
    store,
    remote,
    { beginning, percent },
    {
      environment,
      dryRun,
      publicAddress: folderAddress(values.public),
      expect: expectedState(values.expect),
      despiteKernel: values['despite-kernel'] === true,
    },
  );
  const changed = pointer?.promotion !== before?.pointer.promotion;
  sayPointer(task, pointer, changed);
  if (!dryRun && changed)
    reporter.line(
      `${percent}% of browsers run it of ${remote} from their next page on; \`promote ${remote}\` or \`abort ${remote}\` ends it`,
    );
  return watchOver(task, pointer, changed, remote);
}
