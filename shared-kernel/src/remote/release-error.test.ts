import { findReleaseError } from './composition';

const release = {
  address: 'https://remotes.example.com/contracts/r/',
  entry: 'remote-entry.0123456789.js',
  files: { 'remote-entry.0123456789.js': 'sha384-A', 'assets/a.js': 'sha384-B' },
  screens: { list: ['assets/a.js'] },
};

const astray = [
  '../x.js',
  'assets/../../x.js',
  'assets/./x.js',
  '..',
  '.',
  '',
  'assets//x.js',
  'assets/',
  '/x.js',
  '//other.example.com/x.js',
  'https://other.example.com/x.js',
  'data:text/javascript,1',
  '..\\x.js',
  'assets\\x.js',
  '%2e%2e/x.js',
  'assets/%2E./x.js',
  '.\t./x.js',
  ' x.js',
  'x.js?y',
  'x.js#y',
];

describe('findReleaseError', () => {
  it.each(astray)(
    '[federation, E3] refuses a release with a manifest outside its folder: %j',
    (manifest) => {
      expect(findReleaseError({ ...release, manifest })).toContain(
        'which is not a path in its folder',
      );
    },
  );

  it('[federation] accepts a release whose files are all inside its folder', () => {
    expect(findReleaseError(release)).toBeUndefined();
    expect(findReleaseError({ ...release, address: '/contracts/' })).toBeUndefined();
    expect(findReleaseError({ ...release, address: 'http://127.0.0.1:8201/' })).toBeUndefined();
    expect(findReleaseError({ ...release, entry: 'main.js', files: {} })).toBeUndefined();
  });

  it.each(astray)(
    '[federation, security] refuses a release in which “%s” is the path of the entry script, a file or a screen’s file',
    (path) => {
      const fault = `names the file “${path}”, which is not a path in its folder.`;
      const files = { ...release.files, [path]: 'sha384-C' };
      expect(findReleaseError({ ...release, entry: path })).toBe(fault);
      expect(findReleaseError({ ...release, entry: path, files: {} })).toBe(fault);
      expect(findReleaseError({ ...release, files })).toBe(fault);
      expect(findReleaseError({ ...release, screens: { list: [path] } })).toBe(fault);
    },
  );

  it('[federation, security] refuses a release whose entry script is not in its list of files', () => {
    expect(findReleaseError({ ...release, entry: 'other.js' })).toBe(
      'begins with “other.js”, which is not one of its files.',
    );
    expect(findReleaseError({ ...release, entry: 'constructor' })).toContain(
      'not one of its files',
    );
  });

  it.each([
    '//other.example.com/',
    'https:other/',
    'javascript:alert(1)/',
    'contracts/',
    'https://remotes.example.com/a/../b/',
    'https://remotes.example.com/a/%2e%2e/b/',
    'https://remotes.example.com/a//b/',
    'https://me@remotes.example.com/',
    'https://remotes.example.com/?x/',
    'https://remotes.example.com/a\\b/',
    '/\\other.example.com/',
  ])('[federation, security] refuses a release with the URL %s', (address) => {
    expect(findReleaseError({ ...release, address })).toBe(
      `has the URL “${address}”, which is not the URL of a folder.`,
    );
  });
});
