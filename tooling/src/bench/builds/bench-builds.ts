import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { CliError } from '../../base/cli-error';
import { runProcess } from '../../base/process';
import type { Bench } from '../bench';
import { describeMachine, machineLine } from '../machine';
import { writeResult } from '../results';
import { formatTable } from '../table';
import { withRepositoryCopy } from './copy-repository';

const changed = 'contracts';
const changedFile = `remote-${changed}/src/exposes/contract-management.ts`;

const reportSchema = v.object({ built: v.array(v.string()) });

interface Case {
  readonly name: string;
  readonly seconds: number;
  readonly built: readonly string[];
}

/** A change that no minifier takes away. */
function changeSource(copy: string): void {
  const now = Date.now();
  appendFileSync(join(copy, changedFile), `\nexport const changedForBench${now} = ${now};\n`);
}

async function run(copy: string, script: string, args: readonly string[] = []) {
  const started = performance.now();
  const { code, output } = await runProcess(
    process.execPath,
    ['--import', 'tsx', script, ...args],
    { cwd: join(copy, 'tooling'), env: { ...process.env, NODE_ENV: 'production' } },
  );
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0) throw new CliError(`${script} failed in a copy:\n${output.trim()}`);
  return { seconds, output };
}

async function build(copy: string, name: string): Promise<Case> {
  const { seconds, output } = await run(copy, 'src/bench/builds/build-report-worker.ts');
  const line = output.trim().split('\n').at(-1) ?? '';
  return { name, seconds, built: v.parse(reportSchema, JSON.parse(line)).built };
}

/** Builds and releases one remote into a folder as `npm run release` does. */
async function release(copy: string, name: string): Promise<Case> {
  const store = join(copy, '.trustfold/bench-store');
  const args = [changed, '--to', store, '--env', 'bench', '--public', 'https://remotes.example/'];
  const { seconds } = await run(copy, 'src/cli/release.ts', args);
  return { name, seconds, built: [`remote-${changed}`] };
}

/** What is built in which case, and how long it takes, in a copy of the repository. */
export const benchBuilds: Bench = (onProgress) =>
  withRepositoryCopy(async (copy) => {
    const cases: Case[] = [];
    const timed = async (measuring: Promise<Case>) => {
      const measured = await measuring;
      cases.push(measured);
      onProgress(`${measured.name}: ${measured.seconds.toFixed(1)} s`);
    };

    onProgress('building everything in a copy');
    await timed(build(copy, 'full build, nothing kept'));
    await timed(build(copy, 'nothing changed'));
    changeSource(copy);
    await timed(build(copy, `one file of remote-${changed} changed`));
    await release(copy, 'the store exists');
    changeSource(copy);
    await timed(release(copy, `one file of remote-${changed} changed and released into a folder`));

    const machine = describeMachine();
    const file = writeResult('builds.json', { machine, cases });
    return [
      `Builds, two packages at a time (${machineLine(machine)}).`,
      formatTable(
        ['', 'seconds', 'built'],
        cases.map(({ name, seconds, built }) => [
          name,
          seconds.toFixed(1),
          built.length === 0 ? 'nothing' : built.join(', '),
        ]),
      ),
      `Written to ${file}`,
    ].join('\n\n');
  });
