import {
  filesOfRemotes,
  filesOfShell,
  namedDigests,
  placesIn,
  plainAddress,
  readComposition,
  withGeneration,
  type Generation,
} from './generation';

const base = 'https://app.example.com';
const remotes = 'https://remotes.example.com/r/1/';

const generation = (mark: string, files: Generation['files'] = {}): Generation => ({
  page: { text: mark, headers: [] },
  pointer: { address: `${base}/env/production/current.json`, text: mark },
  files,
});

describe('what is kept', () => {
  it('[E3] is found from the page, as the build and the release wrote it', () => {
    const html = `<meta name="trustfold-config" content='{"compositionPointer":"/env/it&#39;s/current.json"}' />
      <meta name="trustfold-files" content='{"list":"assets/files.1.json"}' />`;
    expect(placesIn(html, base)).toEqual({
      list: `${base}/assets/files.1.json`,
      pointer: `${base}/env/it's/current.json`,
    });
    expect(() => placesIn('<!doctype html><title>Maintenance</title>', base)).toThrow();
  });

  it('[E3] is every file of the shell and of each remote by its address, over all origins', () => {
    expect(filesOfShell({ 'assets/a.js': 'sha384-a' }, base)).toEqual({
      [`${base}/assets/a.js`]: 'sha384-a',
    });
    const named = {
      contracts: {
        address: remotes,
        files: { 'entry.js': 'sha384-b', 'assets/sample.webm': 'sha384-e' },
      },
      own: { address: '/remotes/own/', files: { 'entry.js': 'sha384-c' } },
      wrong: { address: 'https://:0/', files: { 'entry.js': 'sha384-d' } },
    };
    expect(filesOfRemotes(named, base)).toEqual({
      [`${remotes}entry.js`]: 'sha384-b',
      [`${base}/remotes/own/entry.js`]: 'sha384-c',
    });
  });

  it('[E3] is read from a list of what is deployed, and from nothing else', () => {
    const composition = { schema: 1, remotes: {} };
    const pointer = { hash: 'a'.repeat(64), seq: 1, promotion: 'p', composition };
    expect(readComposition(JSON.stringify(pointer))).toEqual(composition);
    const off = { ...pointer, composition: { ...composition, worker: 'off' } };
    expect(readComposition(JSON.stringify(off)).worker).toBe('off');
    expect(() => readComposition('<!doctype html>')).toThrow();
    expect(() => readComposition('{"hash":7}')).toThrow();
  });

  it('[E3] is two generations, the last of each kind first', () => {
    const [a, b, c] = [generation('a'), generation('b'), generation('c')];
    expect(withGeneration([], a)).toEqual([a]);
    expect(withGeneration([a], b)).toEqual([b, a]);
    expect(withGeneration([b, a], c)).toEqual([c, b]);
    expect(withGeneration([b, a], a)).toEqual([a, b]);
  });

  it('[E3] goes when neither names it, and is there once when both do', () => {
    const named = namedDigests([
      { [`${base}/a.js`]: 'sha384-a', [`${base}/b.js`]: 'sha384-b' },
      { [`${remotes}b.js`]: 'sha384-b' },
    ]);
    expect([...named]).toEqual(['sha384-a', 'sha384-b']);
    expect(named.has('sha384-c')).toBe(false);
  });

  it('[E3] is found by a retry too, which asks with a query', () => {
    expect(plainAddress(`${remotes}a.js?retry=1`)).toBe(`${remotes}a.js`);
    expect(plainAddress(`${remotes}a.js#x`)).toBe(`${remotes}a.js`);
  });
});
