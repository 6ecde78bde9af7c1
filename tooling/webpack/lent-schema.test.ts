import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { builtFiles, isLentWhole, LentSchemaPlugin, schemaNamesIn } from './lent-schema';

const directory = realpathSync(mkdtempSync(join(tmpdir(), 'trustfold-schema-')));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

function write(name: string, text: string): void {
  mkdirSync(join(directory, name, '..'), { recursive: true });
  writeFileSync(join(directory, name), text);
}

/** What is wrong with a build of a source. */
async function faultsOf(source: string): Promise<readonly string[]> {
  write('built/index.js', source);
  write('node_modules/valibot/index.js', 'export const object = 1, isbn = 2;');
  const config: Configuration = {
    mode: 'production',
    context: join(directory, 'built'),
    entry: './index.js',
    output: { path: join(directory, 'dist') },
    plugins: [new LentSchemaPlugin()],
  };
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error);
      else resolve((stats?.compilation.errors ?? []).map(({ message }) => message));
    });
  });
}

describe('the library that records are described by', () => {
  it('[federation] is taken from the shell as far as that lends it', async () => {
    const own = "import * as v from 'valibot';";
    expect(await faultsOf(`${own} console.log(v.object);`)).toEqual([]);
    expect(await faultsOf(`${own} console.log(v.object, v.isbn);`)).toEqual([
      'The shell lends valibot as shared-kernel/schema has it, without isbn.',
    ]);
    expect(await faultsOf(`${own} console.log(v);`)).toEqual([
      'The shell lends valibot as shared-kernel/schema has it, without all.',
    ]);
  });

  it('[deployment] is read for what a remote takes of it, tests left out', () => {
    const taking = (call: string) => `import * as v from 'valibot'; export const x = ${call};`;
    write('remote/a.ts', taking('v.variant()'));
    write('remote/a.test.ts', taking('v.isoTime()'));
    write('remote/b.ts', 'export const y = v.email();');
    const names = schemaNamesIn(builtFiles(join(directory, 'remote')));
    expect(names).toContain('variant');
    // What the kernel's nouns take is compiled in with them.
    expect(names).toContain('picklist');
    expect(names).not.toContain('email');
  });

  it('[federation] is a remote’s own where it takes more than the shell lends, so that it waits for no kernel', () => {
    const taking = (call: string) => `import * as v from 'valibot'; export const x = ${call};`;
    write('content/a.ts', taking('v.pipe(v.string(), v.trim())'));
    expect(isLentWhole(builtFiles(join(directory, 'content')))).toBe(true);
    write('content/a.ts', taking('v.pipe(v.string(), v.isbn())'));
    expect(isLentWhole(builtFiles(join(directory, 'content')))).toBe(false);
  });
});
