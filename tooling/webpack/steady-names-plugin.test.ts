import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { SteadyNamesPlugin } from './steady-names-plugin';

const directory = realpathSync(mkdtempSync(join(tmpdir(), 'trustfold-names-')));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** Stands where a minifier does, and notes what it is given. */
class Minifier {
  readonly seen: string[] = [];
  apply({ hooks, webpack: { Compilation } }: Compiler): void {
    hooks.compilation.tap('Minifier', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      compilation.hooks.processAssets.tap({ name: 'Minifier', stage }, (assets) => {
        for (const [name, source] of Object.entries(assets))
          if (name.startsWith('main')) this.seen.push(source.source().toString());
      });
    });
  }
}

async function build(salt: string) {
  const folder = join(directory, salt);
  mkdirSync(folder);
  writeFileSync(join(folder, 'late.js'), 'export default 1;');
  writeFileSync(
    join(folder, 'index.js'),
    "import(/* webpackChunkName: 'late' */ './late.js').then(console.log);",
  );
  const minifier = new Minifier();
  const config: Configuration = {
    mode: 'production',
    context: folder,
    entry: './index.js',
    output: {
      path: join(folder, 'dist'),
      filename: 'main.[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      // As another folder would.
      hashSalt: salt,
    },
    optimization: { minimize: false, realContentHash: true },
    plugins: [new SteadyNamesPlugin(), minifier],
  };
  await new Promise<void>((resolve, reject) => {
    webpack(config, (error) => (error ? reject(error) : resolve()));
  });
  const files = readdirSync(join(folder, 'dist'));
  const main = files.find((name) => name.startsWith('main.')) ?? '';
  return { seen: minifier.seen, files, text: readFileSync(join(folder, 'dist', main), 'utf8') };
}

it('[deployment] a minifier is given the same text, no matter which hashes other files have', async () => {
  const one = await build('one');
  const other = await build('other');
  expect(one.seen).toHaveLength(1);
  expect(one.seen).toEqual(other.seen);
  const [late = ''] = one.files.filter((name) => name.startsWith('late.'));
  expect(one.text).toContain(late.split('.')[1]);
  expect(one.text).not.toContain('zz0');
});
