import {
  encodingName,
  environmentName,
  expectedState,
  folderAddress,
  originOf,
  required,
  wholeNumber,
} from './option-values';
import { parseCommand, usage, verbs } from './command';

describe('parseCommand', () => {
  it.each([
    [['contracts', '--to', 'store', '--env', 'production'], 'release', 'contracts'],
    [['shell', '--to', 'store'], 'release', 'shell'],
    [['promote', 'abcdef', '--to', 'store'], 'promote', 'abcdef'],
    [['rollback', '--to', 'store', '--seq', '3'], 'rollback', undefined],
    [['status'], 'status', undefined],
    [[], 'release', undefined],
  ])('[deployment] reads %j', (args, verb, subject) => {
    expect(parseCommand(args)).toMatchObject({ verb, subject });
  });

  it('[deployment] takes the options of its verb and no others', () => {
    expect(parseCommand(['contracts', '--dry-run', '--to', 'store']).values).toEqual({
      'dry-run': true,
      to: 'store',
    });
    expect(() => parseCommand(['status', '--dry-run'])).toThrow(/^status takes no --dry-run\./);
    expect(() => parseCommand(['contracts', '--seq', '1'])).toThrow(/^release takes no --seq\./);
  });

  it.each(verbs)('[deployment] %s says where, and how it is used', (verb) => {
    expect(parseCommand([verb, '--to', 'store', '--help']).values).toEqual({
      to: 'store',
      help: true,
    });
  });

  it.each([
    [['--nonsense'], /Unknown option '--nonsense'/],
    [['contracts', '--to'], /argument missing/],
    [['contracts', 'account'], /^Not understood: account\./],
  ])('[deployment] refuses %j with how it is done', (args, reason) => {
    const parse = () => parseCommand(args);
    expect(parse).toThrow(reason);
    expect(parse).toThrow(usage);
  });
});

describe('the options', () => {
  it.each([undefined, ''])('[deployment] asks for one that is %j', (value) => {
    expect(() => required(value, 'to', 's3://store')).toThrow(
      '--to is missing, such as --to s3://store',
    );
  });

  it.each(['production', 'eu-1', '2024'])('[deployment] take %s as an environment', (name) => {
    expect(environmentName(name)).toBe(name);
  });

  it.each(['Production', '-eu', 'a/b', '../x', 'a b'])(
    '[deployment] refuse %s as an environment',
    (name) => {
      expect(() => environmentName(name)).toThrow(
        `“${name}” is not a valid name for an environment`,
      );
    },
  );

  it('[deployment] take whole numbers', () => {
    expect(wholeNumber(undefined, 'days')).toBeUndefined();
    expect(wholeNumber('0', 'days')).toBe(0);
    expect(wholeNumber('30', 'days')).toBe(30);
    for (const value of ['-1', '1.5', '1e3', '', 'many', '1234567'])
      expect(() => wholeNumber(value, 'days')).toThrow(
        `--days takes a whole number, not “${value}”`,
      );
  });

  it('[deployment] take a promotion’s number, or enough of a hash to tell it', () => {
    expect(expectedState(undefined)).toBeUndefined();
    for (const value of ['0', '9', '12', 'a'.repeat(12), '123456789012', 'b'.repeat(64)])
      expect(expectedState(value)).toBe(value);
    for (const value of ['', ' ', 'a', '9f', 'a'.repeat(11), 'a'.repeat(65), 'latest', '-1'])
      expect(() => expectedState(value)).toThrow(/^--expect takes the number of a promotion/);
  });

  it('[deployment] take an encoding that there is', () => {
    expect(encodingName(undefined)).toBeUndefined();
    expect(encodingName('gzip')).toBe('gzip');
    expect(() => encodingName('zip')).toThrow(/^--encoding is one of .*, not “zip”\.$/);
  });

  it('[deployment] take an origin, and no address with a path', () => {
    expect(originOf('https://app.example.com/', 'shell')).toBe('https://app.example.com');
    for (const value of ['https://app.example.com/x', 'app.example.com', 'file:///x'])
      expect(() => originOf(value, 'shell')).toThrow(/^--shell takes an origin/);
    expect(() => originOf(undefined, 'shell')).toThrow(/^--shell is missing/);
  });

  it('[R27, deployment] say that the pages cannot be below a path', () => {
    const below = 'https://app.example.com/apps/trustfold/';
    const sentence = 'Trustfold works only at the root of a host name, not below a path.';
    expect(() => originOf(below, 'shell')).toThrow(sentence);
  });

  it('[deployment] take an address that keys are appended to', () => {
    expect(folderAddress(undefined)).toBeUndefined();
    expect(folderAddress('https://remotes.example.com')).toBe('https://remotes.example.com/');
    expect(folderAddress('https://cdn.example.com/a//')).toBe('https://cdn.example.com/a/');
    expect(folderAddress('/remotes')).toBe('/remotes/');
    for (const value of [
      'remotes',
      'ftp://x',
      'https://',
      '//cdn.example.com/',
      'https://cdn.example.com/a b/',
      'https://cdn.example.com; script-src *',
      'https://cdn.example.com/?x=',
      'https://cdn.example.com/#x',
      'https://cdn.example.com,https://other.example.com',
      '/remotes;x',
    ])
      expect(() => folderAddress(value)).toThrow(/^--public takes an address/);
  });
});
