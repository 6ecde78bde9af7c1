import { join } from 'node:path';
import { requirePointer } from '../compose/documents';
import { repository } from '../packages';
import { runProcess } from '../base/process';
import type { Store } from '../store/store';
import { fakeRelease, releaseRemote, verify } from './fakes';

const environment = 'production';
const name = 'contracts';
/** Files of each release that is made here. */
export const killedFiles = 60;
const worker = join(import.meta.dirname, 'killed-release-worker.ts');

/** Releases `after` into a store that a person names, in a process that kills itself before the write of that number. */
export const killedRelease = (store: string, write: number) =>
  runProcess(process.execPath, ['--import', 'tsx', worker, store, 'after', String(write)], {
    cwd: join(repository, 'tooling'),
  });

export interface KilledReport {
  readonly code: number | null;
  /** Which release stood once the process was dead, and once it was run again. */
  readonly stood: string;
  readonly stands: string;
  /** What was wrong at either time. */
  readonly problems: readonly string[];
}

/** Has a release killed in a store of its own, looks, and releases again. */
export async function killedRound(store: Store, write: number): Promise<KilledReport> {
  const [before, after] = ['before', 'after'].map((mark) =>
    fakeRelease({ mark, files: killedFiles }),
  );
  if (!before || !after) throw new Error('Nothing to release.');
  const running = async () => {
    const { remotes } = (await requirePointer(store, environment)).composition;
    return remotes[name]?.release === after.description.release ? 'after' : 'before';
  };
  const publicAddress = 'https://remotes.example.com/';
  await releaseRemote(store, { name, built: before, environment, publicAddress });
  const { code } = await killedRelease(store.name, write);
  const stood = await running();
  const then = await verify(store, environment);
  await releaseRemote(store, { name, built: after, environment });
  const now = await verify(store, environment);
  return { code, stood, stands: await running(), problems: [...then.problems, ...now.problems] };
}
