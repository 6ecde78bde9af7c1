import { join } from 'node:path';
import { repository } from '../../../packages';
import { CliError } from '../../../base/cli-error';
import { runProcess } from '../../../base/process';
import type { OtherBuild } from './written-files';

const called: Record<OtherBuild, string> = {
  twin: 'one-bundle twin',
  usual: 'usual federation',
};

/** Builds what the product is measured beside from the same sources. */
export async function buildOther(
  build: OtherBuild,
  onProgress: (text: string) => void,
): Promise<void> {
  onProgress(`building the ${called[build]}`);
  const started = Date.now();
  const { code, output } = await runProcess(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'build-worker.ts'), build],
    { cwd: join(repository, 'tooling'), env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (code !== 0) throw new CliError(`The ${called[build]} did not build:\n${output.trim()}`);
  onProgress(`built the ${called[build]} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
