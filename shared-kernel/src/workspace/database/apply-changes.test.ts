import { contracts } from '../../fixtures/contracts';
import type { Contract } from '../../domain/contract';
import { signedContractMessages } from '../../domain/contract/final-contract';
import { applyChanges } from './apply-changes';
import type { Change } from './source';

const [crudeSupply, drillingRights] = contracts as [Contract, Contract];

const unsigned: Contract = {
  ...crudeSupply,
  signatories: crudeSupply.signatories.map((signatory) => ({ ...signatory, status: 'pending' })),
};

const change = (base: Contract, next: Contract | undefined): Change => ({
  collection: 'contracts',
  key: base.id,
  base: { record: base, revision: 1 },
  next,
});

const over =
  (current: Contract, revision = 2) =>
  () =>
    Promise.resolve({ record: current, revision });

describe('applyChanges with records that may have changed in the meantime', () => {
  it('[workspace] a change is refused if any field of the record has changed in the meantime', async () => {
    const late = change(drillingRights, { ...drillingRights, value: '$1' });
    const current = { ...drillingRights, title: 'Changed since' };
    expect(await applyChanges([late], over(current))).toEqual({
      ok: false,
      conflicts: [{ collection: 'contracts', key: drillingRights.id, kind: 'fields', fields: [] }],
    });
  });

  it('[workspace] a change is applied if the record was changed and then changed back', async () => {
    const next = { ...drillingRights, value: '$1' };
    expect(
      await applyChanges([change(drillingRights, next)], over(drillingRights, 3)),
    ).toMatchObject({
      ok: true,
      written: [{ stored: { record: next, revision: 4 } }],
    });
  });

  it('[C7, workspace] a change is refused with the reason that its collection defines', async () => {
    const late = change(unsigned, { ...unsigned, value: '$1' });
    expect(await applyChanges([late], over(crudeSupply))).toEqual({
      ok: false,
      conflicts: [
        {
          collection: 'contracts',
          key: crudeSupply.id,
          kind: 'refused',
          fields: [],
          reason: signedContractMessages.partly,
        },
      ],
    });
  });

  it('[workspace] all changes are refused if one of them is refused', async () => {
    const fine = change(drillingRights, { ...drillingRights, value: '$1' });
    const late = change(unsigned, { ...unsigned, value: '$1' });
    const current = ({ key }: Change) =>
      over(key === crudeSupply.id ? crudeSupply : drillingRights, 1)();
    const outcome = await applyChanges(
      [fine, { ...late, base: { record: unsigned, revision: 0 } }],
      current,
    );
    expect(outcome).toMatchObject({ ok: false, conflicts: [{ key: crudeSupply.id }] });
  });

  it('[workspace] a change is applied if the record has not changed in the meantime', async () => {
    const edited = { ...crudeSupply, value: '$1' };
    const outcome = await applyChanges([change(crudeSupply, edited)], over(crudeSupply, 1));
    expect(outcome).toMatchObject({ ok: true, written: [{ stored: { record: edited } }] });
  });
});
