import { watch } from 'node:fs';
import { join } from 'node:path';
import { packageNames, repository, workDirectory } from '../packages';
import { runProcess } from '../command-line/process';
import { scriptOf } from '../command-line/scripts';

const watched = [...packageNames, 'shared-kernel'].map((name) => `${name}/src`);

/** Editors write a file several times for one edit. */
const oneEditMs = 2_000;

/** What is read when a development server starts, and not at each edit. */
const readAtStart =
  /^host\/src\/(head\/|first-paint\/|brand\/error-page\.css|index\.html)|^tooling\/webpack\//;

/** Tests and stories. */
const isBesideBuild = (file: string) => /\.(test|stories)\.tsx?$/.test(file);

/** Why the running product does not show an edit of a file. */
export function whyUnapplied(file: string): string | undefined {
  return !isBesideBuild(file) && readAtStart.test(file)
    ? `${file} is read at the start: start dev again.`
    : undefined;
}

/** Prints each edit that the running product does not show, and why. */
export function watchEdits(print: (text: string) => void): { stop(): void } {
  const printed = new Map<string, number>();
  const watchers = [...watched, 'tooling/webpack'].map((folder) =>
    watch(join(repository, folder), { recursive: true }, (_event, name) => {
      if (name === null) return;
      const why = whyUnapplied(`${folder}/${name.replaceAll('\\', '/')}`);
      if (why === undefined || Date.now() - (printed.get(why) ?? 0) < oneEditMs) return;
      printed.set(why, Date.now());
      print(why);
    }),
  );
  return { stop: () => watchers.forEach((watcher) => watcher.close()) };
}

/** It gives way to the build, so that an edit is shown before its types are checked. */
const givesWay =
  "data:text/javascript,import os from 'node:os';os.setPriority(Math.max(os.getPriority(),10))";

const found = /Found (\d+) errors?\. Watching/;
const fault = /: error TS\d+: |^\s/;

/**
 * Reads what TypeScript prints while it watches. Prints the errors of each check, and once that there are none any more;
 * errors that were printed earlier are cleared first.
 */
export function readTypeNews(
  print: (text: string) => void,
  clear: () => void = () => undefined,
): (line: string) => void {
  let errors: string[] = [];
  let hadErrors = false;
  return (line) => {
    const count = found.exec(line)?.[1];
    if (count === undefined) {
      if (fault.test(line)) errors.push(line);
      return;
    }
    if (hadErrors) clear();
    if (errors.length > 0)
      print(`\nTypes, ${count === '1' ? '1 error' : `${count} errors`}:\n${errors.join('\n')}`);
    else if (hadErrors) print('\nTypes are right again.');
    hadErrors = errors.length > 0;
    errors = [];
  };
}

/** Checks the types of the shell, the remotes and the kernel in a process of its own, now and after each edit. */
export function watchTypes(
  print: (text: string) => void,
  clear: () => void,
): { stop(): Promise<void> } {
  const stopped = new AbortController();
  const ended = runProcess(
    process.execPath,
    [
      ...['--import', givesWay, scriptOf('typescript', 'tsc'), '--project', 'tsconfig.json'],
      ...['--watch', '--preserveWatchOutput', '--pretty', 'false'],
      ...['--noEmit', '--incremental', '--tsBuildInfoFile', join(workDirectory, 'dev.tsbuildinfo')],
    ],
    { cwd: repository, signal: stopped.signal, onLine: readTypeNews(print, clear) },
  );
  return {
    stop: async () => {
      stopped.abort();
      await ended;
    },
  };
}
