import type { Composition, RemoteRelease } from 'shared-kernel/remote';
import { describeRelease } from '../compose/built';
import { type BuiltRelease, putRelease } from '../compose/releases';
import { promote } from '../compose/compose';
import { compositionHash, requirePointer } from '../compose/documents';
import {
  fakeDescription,
  fakeRelease,
  promoteComposition,
  promoteFrom,
  promoteRelease,
  removeRemote,
  rollback,
  rollbackShell,
} from './test-fakes';
import { requireShellFit } from './gated-change';
import { publicAddress, useReleases } from './test-bench';

const { store, put, putShell, expectRefusal } = useReleases();

const environment = 'production';

type Change = Partial<Omit<BuiltRelease['description'], 'release' | 'files'>>;

/** A release with what it says of itself, changed in any other way too. */
function built(mark: string, change: Change = {}): BuiltRelease {
  const { bodies, description } = fakeRelease({ mark });
  const { entry, kernelRange, screens } = description;
  return describeRelease(bodies, { entry, kernelRange, screens, ...change });
}

const brings = (name: string, screen: object) => {
  const description = fakeDescription(name);
  return { ...description, screens: { screen: { ...description.screens.screen, ...screen } } };
};
const opens = (kind: string) => ({ records: [{ kind, param: 'open' }] });
const finds = (kind: string) => ({
  finds: [{ kind, collection: 'contracts', label: 'title', detail: 'client', order: 1 }],
});
const tab = (key: string) => ({ tab: { key, label: key, icon: 'document', order: 1 } });

const release = (name: string, mark: string, change: Change = {}) =>
  put(mark, { name, built: built(mark, change) });

const releaseShell = (mark: string, kernel = '1.0.0', remoteOrigins?: readonly string[]) =>
  putShell(mark, kernel, {
    remoteOrigins,
    requireFit: async ({ record }) => {
      await requireShellFit(store, environment, record);
    },
  });

/** What is wrong with a remote beside contracts, which has its own tab and records, and what is said of it. */
const faults: readonly (readonly [string, Change, RegExp])[] = [
  [
    'another’s tab',
    { brings: brings('invoices', tab('contracts')) },
    /^invoices brings a tab “contracts”, and so does contracts: /,
  ],
  [
    'the shell’s tab',
    { brings: brings('invoices', tab('overview')) },
    /^invoices brings a tab “overview”, and so does the shell: /,
  ],
  [
    'another’s records',
    { brings: brings('invoices', opens('contracts')) },
    /^invoices brings the records “contracts”, and so does contracts: /,
  ],
  [
    'what the palette finds of another',
    { brings: brings('invoices', finds('contracts')) },
    /^invoices brings the records “contracts”, and so does contracts: /,
  ],
  ['another kernel', { kernelRange: '^2.0.0' }, /^invoices needs kernel \^2\.0\.0; the shell of/],
  ['a kernel that is no range', { kernelRange: 'banana' }, /^invoices needs kernel banana; /],
  ...['../x.js', 'https://a.example/x.js', '%2e%2e/x.js'].map(
    (entry) =>
      [
        `the entry ${entry}`,
        { entry },
        /^The release of invoices names the file “.*”, which is not a path in its folder\. N/,
      ] as const,
  ),
  ['an entry beside its files', { entry: 'x.js' }, /^The release of invoices begins with “x\.js”/],
  ['a screen elsewhere', { screens: { screen: ['../x.js'] } }, /names the file “\.\.\/x\.js”/],
];

describe.each(faults)('a remote with %s', (_what, change, sentence) => {
  const wrong = () => built('wrong', change);
  const id = () => wrong().description.release;
  const entry = (): RemoteRelease => ({
    ...wrong().description,
    address: `${publicAddress}invoices/r/`,
  });

  /** Has the environment have run the remote at a time when nothing looked, and contracts come after it. */
  async function ranBefore() {
    await putRelease(store, 'invoices', wrong());
    await promote(store, environment, { schema: 1, remotes: { invoices: entry() } });
    await promote(store, environment, { schema: 1, remotes: {} });
  }

  beforeEach(async () => {
    await ranBefore();
    await promote(store, 'staging', { schema: 1, remotes: { invoices: entry() } });
    await release('contracts', 'one', {
      brings: brings('contracts', { ...opens('contracts'), ...finds('contracts') }),
    });
    await releaseShell('shell', '1.0.0', ['https://remotes.example.com']);
  });

  it('[federation, deployment] is refused, and nothing changed: released, promoted, rolled back, alone and in a composition', async () => {
    for (const work of [
      () => release('invoices', 'wrong', change),
      () => promoteRelease(store, environment, 'invoices', id()),
      () => promoteFrom(store, environment, 'staging', 'invoices'),
      () => rollback(store, environment, { remote: 'invoices' }),
    ])
      await expectRefusal(work, sentence);
    const { remotes } = (await requirePointer(store, environment)).composition;
    const whole: Composition = { schema: 1, remotes: { ...remotes, invoices: entry() } };
    await promote(store, 'staging', whole);
    const hash = compositionHash(whole);
    await expectRefusal(() => promoteFrom(store, environment, 'staging', undefined), sentence);
    await expectRefusal(() => promoteComposition(store, environment, hash), sentence);
    await promote(store, environment, whole);
    const { seq } = await requirePointer(store, environment);
    await removeRemote(store, environment, 'invoices');
    await expectRefusal(() => rollback(store, environment), sentence);
    await expectRefusal(() => rollback(store, environment, { seq }), sentence);
  });

  it('[federation, deployment] can be removed where it runs, and keeps no other from being released', async () => {
    const { remotes } = (await requirePointer(store, environment)).composition;
    await promote(store, environment, { schema: 1, remotes: { ...remotes, invoices: entry() } });
    await release('account', 'one');
    await removeRemote(store, environment, 'invoices');
    const running = (await requirePointer(store, environment)).composition.remotes;
    expect(Object.keys(running).sort()).toEqual(['account', 'contracts']);
  });
});

describe('the gate', () => {
  it('[federation] keeps two remotes off one tab when one is rolled back', async () => {
    await release('invoices', 'one', { brings: brings('invoices', tab('bills')) });
    await removeRemote(store, environment, 'invoices');
    await release('billing', 'two', { brings: brings('billing', tab('bills')) });
    await expectRefusal(
      () => rollback(store, environment, { remote: 'invoices' }),
      'invoices brings a tab “bills”, and so does billing: give it another key. Nothing was changed.',
    );
  });

  it('[deployment] refuses a composition that says of a release what that does not', async () => {
    await release('contracts', 'one');
    const { remotes } = (await requirePointer(store, environment)).composition;
    const { contracts } = remotes;
    if (!contracts) throw new Error('contracts runs');
    const forged = { ...contracts, kernelRange: '>=0.0.0' };
    await promote(store, 'staging', { schema: 1, remotes: { contracts: forged } });
    await expectRefusal(
      () => promoteFrom(store, environment, 'staging', 'contracts'),
      'describes contracts, at https://remotes.example.com/contracts/r/, differently from its release',
    );
  });

  it('[deployment] refuses a release that names no digests', async () => {
    const { bodies, ...empty } = describeRelease(new Map(), {
      entry: 'x.js',
      kernelRange: '^1.0.0',
      screens: {},
    });
    await putRelease(store, 'contracts', { bodies, ...empty });
    const { release } = empty.description;
    await expectRefusal(
      () => promoteRelease(store, environment, 'contracts', release, { publicAddress }),
      'The release of contracts names no files with their digests. Nothing was changed.',
    );
  });

  it('[deployment] refuses an earlier address that the page’s policy forbids by now', async () => {
    const at = (address: string) => put('one', { publicAddress: address });
    for (const address of ['https://old.example.com/', publicAddress]) await at(address);
    await releaseShell('one', '1.0.0', ['https://remotes.example.com']);
    const sentence =
      'The policy of production’s page does not let contracts load from https://old.example.com: ';
    await expectRefusal(() => rollback(store, environment, { remote: 'contracts' }), sentence);
    await expectRefusal(() => rollback(store, environment, { seq: 1 }), sentence);
    await expectRefusal(() => at('https://remotes.example.com.old.example/'), /does not let/);
    await expectRefusal(() => at('https://remotes.example.com/a/../b/'), /not that of a folder/);
  });

  it('[deployment] refuses an earlier page whose policy forbids where its remotes are by now', async () => {
    await releaseShell('one', '1.0.0', ['https://old.example.com']);
    await releaseShell('two', '1.0.0', ['https://remotes.example.com']);
    await release('contracts', 'one');
    await expectRefusal(
      () => rollbackShell(store, environment),
      'The policy of production’s page does not let contracts load from https://remotes.example.com',
    );
  });
});

/** Lets something else happen once, before a write of a key. */
function before(write: 'putNew' | 'swap', of: RegExp, work: () => Promise<unknown>) {
  let isDone = false;
  const original = store[write].bind(store) as (...args: unknown[]) => Promise<boolean>;
  jest.spyOn(store, write).mockImplementation(async (...args: unknown[]) => {
    if (!isDone && of.test(String(args[0]))) {
      isDone = true;
      await work();
    }
    return original(...args);
  });
}

describe('a remote and a shell that are released at once', () => {
  const kernels = async () => {
    const { composition } = await requirePointer(store, environment);
    return {
      shell: composition.shell?.kernel,
      remotes: Object.values(composition.remotes).map(({ kernelRange }) => kernelRange),
    };
  };

  it.each([
    ['uploads', 'putNew', /^contracts\/r\//],
    ['swaps the pointer', 'swap', /current\.json$/],
  ] as const)(
    '[deployment] end with a remote that runs, though the shell was faster while the remote %s',
    async (_while, write, of) => {
      await release('account', 'one', { kernelRange: '>=1.0.0' });
      await releaseShell('one', '1.0.0');
      before(write, of, () => releaseShell('two', '2.0.0'));
      await expect(release('contracts', 'one')).rejects.toThrow(
        'contracts needs kernel ^1.0.0; the shell of production runs kernel 2.0.0.',
      );
      expect(await kernels()).toEqual({ shell: '2.0.0', remotes: ['>=1.0.0'] });
    },
  );

  it('[deployment] end so in an environment that ran nothing yet', async () => {
    await releaseShell('one', '1.0.0');
    before('swap', /current\.json$/, () => releaseShell('two', '2.0.0'));
    await expect(release('contracts', 'one')).rejects.toThrow('contracts needs kernel ^1.0.0');
    expect(await kernels()).toEqual({ shell: '2.0.0', remotes: [] });
  });

  it('[deployment] end so though the shell had looked at the remotes already', async () => {
    await release('contracts', 'new', { kernelRange: '>=1.0.0' });
    await releaseShell('one', '1.0.0');
    before('swap', /shell\.json$/, () => release('contracts', 'old', { kernelRange: '^1.0.0' }));
    await expect(releaseShell('two', '2.0.0')).rejects.toThrow(
      'The shell provides kernel 2.0.0; in production it is too far from what these need: contracts',
    );
    expect(await kernels()).toEqual({ shell: '1.0.0', remotes: ['^1.0.0'] });
    expect(String((await store.get('env/production/index.html'))?.body)).toContain('one.js');
    expect(JSON.parse(String((await store.get('env/production/shell.json'))?.body))).toMatchObject({
      kernel: '1.0.0',
    });
  });
});
