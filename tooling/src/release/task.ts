import type { Composition } from 'shared-kernel/remote';
import type { Reporter } from '../command-line/reporter';
import { type EnvironmentChange, changeEnvironment } from '../compose/change-environment';
import { readEnvironmentPointer } from '../compose/documents';
import { getReleasesFolder } from '../compose/keys';
import { type ReleasedShell, readShell } from '../compose/shells';
import { readCommit, readReleaseAuthor } from '../provenance/read-commit';
import { openStore, probeStore } from '../store/open-store';
import type { Store } from '../store/store';
import type { ReleaseCommand } from './command';
import { type Environment, readEnvironment } from './environments';
import { requireCompatibleRemotes, requireStoredFiles } from './compatibility';

export interface ReleaseTask extends ReleaseCommand {
  readonly reporter: Reporter;
  readonly store: Store;
  readonly environment: Environment;
  readonly from: string;
}

export async function createReleaseTask(
  command: ReleaseCommand,
  from: string,
  reporter: Reporter,
): Promise<ReleaseTask> {
  const { verb, values } = command;
  const environment = readEnvironment(values.env, values.environments);
  const store = openStore(environment.store, environment.folder);
  const isWriting = !['status', 'history', 'verify'].includes(verb) && values['dry-run'] !== true;
  if (isWriting) await probeStore(store);
  return { ...command, reporter, from, environment, store };
}

export const shortenId = (id: string) => id.slice(0, 12);
export const formatPlural = (count: number, noun: string) =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

const placed = (composition: Composition, { remotes: address }: Environment): Composition => ({
  ...composition,
  remotes: Object.fromEntries(
    Object.entries(composition.remotes).map(([name, entry]) => [
      name,
      { ...entry, address: address + getReleasesFolder(name) },
    ]),
  ),
});

interface RequestedChange extends Pick<EnvironmentChange, 'next' | 'action' | 'back'> {
  readonly shell?: ReleasedShell;
}

export async function changeComposition(
  task: ReleaseTask,
  { shell, ...asked }: RequestedChange,
): Promise<number> {
  const { store, environment, values, reporter } = task;
  const { name } = environment;
  const { message, 'dry-run': dryRun = false, 'despite-kernel': despiteKernel } = values;
  const before = (await readEnvironmentPointer(store, name))?.document;
  const after = await changeEnvironment(store, name, {
    ...asked,
    ...{ by: readReleaseAuthor(), commit: readCommit(), dryRun },
    action: despiteKernel === true ? `${asked.action} --despite-kernel` : asked.action,
    ...(message !== undefined && { message }),
    next: (current) => placed(asked.next(current), environment),
    gate: async (current, next) => {
      if (!dryRun) await requireStoredFiles(store, name, current, next);
      const page = shell ?? (next.shell && (await readShell(store, name, next.shell.page)));
      requireCompatibleRemotes(current, next, {
        environment: name,
        despiteKernel,
        source: page?.source,
      });
    },
  });
  reporter.status('');
  const what = `composition ${shortenId(after.hash)} (promotion ${after.seq})`;
  const isSame = after.promotion === before?.promotion;
  const would = `would ${isSame ? 'stay at' : `${after.action} and run`}`;
  reporter.line(`${name} ${dryRun ? would : isSame ? 'already ran' : 'runs'} ${what}`);
  return 0;
}
