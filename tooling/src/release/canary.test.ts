import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requirePointer } from '../compose/documents';
import { putRelease } from '../compose/put-release';
import { DirectoryStore } from '../store/directory-store';
import { abortCanary, promoteCanary, startCanary } from './canary';
import { differences } from './differences';
import { fakePlaces, fakeRelease, type FakeRelease } from './fake-release';
import { promoteComposition, promoteFrom, promoteRelease } from './promote';
import { prune } from './prune';
import { releaseRemote } from './release-remote';
import { removeRemote } from './remove';
import { rollback } from './rollback';
import { verify } from './verify/verify';

let root: string;
let store: DirectoryStore;

const environment = 'production';
const publicAddress = 'https://remotes.example.com/';
const idOf = (mark: string) => fakeRelease({ mark }).description.release;

const release = (mark: string, name = 'contracts', target = environment) =>
  releaseRemote(store, { name, built: fakeRelease({ mark }), environment: target, publicAddress });

const upload = (name: string, fake: FakeRelease) => putRelease(store, name, fakeRelease(fake));

const begin = (mark: string, percent = 10, name = 'contracts', options: object = {}) =>
  startCanary(store, name, { beginning: idOf(mark), percent }, { environment, ...options });

const standing = async (name = 'contracts', target = environment) => {
  const deployed = (await requirePointer(store, target)).composition.remotes[name];
  const { canary } = deployed ?? {};
  return [deployed?.release, ...(canary ? [canary.tried.release, canary.percent] : [])];
};

const hashNow = async () => (await requirePointer(store, environment)).hash;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'trustfold-canary-'));
  store = new DirectoryStore(root);
  await release('old');
  await release('one');
  await release('account', 'account');
  await upload('contracts', { mark: 'two' });
  await upload('contracts', { mark: 'three' });
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('a canary', () => {
  it('[deployment] stands beside what everybody runs, in the one composition', async () => {
    const before = await requirePointer(store, environment);
    const pointer = await begin('two');
    expect(await standing()).toEqual([idOf('one'), idOf('two'), 10]);
    expect(pointer).toMatchObject({
      seq: 4,
      action: `canary contracts ${idOf('two').slice(0, 8)} for 10%`,
    });
    const { contracts } = pointer?.composition.remotes ?? {};
    expect(contracts?.canary?.tried).toEqual({
      ...fakeRelease({ mark: 'two' }).description,
      address: `${publicAddress}contracts/r/`,
    });
    expect(differences(before.composition, pointer?.composition ?? before.composition)).toEqual([
      `a canary of contracts runs ${idOf('two').slice(0, 12)} for 10% of browsers`,
    ]);
  });

  it('[deployment] is given another share by the same word, and nothing is written where it has it', async () => {
    const [first, grown] = [await begin('two'), await begin('two', 50)];
    expect(await standing()).toEqual([idOf('one'), idOf('two'), 50]);
    expect((await begin('two', 50))?.promotion).toBe(grown?.promotion);
    if (first && grown)
      expect(differences(first.composition, grown.composition)).toEqual([
        `the canary of contracts goes from 10% to 50% of browsers, at ${idOf('two').slice(0, 12)}`,
      ]);
  });

  it('[deployment] ends with everybody in it, or nobody', async () => {
    const before = await hashNow();
    await begin('two');
    await abortCanary(store, 'contracts', { environment });
    expect(await standing()).toEqual([idOf('one')]);
    expect(await hashNow()).toBe(before);
    await begin('two');
    await promoteCanary(store, 'contracts', { environment });
    expect(await standing()).toEqual([idOf('two')]);
  });

  it('[deployment] of another remote runs at the same time, and each ends by itself', async () => {
    await upload('account', { mark: 'account 2' });
    await begin('two');
    await begin('account 2', 30, 'account');
    await abortCanary(store, 'contracts', { environment });
    expect(await standing('account')).toEqual([idOf('account'), idOf('account 2'), 30]);
    expect(await standing()).toEqual([idOf('one')]);
  });

  it('[deployment] changes nothing in a dry run', async () => {
    const before = await hashNow();
    await begin('two', 10, 'contracts', { dryRun: true });
    expect(await hashNow()).toBe(before);
    await begin('two');
    const under = await hashNow();
    await abortCanary(store, 'contracts', { environment, dryRun: true });
    await promoteCanary(store, 'contracts', { environment, dryRun: true });
    expect(await hashNow()).toBe(under);
  });
});

describe('a canary is refused', () => {
  const refused = (what: Promise<unknown>, why: RegExp) => expect(what).rejects.toThrow(why);

  it('[deployment] of a remote that does not run, of what runs, and of what is not there whole', async () => {
    const before = await hashNow();
    await upload('invoices', { mark: 'two' });
    await refused(begin('two', 10, 'invoices'), /production runs no invoices: release it first/);
    await refused(begin('one'), /runs contracts [0-9a-f]{8} in every browser already/);
    await refused(begin('four'), /There is no release [0-9a-f]{32} of contracts/);
    await store.remove([fakePlaces('two').files[1] ?? '']);
    await refused(begin('two'), /lacks 1 of its 3 files/);
    await refused(
      begin('three', 10, 'contracts', { environment: 'nowhere' }),
      /Nothing was ever promoted/,
    );
    expect(await hashNow()).toBe(before);
  });

  it('[deployment] beside another of the same remote', async () => {
    await begin('two');
    await refused(
      begin('three'),
      /A canary of contracts is under way, [0-9a-f]{12} for 10% of browsers: promote or abort it/,
    );
    expect(await standing()).toEqual([idOf('one'), idOf('two'), 10]);
  });

  it('[deployment] where somebody else was faster', async () => {
    await refused(
      begin('two', 10, 'contracts', { expect: '1' }),
      /stands at promotion 3.*not at 1/,
    );
  });

  it('[deployment] an end, where none is under way', async () => {
    await upload('account', { mark: 'account 2' });
    await refused(
      abortCanary(store, 'contracts', { environment }),
      /No canary of contracts is under way in production; none is/,
    );
    await begin('account 2', 10, 'account');
    await refused(promoteCanary(store, 'contracts', { environment }), /one of account is/);
    await refused(
      promoteCanary(store, 'account', { environment, needsTests: true }),
      /was tested in no composition/,
    );
  });
});

describe('while a canary is under way', () => {
  beforeEach(() => begin('two'));

  it('[deployment] a third release of its remote is refused, however it comes', async () => {
    const under = /A canary of contracts is under way/;
    await release('three', 'contracts', 'staging');
    await expect(release('three')).rejects.toThrow(under);
    await expect(
      promoteRelease(store, 'contracts', idOf('three'), { environment }),
    ).rejects.toThrow(under);
    await expect(promoteFrom(store, 'staging', 'contracts', { environment })).rejects.toThrow(
      under,
    );
    await expect(promoteFrom(store, 'staging', undefined, { environment })).rejects.toThrow(under);
    await release('account', 'account', 'empty');
    await expect(promoteFrom(store, 'empty', undefined, { environment })).rejects.toThrow(under);
    expect(await standing()).toEqual([idOf('one'), idOf('two'), 10]);
  });

  it('[deployment] it goes on where its remote stays, and ends where everybody gets what it tries', async () => {
    await release('one');
    await release('account 3', 'account');
    expect(await standing()).toEqual([idOf('one'), idOf('two'), 10]);
    await release('two');
    expect(await standing()).toEqual([idOf('two')]);
  });

  it('[deployment] another environment takes what everybody runs, and no canary', async () => {
    await release('account', 'account', 'staging');
    await promoteFrom(store, environment, 'contracts', { environment: 'staging' });
    expect(await standing('contracts', 'staging')).toEqual([idOf('one')]);
    await promoteFrom(store, environment, undefined, { environment: 'staging' });
    expect(await standing('contracts', 'staging')).toEqual([idOf('one')]);
  });

  it('[deployment] a composition that had one is taken without it', async () => {
    const hash = await hashNow();
    await abortCanary(store, 'contracts', { environment });
    await promoteComposition(store, hash, { environment });
    expect(await standing()).toEqual([idOf('one')]);
  });

  it('[deployment] going back ends it first, by the whole or by its remote', async () => {
    await begin('two', 50);
    await rollback(store, { environment });
    expect(await standing()).toEqual([idOf('one')]);
    await begin('two');
    await rollback(store, { environment, remote: 'contracts' });
    expect(await standing()).toEqual([idOf('one')]);
    await rollback(store, { environment, remote: 'contracts' });
    expect(await standing()).toEqual([idOf('old')]);
  });

  it('[deployment] going back from one that was promoted leads to before it, and begins none again', async () => {
    await begin('two', 50);
    await promoteCanary(store, 'contracts', { environment });
    await rollback(store, { environment, remote: 'contracts' });
    expect(await standing()).toEqual([idOf('one')]);
    await promoteRelease(store, 'contracts', idOf('two'), { environment });
    await rollback(store, { environment });
    expect(await standing()).toEqual([idOf('one')]);
  });

  it('[deployment] its remote may be removed, canary and all, and comes back without', async () => {
    await removeRemote(store, 'contracts', { environment });
    expect(await standing()).toEqual([undefined]);
    await rollback(store, { environment, remote: 'contracts' });
    expect(await standing()).toEqual([idOf('one')]);
  });

  it('[deployment] both sides are verified, to the byte', async () => {
    const { files, problems } = await verify(store, environment);
    expect({ files, problems }).toEqual({ files: 9, problems: [] });
    const [file = ''] = fakePlaces('two').files;
    await store.remove([file]);
    await store.putNew(file, Buffer.from('changed'));
    expect((await verify(store, environment)).problems).toEqual([
      `${file} does not have the digest that the composition names.`,
    ]);
  });

  it('[deployment] nothing of either side is pruned', async () => {
    const now = () => new Date(Date.now() + 90 * 86_400_000);
    const options = { days: 30, historyDays: 30, now, pause: () => Promise.resolve() };
    const { releases } = await prune(store, options);
    expect(releases).toEqual([fakePlaces('old').described, fakePlaces('three').described].sort());
    expect((await verify(store, environment)).problems).toEqual([]);
    await promoteCanary(store, 'contracts', { environment });
  });
});
