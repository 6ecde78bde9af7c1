import { join } from 'node:path';
import { runProcess } from '../base/process';
import { scriptOf } from '../base/scripts';
import { repository, workDirectory } from '../packages';

/** It gives way to the build, so that an edit is shown before its types are checked. */
const givesWay =
  "data:text/javascript,import os from 'node:os';os.setPriority(Math.max(os.getPriority(),10))";

const found = /Found (\d+) errors?\. Watching/;
const fault = /: error TS\d+: |^\s/;

/**
 * Reads what TypeScript prints while it watches, and tells what is new of it: the errors of each check that has some, and
 * once when there are none any more.
 */
export function readTypeNews(tell: (text: string) => void): (line: string) => void {
  let errors: string[] = [];
  let hadErrors = false;
  return (line) => {
    const count = found.exec(line)?.[1];
    if (count === undefined) {
      if (fault.test(line)) errors.push(line);
      return;
    }
    if (errors.length > 0)
      tell(`\nTypes, ${count === '1' ? '1 error' : `${count} errors`}:\n${errors.join('\n')}`);
    else if (hadErrors) tell('\nTypes are right again.');
    hadErrors = errors.length > 0;
    errors = [];
  };
}

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
