import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { createUsageError } from '../command-line/arguments';
import { CliError } from '../command-line/cli-error';
import { runCommand } from '../command-line/run-command';
import { remoteNames, repository } from '../packages';

const example = `npm run new -- remote invoices
npm run new -- screen contracts disputes
npm run new -- command contracts contract-management/commands/settle-dispute`;
const template = join(repository, 'tooling/template/remote-blue-print');
const oxfmt = join(repository, '.oxfmtrc.json');
const read = (file: string) => readFileSync(file, 'utf8');
const node = (cwd: string, ...args: readonly string[]) =>
  execFileSync(process.execPath, args, { cwd, stdio: 'inherit' });

await runCommand((args) => {
  const [kind = '', remote = '', last, at] = args;
  const path = kind === 'remote' ? remote : (last ?? '');
  const parent = (kind === 'remote' ? last : at) ?? repository;
  const name = path.replace(/^.*\//, '');
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const others = remoteNames.map((one) => read(join(repository, `remote-${one}/src/remote.ts`)));
  const orders = [...others.join().matchAll(/tab: .*order: (\d+)/g)].map(([, order]) =>
    Number(order),
  );
  const rename = (text: string) =>
    text
      .replaceAll('blue-print', name)
      .replaceAll(
        'bluePrint',
        words.join('').replace(/^./, (first) => first.toLowerCase()),
      )
      .replaceAll('BluePrint', words.join(''))
      .replaceAll('Blue Print', words.join(' '))
      .replaceAll('blue print', name.replaceAll('-', ' '))
      .replace('order: 0', `order: ${Math.max(...orders) + 10}`);

  const folder = resolve(process.env.INIT_CWD ?? '.', parent, `remote-${remote}`);
  const description = join(folder, 'src/remote.ts');
  const kinds: Readonly<Record<string, readonly [from: string, to: string, without: RegExp]>> = {
    remote: [template, folder, /(^|[\\/])(node_modules|dist|parts)([\\/]|$)/],
    screen: [join(template, 'parts/screen'), join(folder, 'src'), /^$/],
    command: [join(template, 'parts/command'), join(folder, 'src', dirname(path)), /^$/],
  };
  const [from, to = '', without = /^$/] = kinds[kind] ?? [];
  if (from === undefined || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw createUsageError(args, example);
  if (others.join().includes(`key: '${name}'`)) throw new CliError(`There is a tab ${name}.`);
  const files = readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(from, join(entry.parentPath, entry.name)))
    .filter((file) => !without.test(file))
    .map((file) => ({ file: join(from, file), target: join(to, rename(file)) }));
  const existing = files.find(({ target }) => existsSync(target));
  if (existing) throw new CliError(`${existing.target} exists; nothing was changed.`);
  for (const { file, target } of files) {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, rename(read(file)));
    console.log(`Made ${target}`);
  }
  if (kind === 'screen') {
    const start = "import { heading as bluePrintHeading } from './blue-print/screen';\n";
    const entry =
      "'blue-print': { tab: { key: 'blue-print', label: 'Blue Print', icon: 'document', order: 0 }, heading: bluePrintHeading },\n";
    writeFileSync(
      description,
      rename(start) + read(description).replace('screens: {\n', (begin) => begin + rename(entry)),
    );
  }
  node(folder, join(repository, 'node_modules/oxfmt/bin/oxfmt'), '-c', oxfmt, '.');
  if (kind === 'remote' && parent === repository)
    node(repository, 'tooling/setup.mjs', '--no-frozen-lockfile');
  return 0;
});
