import { join } from 'node:path';
import { runProcess } from '../base/process';
import { scriptOf } from '../base/scripts';
import { repository, workDirectory } from '../packages';
import { readTypeNews } from './type-news';

/** It gives way to the build, so that an edit is shown before its types are checked. */
const givesWay =
  "data:text/javascript,import os from 'node:os';os.setPriority(Math.max(os.getPriority(),10))";

/** Checks the types of the shell, the remotes and the kernel in a process of its own, now and after each edit. */
export function watchTypes(tell: (text: string) => void): { stop(): Promise<void> } {
  const stopped = new AbortController();
  const ended = runProcess(
    process.execPath,
    [
      ...['--import', givesWay, scriptOf('typescript', 'tsc'), '--project', 'tsconfig.json'],
      ...['--watch', '--preserveWatchOutput', '--pretty', 'false'],
      ...['--noEmit', '--incremental', '--tsBuildInfoFile', join(workDirectory, 'dev.tsbuildinfo')],
      '--assumeChangesOnlyAffectDirectDependencies',
    ],
    { cwd: repository, signal: stopped.signal, onLine: readTypeNews(tell) },
  );
  return {
    stop: async () => {
      stopped.abort();
      await ended;
    },
  };
}
