import type { Composition } from 'shared-kernel/remote';
import { CliError } from '../command-line/cli-error';
import { readComposition, readHistory, requireEnvironmentPointer } from '../compose/documents';
import { compositionsFolder, getReleasesFolder, createShellKey } from '../compose/keys';
import { readRelease } from '../compose/releases';
import { usageText } from './command';
import { readEnvironment } from './environments';
import { getDeployedReleaseId, findRollbackTarget } from './rollback-target';
import { changeComposition, shortenId, type ReleaseTask } from './task';

const withRemote =
  (name: string, entry: Composition['remotes'][string]) =>
  ({ remotes, ...rest }: Composition): Composition => ({
    ...rest,
    remotes: { ...remotes, [name]: entry },
  });

async function findOne({ store }: ReleaseTask, folder: string, beginning: string): Promise<string> {
  const found = (await store.list(folder + beginning)).flatMap(
    (key) => /^([0-9a-f]+)\.json$/.exec(key.slice(folder.length))?.[1] ?? [],
  );
  const [one] = found;
  if (one !== undefined && found.length === 1) return one;
  const what = found.length === 0 ? 'Nothing' : 'More than one';
  throw new CliError(`${what} in ${store.name} begins with ${folder}${beginning}.`);
}

async function promoteFrom(task: ReleaseTask, source: string): Promise<number> {
  const { subject, store, environment, values } = task;
  const other = readEnvironment(source, values.environments);
  if (other.store !== environment.store)
    throw new CliError(`${source} has another store: release the build with --dist instead.`);
  const { remotes } = (await requireEnvironmentPointer(store, source)).composition;
  if (subject === undefined) {
    const action = `promote what ${source} runs`;
    return changeComposition(task, { next: (current) => ({ ...current, remotes }), action });
  }
  const entry = remotes[subject];
  if (!entry) throw new CliError(`${source} runs no ${subject}.`);
  const action = `promote ${subject} ${shortenId(entry.release)} from ${source}`;
  return changeComposition(task, { next: withRemote(subject, entry), action });
}

export async function promoteComposition(task: ReleaseTask): Promise<number> {
  const { subject = '', values, store, environment } = task;
  if (values.from !== undefined) return promoteFrom(task, values.from);
  const [, name, beginning] = /^([a-z][a-z0-9-]*)@([0-9a-f]{4,32})$/.exec(subject) ?? [];
  if (name !== undefined && beginning !== undefined) {
    const release = await findOne(task, getReleasesFolder(name), beginning);
    const entry = { ...(await readRelease(store, name, release)), address: '/' };
    return changeComposition(task, {
      next: withRemote(name, entry),
      action: `promote ${name} ${shortenId(release)}`,
    });
  }
  if (!/^[0-9a-f]{6,64}$/.test(subject))
    throw new CliError(`Name a composition, remote@release, or --from.\n\n${usageText}`);
  const hash = await findOne(task, compositionsFolder, subject);
  const { shell, ...composition } = await readComposition(store, hash);
  // The shell of another environment cannot be used, because it reads the pointer of that environment.
  const isOwn = shell && (await store.get(createShellKey(environment.name, shell.page)));
  const taken = { ...composition, ...(isOwn && { shell }) };
  return changeComposition(task, {
    next: (current) => ({ ...current, ...taken }),
    action: `promote ${shortenId(hash)}`,
  });
}

export async function rollBackRelease(task: ReleaseTask): Promise<number> {
  const { subject: part, store, environment } = task;
  const { composition: standing } = await requireEnvironmentPointer(store, environment.name);
  const history = await readHistory(store, environment.name);
  const target = await findRollbackTarget(history, part, (hash) => readComposition(store, hash));
  if (!target)
    throw new CliError(
      `${environment.name} ran nothing else${part === undefined ? '' : ` of ${part}`} before that was not rolled back from.`,
    );
  const { record, composition } = target;
  return changeComposition(task, {
    next: (current) => {
      for (const one of part === undefined ? ['shell', ...Object.keys(current.remotes)] : [part])
        if (getDeployedReleaseId(current, one) !== getDeployedReleaseId(standing, one))
          throw new CliError(`${one} was changed by another command meanwhile.`);
      if (part === undefined) return composition;
      if (part === 'shell') return { ...current, shell: composition.shell };
      const entry = composition.remotes[part];
      return entry ? withRemote(part, entry)(current) : current;
    },
    action: `roll back ${part ?? 'all'} to ${record.seq}`,
    back: { seq: record.seq, part },
  });
}

/** Removes a remote from an environment. Its releases stay stored, so a rollback can restore it. */
export function removeRemote(task: ReleaseTask): Promise<number> {
  const { subject = '', environment } = task;
  return changeComposition(task, {
    next: (current) => {
      const { [subject]: removed, ...remotes } = current.remotes;
      if (removed) return { ...current, remotes };
      const known = Object.keys(remotes).join(', ') || 'no remote';
      throw new CliError(`${environment.name} runs no “${subject}”; it runs ${known}.`);
    },
    action: `remove ${subject}`,
  });
}
