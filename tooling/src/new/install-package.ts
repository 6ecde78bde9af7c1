import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from '../packages';
import { CliError } from '../base/cli-error';
import { runProcess } from '../base/process';

/**
 * Installs a package that was just made and writes it into the lockfile; where that fails, the package is
 * taken away again and the lockfile stays as it was.
 */
export async function installPackage(folder: string, root = repository): Promise<void> {
  const lock = join(root, 'pnpm-lock.yaml');
  const before = await readFile(lock);
  const bootstrap = join(root, 'tooling/bootstrap.mjs');
  const { code, output } = await runProcess(process.execPath, [bootstrap, 'lock'], { cwd: root });
  if (code === 0) return;
  await rm(folder, { recursive: true, force: true });
  await writeFile(lock, before);
  throw new CliError(`${output.trim()}\nNothing was created.`);
}
