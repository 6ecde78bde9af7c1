const storageKey = 'tf_overrides';
const hash = 'c'.repeat(64);
const release = 'd'.repeat(32);

async function overridesAt(search: string, config: object = { previews: true }) {
  jest.resetModules();
  window.history.replaceState(null, '', `/trustfold/dashboard/admin${search}`);
  document.head.innerHTML = '';
  const meta = document.createElement('meta');
  meta.name = 'trustfold-config';
  meta.content = JSON.stringify(config);
  document.head.append(meta);
  return import('./overrides');
}

afterEach(() => {
  sessionStorage.clear();
  document.head.innerHTML = '';
  window.history.replaceState(null, '', '/');
});

describe('overrides', () => {
  it('[deployment] overrides are read from the URL and stored for the browser tab', async () => {
    const first = await overridesAt(`?composition=${hash}&remote.contracts=${release}`);
    const expected = { composition: hash, remotes: { contracts: release }, refused: [] };
    expect(first.getCurrentOverrides()).toEqual(expected);
    expect((await overridesAt('?tab=contracts')).getCurrentOverrides()).toEqual(expected);
  });

  it('[deployment] no override applies if the URL contains none', async () => {
    const { getCurrentOverrides } = await overridesAt('?tab=contracts');
    expect(getCurrentOverrides()).toEqual({ composition: undefined, remotes: {}, refused: [] });
    expect(sessionStorage.getItem(storageKey)).toBeNull();
  });

  it.each([
    ['?composition=latest', /“latest” is not the hash of a composition/],
    ['?remote.Ledger=x', /no remote “Ledger”/],
    ['?remote.ledger=x', /“x” is not a release of ledger/],
    ['?remote.contracts=https://elsewhere.example.com', /is not a release of contracts/],
    ['?remote.contracts=http://localhost:8201', /loads contracts only from published releases/],
    ['?remote.contracts=javascript:alert(1)', /is not a release of contracts/],
  ])('[deployment] the invalid override %s is rejected with the reason', async (search, reason) => {
    const { getCurrentOverrides } = await overridesAt(search);
    const { composition, remotes, refused } = getCurrentOverrides();
    expect({ composition, remotes }).toEqual({ composition: undefined, remotes: {} });
    expect(refused.join()).toMatch(reason);
  });

  it('[deployment, security] overrides are rejected if the environment does not allow previews', async () => {
    const search = `?composition=${hash}&remote.contracts=${release}`;
    const live = (await overridesAt(search, {})).getCurrentOverrides();
    expect(live).toEqual({
      composition: undefined,
      remotes: {},
      refused: ['Showing the live version only.'],
    });
    expect(sessionStorage.getItem(storageKey)).toBeNull();
  });

  it('[deployment] a development server is accepted as an override if the shell allows it', async () => {
    const local = 'http://localhost:8201';
    const config = { allowLocalRemotes: true };
    const { getCurrentOverrides } = await overridesAt(`?remote.contracts=${local}`, config);
    expect(getCurrentOverrides().remotes).toEqual({ contracts: local });
  });

  it('[deployment] clearing the overrides removes them from the URL and preserves the rest of the URL', async () => {
    const { getCurrentOverrides, clearOverrides } = await overridesAt(
      `?tab=contracts&composition=${hash}&remote.contracts=${release}`,
    );
    getCurrentOverrides();
    expect(new URL(clearOverrides()).search).toBe('?tab=contracts');
    expect(sessionStorage.getItem(storageKey)).toBeNull();
  });
});
