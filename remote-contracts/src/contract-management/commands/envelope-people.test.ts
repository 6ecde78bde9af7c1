import type { Contract } from 'shared-kernel/domain/contract';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { createCommandTester, createTestWorkspace, createTestSession } from 'shared-kernel/testing';
import { createSigningCertificate } from '../signing/signing-certificate';
import { unsignedContract } from '../test-envelopes';
import { correctSignatories } from './correct-signatories';
import { delegateSignature } from './delegate-signature';
import { changeContractStatus } from './change-contract-status';
import { recallEnvelope } from './recall-envelope';
import { declineSignature, sendEnvelope, recordSignature } from './sign-contract';
import { createSignatureInput } from './test-signature-input';

const { id } = unsignedContract;
const elena = { id, signatoryId: 'SIG-001' };
const ada = { name: 'Ada Lind', role: 'Deputy', email: 'ada@lind.example' };

function desk(contract: Contract = unsignedContract) {
  const workspace = createTestWorkspace({ records: { contracts: [contract] } });
  const at = (portal: PortalKey) =>
    createCommandTester({ workspace, session: createTestSession(portal) });
  return { admin: at('admin'), client: at('client') };
}

const lastRecord = ({ envelopeRecords = [] }: Contract) => envelopeRecords.at(-1);

const withPerson = (personId: string): Contract => ({
  ...unsignedContract,
  signatories: unsignedContract.signatories.map((person) =>
    person.id === elena.signatoryId ? { ...person, personId } : person,
  ),
});

describe('person ids in the events of an envelope', () => {
  it('[R62] the events of an envelope contain the id of the person who recalled, corrected, sent or declined', async () => {
    const { admin, client } = desk();
    expect(lastRecord(await admin.done(recallEnvelope, { id, reason: 'Wrong' }))).toMatchObject({
      kind: 'recalled',
      actorId: 'PER-001',
    });
    const signatories = unsignedContract.signatories.map(({ id: own, name, role, email }) => ({
      ...{ id: own, name, role, email },
      ...(own === 'SIG-002' && ada),
    }));
    const { after } = await admin.done(correctSignatories, { id, signatories });
    expect(lastRecord(after)).toMatchObject({
      kind: 'changed',
      by: 'Nadia Rahman',
      actorId: 'PER-001',
    });
    expect(lastRecord(await admin.done(sendEnvelope, { id }))).toMatchObject({
      kind: 'sent',
      actorId: 'PER-001',
    });
    const declined = await client.done(declineSignature, elena);
    expect(lastRecord(declined)).toMatchObject({ kind: 'declined', actorId: 'PER-002' });
    expect(lastRecord(declined)).not.toHaveProperty('by');
    expect(JSON.stringify(createSigningCertificate(declined, []))).not.toContain('PER-00');
  });

  it('[R62] the void event of an envelope contains the id of the person who reopened the review', async () => {
    const { admin } = desk();
    const { contract } = await admin.done(changeContractStatus, { id, status: 'pending_review' });
    expect(lastRecord(contract)).toMatchObject({ kind: 'void', actorId: 'PER-001' });
  });
});

describe('the person id of a signatory', () => {
  it('[R62] stores the person id if the signatory signs personally, but not if another person records the signature', async () => {
    const { admin, client } = desk();
    const ownStep = await createSignatureInput(client.source, elena, '');
    const signed = await client.done(recordSignature, ownStep);
    expect(signed.signatories[0]).toMatchObject({ status: 'signed', personId: 'PER-002' });
    const onBehalf = await createSignatureInput(admin.source, { id, signatoryId: 'SIG-002' });
    const { signatories } = await admin.done(recordSignature, onBehalf);
    expect(signatories[1]).toMatchObject({ status: 'signed' });
    expect(signatories[1]).not.toHaveProperty('personId');
  });

  it('[R62] a recall preserves the person id of a signatory', async () => {
    const { admin } = desk(withPerson('PER-002'));
    const { signatories } = await admin.done(recallEnvelope, { id, reason: 'Wrong' });
    expect(signatories[0]).toMatchObject({ personId: 'PER-002' });
  });

  it('[R62, R36] a replaced or delegating signatory can no longer sign, and the successor does not inherit the person id', async () => {
    const { client } = desk(withPerson('PER-002'));
    const { signatories } = await client.done(delegateSignature, { ...elena, ...ada });
    expect(signatories[0]).not.toHaveProperty('personId');
    expect(
      await client.run(recordSignature, await createSignatureInput(client.source, elena, '')),
    ).toMatchObject({
      error: { kind: 'denied' },
    });
    const { admin } = desk(withPerson('PER-002'));
    await admin.done(recallEnvelope, { id, reason: 'Wrong' });
    const corrections = unsignedContract.signatories.map(({ id: own, name, role, email }) => ({
      ...{ id: own, name, role, email },
      ...(own === 'SIG-001' && ada),
    }));
    const { after } = await admin.done(correctSignatories, { id, signatories: corrections });
    expect(after.signatories[0]).not.toHaveProperty('personId');
  });
});
