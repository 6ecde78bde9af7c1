import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { fakeDescription } from '../src/release/test-fakes';
import { validateDescription, readRawDescription } from './description';

let root: string;
let directory: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'trustfold-description-'));
  directory = join(root, 'remote-invoices');
  await mkdir(join(directory, 'src/exposes'), { recursive: true });
  await writeFile(join(directory, 'src/exposes/screen.ts'), '');
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('readRawDescription', () => {
  const write = (file: string, text: string) => writeFile(join(directory, 'src', file), text);

  it('[tooling] each read of a description returns its current content', async () => {
    await write('remote.ts', "import { title } from './screen'; export const remote = { title };");
    const read = async () => (await readRawDescription(directory)).remote;
    await write('screen.ts', "export const title: string = 'Invoices';");
    expect(await read()).toEqual({ title: 'Invoices' });
    await write('screen.ts', "export const title: string = 'Bills';");
    expect(await read()).toEqual({ title: 'Bills' });
  });

  it('[tooling] reading a description also returns the names of its source files', async () => {
    await write('remote.ts', "export { remote } from './screen';");
    await write('screen.ts', 'export const remote = {};');
    const { files } = await readRawDescription(directory);
    expect([...files].sort()).toEqual([
      join(directory, 'src/remote.ts'),
      join(directory, 'src/screen.ts'),
    ]);
  });

  it('[tooling] a folder without a description is rejected', async () => {
    await expect(readRawDescription(directory)).rejects.toThrow(
      'remote-invoices does not describe itself: it has no src/remote.ts.',
    );
  });
});

describe('validateDescription', () => {
  it('[federation] a valid description of a remote is accepted', () => {
    const { name, screens } = validateDescription(directory, fakeDescription('invoices'));
    expect(name).toBe('invoices');
    expect(screens.screen?.tab.key).toBe('invoices');
  });

  it.each([
    ['nothing', undefined, /^In its src\/remote\.ts, remote-invoices does not say which screens/],
    ['another name', fakeDescription('orders'), /it calls itself orders\.$/],
    ['an unknown icon', fakeDescription('invoices', { icon: 'unicorn' }), /icon is not/],
    ['an invalid number', fakeDescription('invoices', { order: 'last' }), /order is not a number/],
    ['a long label', fakeDescription('invoices', { label: 'x'.repeat(300) }), /label is longer/],
    ['markup', fakeDescription('invoices', { label: '<b>Bold</b>' }), /label holds markup/],
    ['a newer format', { ...fakeDescription('invoices'), format: 2 }, /newer than/],
  ])(
    '[federation] the build fails if the description of a remote contains %s',
    (_what, written, sentence) => {
      expect(() => validateDescription(directory, written)).toThrow(sentence);
    },
  );

  it('[federation] the build fails if the module of a screen is missing', async () => {
    await rm(join(directory, 'src/exposes/screen.ts'));
    expect(() => validateDescription(directory, fakeDescription('invoices'))).toThrow(
      'In its src/remote.ts, remote-invoices names the screen screen, and it has no ./src/exposes/screen.ts.',
    );
  });

  it('[federation] an invalid description fails the build with a message without a stack trace', () => {
    let told: unknown;
    try {
      validateDescription(directory, undefined);
    } catch (error) {
      told = error;
    }
    expect(inspect(told)).not.toContain('    at ');
  });
});
