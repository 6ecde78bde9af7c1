import { permissions } from '../../domain/portal';
import 'fake-indexeddb/auto';
import * as v from 'valibot';
import { contracts } from '../../fixtures/contracts';
import { createBrowserSource } from '../create-source';
import { validateRecord } from '../database/validate-record';
import { defineCommand } from './command';
import { loadSampleSeed } from '../database/seed-data';
import { createTestSession } from '../test-support/session';
import { writeChanges } from '../test-support/write';
import { createWorkspace } from '../workspace';

const [sample] = contracts;
if (!sample) throw new Error('The sample has no contract.');

const newer = {
  ...sample,
  ledger: { book: 'A' },
  signatories: sample.signatories.map((each) => ({ ...each, seal: each.id })),
};

const rename = defineCommand({
  id: 'test.rename',
  label: 'Renamed',
  input: v.object({ id: v.string(), name: v.string() }),
  inReference: true,
  permission: permissions.workspace,
  async apply(transaction, { id, name }) {
    const contract = await transaction.need('contracts', id);
    const signatories = contract.signatories.map((each) => ({ ...each, name }));
    transaction.put('contracts', { ...contract, title: name, signatories });
  },
});

describe('records with fields from a newer kernel version', () => {
  it('[workspace] unknown fields of a newer version are preserved at any depth', () => {
    expect(validateRecord('contracts', newer)).toEqual({ ok: true, record: newer });
  });

  it('[workspace] a record with an invalid known field is rejected', () => {
    const broken = { ...newer, title: 7 };
    expect(validateRecord('contracts', broken)).toMatchObject({ issues: [{ field: 'title' }] });
  });

  it('[workspace] unknown fields of a newer version are preserved after an edit and a reload', async () => {
    const open = () => createBrowserSource({ name: 'newer', seed: loadSampleSeed });
    const first = open();
    const base = await first.get('contracts', newer.id);
    await writeChanges(first, [{ collection: 'contracts', key: newer.id, base, next: newer }]);
    first.close();

    const source = open();
    const workspace = createWorkspace({ source, behaviour: 'live' });
    const input = { id: newer.id, name: 'Renamed here' };
    expect(await workspace.run(rename, input, createTestSession('admin'))).toMatchObject({
      status: 'done',
    });
    const renamed = {
      ...newer,
      title: 'Renamed here',
      signatories: newer.signatories.map((each) => ({ ...each, name: 'Renamed here' })),
    };
    expect((await source.get('contracts', newer.id))?.record).toEqual(renamed);
    source.close();

    const next = open();
    expect((await next.get('contracts', newer.id))?.record).toEqual(renamed);
    next.close();
  });
});
