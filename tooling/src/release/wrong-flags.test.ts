import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError } from '../base/cli-error';
import { options, optionsOf, takesSubject, usage, type Verb, verbs } from './command';
import { runRelease } from './run-release';
import { useReleases } from './test-bench';

const { root, store, put, contents } = useReleases();

const elsewhere = join(root, 'elsewhere');
beforeEach(async () => {
  await mkdir(elsewhere);
  for (const name of ['contracts', 'invoices']) await put(name, { name });
});

/** What is said to a command that is refused; it leaves the store, and the folder it is called in, as they were. */
async function refusal(...args: readonly string[]): Promise<string> {
  const before = contents();
  const error: unknown = await runRelease([...args], elsewhere).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CliError);
  expect(contents()).toEqual(before);
  expect(await readdir(elsewhere)).toEqual([]);
  const [sentence = ''] = (error as CliError).message.split(`\n\n${usage}`);
  expect(sentence).not.toContain('\n');
  return sentence;
}

const given = (verb: Verb) => [
  ...(verb === 'release' ? [] : [verb]),
  ...(takesSubject(verb) ? ['contracts'] : []),
  ...['--to', store.root],
  ...(optionsOf(verb).has('env') ? ['--env', 'production'] : []),
];
const textsOf = (verb: Verb) =>
  Object.entries(options)
    .filter(([name, { type }]) => type === 'string' && optionsOf(verb).has(name))
    .map(([name]) => name);

describe.each(verbs)('%s', (verb) => {
  it('[deployment] refuses an option that is unknown, misspelt, another verb’s or without its value', async () => {
    for (const [odd, sentence] of [
      [['--enviroment', 'production'], /^Unknown option '--enviroment'\.$/],
      [['-e', 'production'], /^Unknown option '-e'\.$/],
      [['--dry-runs'], /^Unknown option '--dry-runs'\.$/],
      [['--help=no'], /^Option '--help' does not take an argument\.$/],
      [['--endpoint'], /^Option '--endpoint <value>' argument missing\.$/],
    ] as const)
      expect(await refusal(...given(verb), ...odd)).toMatch(sentence);
    const other = Object.entries(options).find(([name]) => !optionsOf(verb).has(name));
    const [name = '', { type } = { type: 'boolean' }] = other ?? [];
    const stray = [`--${name}`, ...(type === 'string' ? ['x'] : [])];
    expect(await refusal(...given(verb), ...stray)).toBe(`${verb} takes no --${name}.`);
  });

  it('[deployment] refuses an option that is said twice, where the last would win without a word', async () => {
    const twice = [
      ['to', './other'],
      ['env', 'staging'],
    ] as const;
    for (const [name, value] of twice.filter(([option]) => optionsOf(verb).has(option)))
      expect(await refusal(...given(verb), `--${name}`, value)).toBe(
        `--${name} is said twice: say it once.`,
      );
  });

  it('[deployment] refuses an option that is empty, as that of a variable which is not set', async () => {
    const only = takesSubject(verb) ? ['contracts'] : [];
    for (const name of textsOf(verb)) {
      const sentence = await refusal(verb, ...only, `--${name}`, '');
      expect(sentence).toMatch(
        new RegExp(`^(--${name} is empty: |A remote takes no --${name}\\.)`),
      );
    }
  });

  it('[deployment] refuses words that it makes nothing of', async () => {
    const words = takesSubject(verb) ? ['account'] : ['contracts'];
    expect(await refusal(...given(verb), ...words)).toBe(`Not understood: ${words.join(' ')}.`);
  });
});

describe('an option that means nothing to what is named', () => {
  it.each([
    [['contracts', '--shell-to', './pages'], 'A remote takes no --shell-to.'],
    [['contracts', '--previews', 'on'], 'A remote takes no --previews.'],
    [['contracts', '--allow-local-remotes'], 'A remote takes no --allow-local-remotes.'],
    [['rollback', 'shell', '--seq', '1'], 'rollback shell takes no --seq.'],
  ])('[deployment] is refused: %j', async (command, sentence) => {
    expect(await refusal(...command, '--to', store.root, '--env', 'production')).toBe(sentence);
  });

  it.each([['--message', 'Why'], ['--expect', '1'], ['--despite-kernel']])(
    '[deployment] is refused without an environment: %s',
    async (...option) => {
      expect(await refusal('contracts', ...option, '--to', store.root)).toBe(
        `${option[0]} is for a change of an environment: name it with --env, or leave out ${option[0]}.`,
      );
    },
  );
});

describe('a place that is no store', () => {
  it('[deployment] is refused where it is a file', async () => {
    const file = join(store.root, 'a file');
    await writeFile(file, '');
    for (const command of [['remove', 'contracts'], ['status'], ['history'], ['rollback']])
      expect(await refusal(...command, '--to', file, '--env', 'production')).toBe(
        `${file} is a file: a store is a folder, or s3://bucket/prefix.`,
      );
    await rm(file);
  });

  it('[deployment] is refused where nginx is to have a certificate for plain HTTP', async () => {
    const origins = ['--shell', 'http://app.example.com', '--remotes', 'https://r.example.com'];
    const certificate = ['--certificate', 'chain.pem', '--certificate-key', 'key.pem'];
    const command = ['nginx', '--to', store.root, '--env', 'production', ...origins];
    expect(await refusal(...command, ...certificate)).toBe(
      'A certificate is for origins such as https://app.example.com, not http://app.example.com.',
    );
  });
});
