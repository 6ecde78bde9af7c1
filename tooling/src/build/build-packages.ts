import { runInParallel } from '../command-line/run-in-parallel';
import { CliError } from '../command-line/cli-error';
import { runProcess } from '../command-line/process';
import { getPackageFolder, packageNames, type PackageName } from '../packages';

export interface BuildOptions {
  readonly only?: readonly PackageName[];
  readonly onProgress?: ((text: string) => void) | undefined;
}

const concurrency = 2;

/** Path of the package manager that runs this script. If it is missing, npm is used. */
const { npm_execpath: manager } = process.env;
const [command, ...first] = manager === undefined ? ['npm'] : [process.execPath, manager];

export async function buildPackages({
  only = packageNames,
  onProgress = () => undefined,
}: BuildOptions = {}): Promise<void> {
  await runInParallel(
    only,
    async (name) => {
      onProgress(`building ${name}`);
      const cwd = getPackageFolder(name);
      const { code, output } = await runProcess(command, [...first, 'run', 'build'], { cwd });
      if (code !== 0) throw new CliError(`${name} did not build:\n${output.trim()}`);
      onProgress(`built ${name}`);
    },
    { limit: concurrency },
  );
}
