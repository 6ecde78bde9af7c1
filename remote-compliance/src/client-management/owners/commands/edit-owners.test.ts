import { clients } from 'shared-kernel/testing/records';
import { createCommandTester, type CommandTester } from 'shared-kernel/testing';
import { addBeneficialOwner, editBeneficialOwner, removeBeneficialOwner } from './edit-owners';
import { toOwnerForm, type OwnerForm } from '../owner-form-schema';

const atlas = clients.find(({ companyName }) => companyName.startsWith('Atlas'));
const [trust, , behind] = atlas?.owners ?? [];
if (!atlas || !trust || !behind) throw new Error('The sample has the owners of Atlas');
const clientId = atlas.id;

const form: OwnerForm = {
  name: 'Walter Reed',
  kind: 'person',
  share: 12,
  through: '',
  birthDate: '1948-04-01',
  country: 'United States',
};

let tester: CommandTester;

beforeEach(() => {
  tester = createCommandTester();
});

const owners = async () => (await tester.record('clients', clientId))?.owners ?? [];

describe('the owners of a client', () => {
  it('[CL5] adds, edits and removes an owner of a client and logs each change', async () => {
    await tester.done(addBeneficialOwner, { clientId, owner: form });
    const added = (await owners()).at(-1);
    expect(added).toMatchObject({ name: 'Walter Reed', share: 12, birthDate: '1948-04-01' });
    expect((await tester.latestEntry())?.note).toBe('Added the owner Walter Reed');
    const ownerId = added?.id ?? '';
    await tester.done(editBeneficialOwner, {
      clientId,
      ownerId,
      from: form,
      to: { ...form, share: 11 },
    });
    expect((await owners()).at(-1)?.share).toBe(11);
    await tester.done(removeBeneficialOwner, { clientId, ownerId });
    expect(await owners()).toEqual(atlas.owners);
    expect((await tester.latestEntry())?.note).toBe('Removed the owner Walter Reed');
  });

  it('[CL5] refuses owners whose shares of a client add up to more than 100%', async () => {
    const result = await tester.run(addBeneficialOwner, {
      clientId,
      owner: { ...form, share: 12.5 },
    });
    expect(result).toMatchObject({ status: 'failed', error: { kind: 'invalid' } });
    expect(await owners()).toEqual(atlas.owners);
  });

  it('[CL5] refuses an ownership cycle', async () => {
    const from = toOwnerForm(trust);
    const to = { ...from, through: trust.id };
    const result = await tester.run(editBeneficialOwner, { clientId, ownerId: trust.id, from, to });
    expect(result).toMatchObject({ status: 'failed', error: { kind: 'invalid' } });
  });

  it('[CL5] refuses to remove a company that has listed owners', async () => {
    const ownerId = behind.through ?? '';
    const result = await tester.run(removeBeneficialOwner, { clientId, ownerId });
    expect(result).toMatchObject({ status: 'failed', error: { kind: 'refused' } });
  });
});
