import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { packageNames, repository, workFolder } from '../packages';

const watched = [...packageNames, 'shared-kernel'].map((name) => `${name}/src`);

/** Time in milliseconds for combining repeated writes of a file into one edit, because editors often write twice. */
const oneEditMs = 2_000;

const readAtStart =
  /^host\/src\/(head\/|initial-html\/|brand\/error-page\.css|index\.html)|^tooling\/webpack\//;

const isBesideBuild = (file: string) => /\.(test|stories)\.tsx?$/.test(file);

export function findRestartReason(file: string): string | undefined {
  return !isBesideBuild(file) && readAtStart.test(file)
    ? `${file} is read at the start: start dev again.`
    : undefined;
}

export function watchEdits(print: (text: string) => void): { stop(): void } {
  const printed = new Map<string, number>();
  const watchers = [...watched, 'tooling/webpack'].map((folder) =>
    watch(join(repository, folder), { recursive: true }, (_event, name) => {
      if (name === null) return;
      const why = findRestartReason(`${folder}/${name.replaceAll('\\', '/')}`);
      if (why === undefined || Date.now() - (printed.get(why) ?? 0) < oneEditMs) return;
      printed.set(why, Date.now());
      print(why);
    }),
  );
  return { stop: () => watchers.forEach((watcher) => watcher.close()) };
}

/** Type checks have a lower priority than the build, so that an edit reaches the page sooner. */
const givesWay =
  "data:text/javascript,import os from 'node:os';os.setPriority(Math.max(os.getPriority(),10))";

const found = /Found (\d+) errors?\. Watching/;
const fault = /: error TS\d+: |^\s/;

/** Parses the output of `tsc --watch`. Prints the errors of each check, and one message when all errors are fixed. */
export function parseTypeCheckOutput(
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

export function watchTypes(
  print: (text: string) => void,
  clear: () => void,
): { stop(): Promise<void> } {
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  const child = spawn(
    process.execPath,
    [
      ...['--import', givesWay, tsc, '--project', 'tsconfig.json'],
      ...['--watch', '--preserveWatchOutput', '--pretty', 'false'],
      ...['--noEmit', '--incremental', '--tsBuildInfoFile', join(workFolder, 'dev.tsbuildinfo')],
    ],
    { cwd: repository, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const ended = once(child, 'close');
  createInterface({ input: child.stdout }).on('line', parseTypeCheckOutput(print, clear));
  return {
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
