import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository, runToolingCommand } from 'tooling/release';
import { run } from './run';
import { must, type Variant } from './stage';

interface Manifest {
  readonly packageManager: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly catalog?: string;
}

const manifestIn = async (folder: string) =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Makes a remote by the command in another repository, which has kernel and preset as packed files, and builds it there. */
export async function makeRemote(name: string): Promise<Variant> {
  const root = await mkdtemp(join(tmpdir(), 'trustfold-new-'));
  const remove = () => rm(root, { recursive: true, force: true });
  try {
    const [manager = ''] = (await manifestIn(repository)).packageManager.split('+');
    const pnpm = (args: readonly string[], folder: string) =>
      run('npx', ['--yes', manager, ...args], folder);
    const packed = new Map<string, string>();
    for (const part of ['shared-kernel', 'tooling']) {
      const said = await pnpm(['pack', '--pack-destination', root], join(repository, part));
      packed.set(part, `file:${said.trim().split('\n').at(-1) ?? ''}`);
    }
    await must(runToolingCommand('new', ['remote', name, '--at', root]));
    const folder = join(root, `remote-${name}`);
    const text = await readFile(join(repository, 'pnpm-workspace.yaml'), 'utf8');
    const own = { packages: '.', catalog: text.slice(text.indexOf('catalog:')) };
    const overrides = [...packed].map(([part, file]) => `  ${part}: ${file}`).join('\n');
    await writeFile(
      join(folder, 'pnpm-workspace.yaml'),
      `${own.catalog.replace('overrides:', `overrides:\n${overrides}`)}`,
    );
    const manifest = join(folder, 'package.json');
    const written = await readFile(manifest, 'utf8');
    await writeFile(
      manifest,
      written.replaceAll(
        /"(shared-kernel|tooling)": "workspace:\*"/g,
        (_, part: string) => `"${part}": "${packed.get(part) ?? ''}"`,
      ),
    );
    await pnpm(['install', '--prefer-offline', '--config.node-linker=isolated'], folder);
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
