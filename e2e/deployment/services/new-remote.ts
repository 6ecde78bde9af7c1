import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository, runToolingCommand } from 'tooling/release';
import { run } from './run';
import { requireSuccess, type RemoteVariant } from './stage';

async function edit(file: string, changes: readonly (readonly [string, string])[]): Promise<void> {
  let text = await readFile(file, 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${file} does not say ${from}.`);
    text = text.replace(from, to);
  }
  await writeFile(file, text);
}

/** Creates a remote in a separate repository. The remote installs the packed kernel and tooling (docs/authors.md). */
export async function createRemoteVariant(name: string): Promise<RemoteVariant> {
  const root = await mkdtemp(join(tmpdir(), 'trustfold-new-'));
  const remove = () => rm(root, { recursive: true, force: true });
  try {
    const { packageManager } = JSON.parse(
      await readFile(join(repository, 'package.json'), 'utf8'),
    ) as { readonly packageManager: string };
    const pnpm = (folder: string, ...args: readonly string[]) =>
      run('npx', ['--yes', packageManager.replace(/\+.*/, ''), ...args], folder);
    const pack = async (part: string) => {
      const said = await pnpm(join(repository, part), 'pack', '--pack-destination', root);
      return `file:${said.trim().split('\n').at(-1) ?? ''}`;
    };
    const [kernel, tooling] = [await pack('shared-kernel'), await pack('tooling')];
    await requireSuccess(runToolingCommand('new', ['remote', name, root]));

    const folder = join(root, `remote-${name}`);
    await edit(join(folder, 'package.json'), [
      ['"shared-kernel": "workspace:*"', `"shared-kernel": "${kernel}"`],
      ['"tooling": "workspace:*"', `"tooling": "${tooling}"`],
    ]);
    const workspace = join(folder, 'pnpm-workspace.yaml');
    const ours = await readFile(join(repository, 'pnpm-workspace.yaml'), 'utf8');
    await writeFile(workspace, ours.slice(ours.indexOf('catalog:')));
    await edit(workspace, [['overrides:\n', `overrides:\n  shared-kernel: ${kernel}\n`]]);
    await pnpm(folder, 'install', '--prefer-offline');
    await run(
      process.execPath,
      ['node_modules/webpack/bin/webpack.js', '--fail-on-warnings'],
      folder,
    );
    return { folder: join(folder, 'dist'), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
