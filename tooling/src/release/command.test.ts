import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseReleaseCommand } from './command';
import { readEnvironment } from './environments';
import { addresses } from './test-environments';

describe('release command line', () => {
  it('[deployment] npm run release without a verb releases the named remote', () => {
    expect(parseReleaseCommand(['contracts', '--env', 'staging'])).toMatchObject({
      ...{ verb: 'release', subject: 'contracts', values: { env: 'staging' } },
    });
    expect(parseReleaseCommand(['rollback'])).toMatchObject({
      verb: 'rollback',
      subject: undefined,
    });
  });

  it.each([
    [['contracts', '--wrong'], /Unknown option '--wrong'/],
    [['contracts', '--from', 'staging'], /release takes no --from/],
    [['status', '--dry-run'], /status takes no --dry-run/],
    [['contracts', 'compliance'], /Not understood: compliance/],
    [['contracts', '--env', ''], /--env is empty/],
  ])(
    '[deployment] npm run release rejects the arguments %j and prints the usage',
    (args, sentence) => {
      expect(() => parseReleaseCommand(args)).toThrow(sentence);
      expect(() => parseReleaseCommand(args)).toThrow(/npm run release -- <remote\|shell>/);
    },
  );
});

describe('release environments', () => {
  let file: string;
  beforeAll(async () => {
    file = join(await mkdtemp(join(tmpdir(), 'trustfold-environments-')), 'environments.json');
  });
  afterAll(() => rm(join(file, '..'), { recursive: true }));
  const read = (change: object) => {
    writeFileSync(file, JSON.stringify({ production: { ...addresses, ...change } }));
    return readEnvironment('production', file);
  };

  it('[deployment] environments are read from a file with default values', () => {
    expect(read({})).toMatchObject({ name: 'production', previews: false, ...addresses });
  });

  it.each([
    [{ shell: 'https://example.com/apps/trustfold' }, /works only at the root of a host name/],
    [{ shell: 'https://app.example.com/' }, /is not an origin/],
    [{ remotes: 'https://remotes.example.com' }, /does not end in \//],
    [{ remotes: "https://a.example/; script-src 'unsafe-eval'/" }, /production\.remotes/],
    [{ shel: 'https://app.example.com' }, /shel/],
  ])('[deployment, security] an environment with %j is rejected', (change, sentence) => {
    expect(() => read(change)).toThrow(sentence);
  });

  it('[deployment] an unknown environment is rejected, and the message lists the existing ones', () => {
    read({});
    expect(() => readEnvironment('test', file)).toThrow(/no environment “test”.* has production/);
    expect(() => readEnvironment(undefined, file)).toThrow(/--env is missing/);
  });

  it('[deployment] the environments in the repository are valid', () => {
    expect(readEnvironment('production').name).toBe('production');
  });
});
