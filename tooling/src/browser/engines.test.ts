import { findEngines, foundEnginesIn, type EngineSearch } from './engines';

type Over = Partial<EngineSearch> & { readonly files?: Readonly<Record<string, string>> };

/** A Linux machine whose programs are a record of path to version, which can download nothing. */
function search({ files = {}, ...over }: Over = {}): EngineSearch {
  return {
    machine: {
      platform: 'linux',
      env: { PATH: '/usr/local/bin:/usr/bin' },
      exists: (path) => path in files,
      versionOf: (path) => Promise.resolve(files[path]),
    },
    ownVersion: () => Promise.resolve(undefined),
    download: () => () => Promise.resolve("Playwright's own download failed (ENOTFOUND)"),
    ...over,
  };
}

const find = (over?: Over) => findEngines(() => undefined, undefined, search(over));

const debian = { '/usr/bin/firefox-esr': '153.7.0' };

describe('the search for further engines', () => {
  it('[tooling] takes Playwright’s own before the system’s, and downloads nothing then', async () => {
    const download = jest.fn(() => () => Promise.resolve('not asked for'));
    const { found, missing } = await find({
      files: debian,
      ownVersion: () => Promise.resolve('159.0'),
      download,
    });
    expect(found.map(({ title }) => title)).toEqual([
      'Firefox 159.0 of Playwright',
      'WebKit 159.0 of Playwright',
    ]);
    expect(missing).toEqual([]);
    expect(download).not.toHaveBeenCalled();
  });

  it('[tooling] lets Playwright download them', async () => {
    const kept = new Set<string>();
    const { found } = await find({
      ownVersion: (engine) => Promise.resolve(kept.has(engine) ? '1.0' : undefined),
      download: (engine) => () => {
        kept.add(engine);
        return Promise.resolve(undefined);
      },
    });
    expect(found.map(({ engine, from }) => [engine, from])).toEqual([
      ['firefox', 'playwright'],
      ['webkit', 'playwright'],
    ]);
  });

  it('[tooling] takes the system’s where nothing can be downloaded', async () => {
    const { found, missing } = await find({ files: debian });
    expect(found).toEqual([
      {
        engine: 'firefox',
        from: 'system',
        executablePath: '/usr/bin/firefox-esr',
        title: 'Firefox 153.7.0 of this system',
      },
    ]);
    expect(missing.map(({ engine }) => engine)).toEqual(['webkit']);
    expect(foundEnginesIn(JSON.stringify(found))).toEqual(found);
  });

  it('[tooling] takes the system’s where Playwright’s own is here and does not start', async () => {
    const { found } = await find({
      files: debian,
      download: () => () => Promise.resolve(undefined),
    });
    expect(found.map(({ from }) => from)).toEqual(['system']);
  });

  it('[tooling] passes an older Firefox by, and takes the next', async () => {
    const files = { '/usr/bin/firefox-esr': '140.12.0', '/usr/local/bin/firefox': '160.0' };
    const { found } = await find({ files });
    expect(found.map(({ executablePath }) => executablePath)).toEqual(['/usr/local/bin/firefox']);
  });

  it('[tooling] says of each that is nowhere what was tried and what would bring it', async () => {
    const { found, missing } = await find();
    expect(found).toEqual([]);
    expect(missing.map(({ engine, reason }) => `${engine}: ${reason}`)).toEqual([
      expect.stringMatching(/^firefox: .*ENOTFOUND.*apt-get install firefox-esr$/),
      expect.stringMatching(/^webkit: .*ENOTFOUND.*is not driven$/),
    ]);
  });

  it('[tooling] drives neither of the system’s on Windows', async () => {
    const { found, missing } = await find({
      files: debian,
      machine: { ...search({ files: debian }).machine, platform: 'win32' },
    });
    expect(found).toEqual([]);
    expect(missing).toHaveLength(2);
  });
});
