import { readHistory, requirePointer } from '../compose/documents';
import { removeRemote, rollback } from './test-fakes';
import { useReleases } from './test-bench';

const { store, put } = useReleases();

const environment = 'production';

beforeEach(async () => {
  for (const name of ['contracts', 'invoices']) await put(name, { name });
});

const running = async () =>
  Object.keys((await requirePointer(store, environment)).composition.remotes);

describe('removeRemote', () => {
  it('[federation] takes one remote out and leaves the others, and the history says it', async () => {
    const pointer = await removeRemote(store, environment, 'invoices');
    expect(pointer.seq).toBe(3);
    expect(await running()).toEqual(['contracts']);
    expect((await readHistory(store, environment))[0]?.action).toBe('remove invoices');
  });

  it('[federation] leaves its releases, so that a rollback brings it back', async () => {
    await removeRemote(store, environment, 'invoices');
    await rollback(store, environment, { remote: 'invoices' });
    expect(await running()).toEqual(['contracts', 'invoices']);
  });

  it('[federation] keeps what another command released at the same time', async () => {
    await Promise.all([
      removeRemote(store, environment, 'invoices'),
      put('next'),
      put('account', { name: 'account' }),
    ]);
    expect((await running()).sort()).toEqual(['account', 'contracts']);
  });

  it.each([
    ['one that does not run', 'ledger', {}, /^production runs no “ledger”; it runs contracts, inv/],
    ['one that every object has', 'constructor', {}, /^production runs no “constructor”/],
    ['one of another state', 'invoices', { expect: '1' }, /^production stands at promotion 2, /],
    ['one of another state on a dry run', 'invoices', { expect: '1', dryRun: true }, /not at 1;/],
    ['what does not run on a dry run', 'ledger', { dryRun: true }, /^production runs no “ledger”/],
  ])('[federation] refuses to remove %s', async (_what, name, options, sentence) => {
    const before = await requirePointer(store, environment);
    await expect(removeRemote(store, environment, name, options)).rejects.toThrow(sentence);
    expect(await requirePointer(store, environment)).toEqual(before);
  });

  it('[federation] only looks on a dry run', async () => {
    await removeRemote(store, environment, 'invoices', { dryRun: true });
    expect(await running()).toEqual(['contracts', 'invoices']);
  });
});
