import type { Contract } from 'shared-kernel/domain/contract';
import { createCommandTester, createTestWorkspace, createTestSession } from 'shared-kernel/testing';
import { contracts } from 'shared-kernel/testing/records';
import { amendContract } from './amend-contract';
import { editContract } from './edit-contract';
import { recordSignature } from './sign-contract';
import { createSignatureInput } from './test-signature-input';

const [crudeSupply, drillingRights, equipmentLease] = contracts as [Contract, Contract, Contract];
const { id } = equipmentLease;

async function amended(tester = createCommandTester()) {
  const result = await tester.run(amendContract, { id });
  if (result.status !== 'done') throw new Error(JSON.stringify(result));
  return { ...tester, amendment: result.output, undo: async () => result.undo?.() };
}

describe('amending a signed contract', () => {
  it('[C8] creates an unsigned draft amendment that refers to the contract and copies its terms and parties', async () => {
    const { record, amendment } = await amended();
    const { title, type, client, value, signatories } = equipmentLease;
    expect(await record('contracts', amendment.id)).toMatchObject({
      amends: id,
      title: `${title} (Amendment 1)`,
      type,
      client,
      value,
      status: 'draft',
      legalReview: 'required',
      documents: [],
      complianceFlags: [],
      notarization: { required: true, status: 'pending' },
      signatories: signatories.map(({ name, role, email }) => ({
        name,
        role,
        email,
        status: 'pending',
      })),
    });
    expect(amendment.id).toMatch(/^CON-\d{13}$/);
    expect(amendment.signatories.map(({ signedDate }) => signedDate)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('[C8] amending a signed contract changes only its list of amendments', async () => {
    const { record, amendment } = await amended();
    expect(await record('contracts', id)).toEqual({
      ...equipmentLease,
      amendments: [amendment.id],
    });
  });

  it('[C8, audit] amending a contract adds an audit entry to both the contract and the amendment', async () => {
    const { source, amendment } = await amended();
    for (const contract of [id, amendment.id]) {
      const lines = await source.find('auditEntries', 'subject', {
        equals: `contracts/${contract}`,
      });
      expect(lines.at(-1)).toMatchObject({
        action: 'contract.amend',
        note: `${amendment.id} amends ${id}`,
      });
    }
  });

  it('[C8] numbers the amendments of a contract consecutively', async () => {
    const { done } = await amended();
    const second = await done(amendContract, { id });
    expect(second.title).toBe('Refinery Equipment Lease (Amendment 2)');
  });

  it('[C8] the amendment of Amendment 2 is called Amendment 3', async () => {
    const signed = { ...equipmentLease, title: 'Lease (Amendment 2)' };
    const workspace = createTestWorkspace({ records: { contracts: [signed] } });
    const { amendment } = await amended(createCommandTester({ workspace }));
    expect(amendment).toMatchObject({ title: 'Lease (Amendment 3)', amends: id });
  });

  it('[C8, B13] the amendment of a contract without a title is called “Untitled contract (Amendment 1)”', async () => {
    const signed = { ...equipmentLease, title: '' };
    const workspace = createTestWorkspace({ records: { contracts: [signed] } });
    const { amendment } = await amended(createCommandTester({ workspace }));
    expect(amendment.title).toBe('Untitled contract (Amendment 1)');
  });

  it('[R2, C8] a contract can be amended after its first signature, and others can still sign it', async () => {
    const { done, record, source } = createCommandTester();
    const amendment = await done(amendContract, { id: crudeSupply.id });
    expect(amendment).toMatchObject({ amends: crudeSupply.id, legalReview: 'required' });
    expect(amendment.signatories.map(({ status }) => status)).toEqual(Array(3).fill('pending'));
    expect(await record('contracts', crudeSupply.id)).toEqual({
      ...crudeSupply,
      amendments: [amendment.id],
    });
    const signed = await done(
      recordSignature,
      await createSignatureInput(source, { id: crudeSupply.id, signatoryId: 'SIG-002' }),
    );
    expect(signed).toMatchObject({ amendments: [amendment.id] });
  });

  it('[R2, C8] refuses to amend a contract that nobody has signed', async () => {
    const { run, source } = createCommandTester();
    expect(await run(amendContract, { id: drillingRights.id })).toMatchObject({
      status: 'failed',
      error: {
        kind: 'refused',
        message: 'Only signed contracts can be amended. Edit this contract instead.',
      },
    });
    expect(await source.list('contracts')).toHaveLength(contracts.length);
  });

  it('[C8] amending a contract does nothing in reference mode', async () => {
    const workspace = createTestWorkspace({ behaviour: 'reference' });
    const { run } = createCommandTester({ workspace });
    expect((await run(amendContract, { id })).status).toBe('inert');
  });
});

describe('undo of an amendment', () => {
  it('[C8] undoing an amendment restores all contracts', async () => {
    const { undo, source } = await amended();
    expect(await undo()).toEqual({ status: 'done' });
    expect(await source.list('contracts')).toEqual(contracts);
  });

  it('[C8] refuses to undo an amendment that was edited', async () => {
    const { undo, done, amendment, record } = await amended();
    await done(editContract, {
      id: amendment.id,
      from: amendment,
      to: { ...amendment, value: '$13,000,000' },
    });
    expect(await undo()).toMatchObject({
      status: 'failed',
      error: {
        kind: 'refused',
        message: 'The amendment was changed afterwards, so this cannot be undone.',
      },
    });
    expect(await record('contracts', amendment.id)).toMatchObject({ value: '$13,000,000' });
    expect(await record('contracts', id)).toMatchObject({ amendments: [amendment.id] });
  });

  it('[C8] refuses to undo an amendment while a later amendment exists', async () => {
    const { undo, done } = await amended();
    await done(amendContract, { id });
    expect(await undo()).toMatchObject({ status: 'failed', error: { kind: 'refused' } });
  });
});

describe('permission to amend', () => {
  it('[C8, policy] portals that draft contracts can amend them, and a client can amend only contracts of its company', async () => {
    const own = { ...equipmentLease, client: 'Meridian Energy Partners' };
    const session = createTestSession('client');
    const ownWorkspace = createTestWorkspace({ records: { contracts: [own] } });
    const { amendment } = await amended(createCommandTester({ workspace: ownWorkspace, session }));
    expect(amendment.client).toBe('Meridian Energy Partners');
    const { run } = createCommandTester({ session: createTestSession('client') });
    expect(await run(amendContract, { id })).toMatchObject({ error: { kind: 'denied' } });
  });
});
