import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll, type BuildReport } from '../../build/build-all';
import { packageDirectory, repository, workDirectory } from '../../packages';
import type { Bench } from '../bench';
import { describeMachine, machineLine } from '../machine';
import { writeResult } from '../results';
import { formatTable } from '../table';
import { withChangedSource } from './changed-source';

const changed = 'remote-contracts';
const changedFile = join(packageDirectory(changed), 'src/exposes/contract-management.ts');

/** Leaves nothing that a build could take from an earlier one. */
function forgetBuilds(): void {
  rmSync(join(workDirectory, 'builds'), { recursive: true, force: true });
  // webpack keeps its own where the build's worker runs.
  const cache = join(repository, 'tooling/node_modules/.cache/webpack');
  rmSync(cache, { recursive: true, force: true });
}

/** What is built in which case, and how long it takes. */
export const benchBuilds: Bench = async (onProgress) => {
  const timed = async (name: string) => {
    onProgress(name);
    const started = performance.now();
    const { built, unchanged }: BuildReport = await buildAll({ onProgress });
    return { name, seconds: (performance.now() - started) / 1000, built, unchanged };
  };

  forgetBuilds();
  const full = await timed('full build, nothing kept');
  const nothing = await timed('nothing changed');
  const one = await withChangedSource(changedFile, () => timed(`a file of ${changed} changed`));
  onProgress('building the file as it was');
  await buildAll({ onProgress });

  const builds = [full, one, nothing];
  const machine = describeMachine();
  const file = writeResult('builds.json', { machine, builds });
  return [
    `Builds, two packages at a time (${machineLine(machine)}).`,
    formatTable(
      ['', 'seconds', 'built'],
      builds.map(({ name, seconds, built }) => [
        name,
        seconds,
        built.length === 0 ? 'nothing' : built.join(', '),
      ]),
    ),
    `Written to ${file}`,
  ].join('\n\n');
};
