import type { Contract } from 'shared-kernel/domain/contract';
import { createCommandTester, createTestWorkspace } from 'shared-kernel/testing';
import { contracts } from 'shared-kernel/testing/records';
import { findUnsignedSignatories } from '../rules/correction';
import { listEnvelopeEvents } from '../signing/list-envelope-events';
import { createSigningCertificate } from '../signing/signing-certificate';
import { unsignedContract } from '../test-envelopes';
import { amendContract } from './amend-contract';
import { correctSignatories } from './correct-signatories';
import { recallEnvelope } from './recall-envelope';
import { saveTemplate } from './save-template';
import { declineSignature, sendEnvelope, recordSignature } from './sign-contract';
import { createSignatureInput } from './test-signature-input';

const [crudeSupply] = contracts as [Contract];
const { id } = crudeSupply;
const anna = { name: 'Anna Okoro', role: 'Director', email: 'anna@bonny-crude.example' };

const testerOf = (contract: Contract, now?: () => Date) =>
  createCommandTester({
    workspace: createTestWorkspace({ records: { contracts: [contract] }, ...(now && { now }) }),
  });

const correctionOf = (contract: Contract, signatoryId: string, to: Partial<typeof anna>) =>
  findUnsignedSignatories(contract).map(({ id: own, name, role, email }) => ({
    id: own,
    name,
    role,
    email,
    ...(own === signatoryId && to),
  }));

const rowsOf = (contract: Contract) =>
  createSigningCertificate(contract, []).blocks.flatMap((block) =>
    block.kind === 'facts' ? block.rows : [],
  );

describe('changing the signatories of a contract', () => {
  it('[R36, R2, C7] after a recall, audit log, envelope events and certificate show the old and the new name of a replaced signatory', async () => {
    const { done, record, latestEntry, source } = testerOf(unsignedContract);
    await done(recallEnvelope, { id, reason: 'A wrong address' });
    await done(correctSignatories, {
      id,
      signatories: correctionOf(unsignedContract, 'SIG-002', anna),
    });
    expect((await latestEntry())?.note).toBe(
      'Daniel Okoro, daniel.okoro@bonny-crude.example, is now Anna Okoro, anna@bonny-crude.example',
    );
    await done(sendEnvelope, { id });
    for (const { id: signatoryId } of crudeSupply.signatories)
      await done(recordSignature, await createSignatureInput(source, { id, signatoryId }));
    const signed = await record('contracts', id);
    expect(signed).toMatchObject({ status: 'signed' });
    const events = listEnvelopeEvents(signed ?? crudeSupply, []);
    expect(events.map(({ kind }) => kind)).toEqual([
      'sent',
      'recalled',
      'changed',
      'sent',
      'signed',
      'signed',
      'signed',
      'completed',
    ]);
    expect(events[2]).toMatchObject({
      by: 'Nadia Rahman',
      before: { name: 'Daniel Okoro' },
      after: anna,
    });
    const row = rowsOf(signed ?? crudeSupply).find(([name]) => name === 'Anna Okoro');
    expect(row?.[1]).toContain('anna@bonny-crude.example');
    expect(row?.[1]).toMatch(
      /until Jul 22, 2024.* recorded as Daniel Okoro, Managing Director, supplier, daniel\.okoro@/,
    );
  });

  it('[R36, R2] replaces a signatory who declined, leaves the others unchanged, and accepts no signature in the ended envelope', async () => {
    const { done, run, record, source } = testerOf(crudeSupply);
    await done(declineSignature, { id, signatoryId: 'SIG-002', reason: 'I have left the company' });
    await done(correctSignatories, { id, signatories: correctionOf(crudeSupply, 'SIG-002', anna) });
    const changed = await record('contracts', id);
    expect(changed?.signatories.map(({ name, status }) => [name, status])).toEqual([
      ['Elena Vasquez', 'signed'],
      ['Anna Okoro', 'pending'],
      ['Oliver Bennett', 'pending'],
    ]);
    expect(
      await run(
        recordSignature,
        await createSignatureInput(source, { id, signatoryId: 'SIG-002' }),
      ),
    ).toMatchObject({
      error: { kind: 'refused', message: 'No envelope is out for signature.' },
    });
    const events = listEnvelopeEvents(changed ?? crudeSupply, []);
    expect(events.map(({ kind }) => kind)).toEqual([
      'sent',
      'signed',
      'declined',
      'changed',
      'waiting',
      'waiting',
    ]);
    await done(sendEnvelope, { id });
    await done(recordSignature, await createSignatureInput(source, { id, signatoryId: 'SIG-002' }));
  });

  it('[R36, R2] corrects a signatory after the envelope expired, and records the expiry', async () => {
    const expired = { ...crudeSupply, envelope: { expiresOn: '2024-07-21' } };
    const { done, record } = testerOf(expired);
    await done(correctSignatories, { id, signatories: correctionOf(expired, 'SIG-002', anna) });
    const kinds = listEnvelopeEvents((await record('contracts', id)) ?? expired, []).map(
      ({ kind }) => kind,
    );
    expect(kinds.slice(0, 4)).toEqual(['sent', 'signed', 'expired', 'changed']);
  });

  it('[R36] changes the order of the unsigned signatories and logs it', async () => {
    const { done, record, latestEntry } = testerOf(crudeSupply);
    await done(declineSignature, { id, signatoryId: 'SIG-002' });
    const signatories = correctionOf(crudeSupply, '', {}).toReversed();
    await done(correctSignatories, { id, signatories });
    expect((await latestEntry())?.note).toBe('The signing order changed');
    expect((await record('contracts', id))?.signatories.map((person) => person.id)).toEqual([
      'SIG-001',
      'SIG-003',
      'SIG-002',
    ]);
  });

  it('[R36, R2, R6] refuses to change signatories while an envelope is open, and says what to do first', async () => {
    const refusedFor = async (contract: Contract) =>
      testerOf(contract).run(correctSignatories, {
        id,
        signatories: correctionOf(contract, 'SIG-002', anna),
      });
    expect(await refusedFor(unsignedContract)).toMatchObject({
      error: {
        kind: 'refused',
        message: 'An envelope is out for signature. Recall it first.',
      },
    });
    expect(await refusedFor(crudeSupply)).toMatchObject({
      error: {
        kind: 'refused',
        message:
          'A partly signed envelope cannot be changed. Wait until the envelope expires or a signatory declines.',
      },
    });
  });

  it('[R36, R6] refuses the email of another signatory, and a change to a signatory who has signed', async () => {
    const recalled = testerOf(unsignedContract);
    await recalled.done(recallEnvelope, { id, reason: 'A wrong address' });
    const email = 'ELENA.vasquez@meridian-energy.example';
    expect(
      await recalled.run(correctSignatories, {
        id,
        signatories: correctionOf(unsignedContract, 'SIG-002', { email }),
      }),
    ).toMatchObject({ error: { message: `${email} is already part of this envelope.` } });
    const declined = testerOf(crudeSupply);
    await declined.done(declineSignature, { id, signatoryId: 'SIG-002' });
    expect(
      await declined.run(correctSignatories, {
        id,
        signatories: [{ id: 'SIG-001', ...anna }, ...correctionOf(crudeSupply, '', {})],
      }),
    ).toMatchObject({
      error: { message: 'The signatories have changed in the meantime. Reopen the form.' },
    });
  });

  it('[R36] stores nothing if no signatory changed, and undo restores all signatories to their old values', async () => {
    const { done, run, record, latestEntry } = testerOf(crudeSupply);
    await done(declineSignature, { id, signatoryId: 'SIG-002' });
    const before = await record('contracts', id);
    await done(correctSignatories, { id, signatories: correctionOf(crudeSupply, '', {}) });
    expect((await latestEntry())?.action).toBe('contract.declineSignature');
    const result = await run(correctSignatories, {
      id,
      signatories: correctionOf(crudeSupply, 'SIG-002', anna),
    });
    expect(result.status === 'done' && (await result.undo?.())).toEqual({ status: 'done' });
    expect(await record('contracts', id)).toEqual(before);
  });
});

describe('initial signatories of a contract', () => {
  it('[R36] corrects the signatories in the draft of an amendment', async () => {
    const { done, record } = testerOf(crudeSupply);
    const amendment = await done(amendContract, { id });
    const [{ id: signatoryId } = { id: '' }] = amendment.signatories;
    await done(correctSignatories, {
      id: amendment.id,
      signatories: correctionOf(amendment, signatoryId, anna),
    });
    expect((await record('contracts', amendment.id))?.signatories[0]).toMatchObject(anna);
    expect((await record('contracts', id))?.signatories).toEqual(crudeSupply.signatories);
  });

  it('[R36] after a recall, corrects signatories and roles that come from a template', async () => {
    const parties = [{ role: 'Buyer' }, { role: 'Managing Director' }];
    const planned: Contract = {
      ...unsignedContract,
      documents: crudeSupply.documents.map(({ docusignId: _sent, ...document }) => document),
      signatories: [],
      envelope: { parties },
    };
    const { done, record } = testerOf(planned);
    const signatories = parties.map(({ role }, index) => ({
      name: `Person ${index + 1}`,
      role,
      email: `person${index}@a.example`,
    }));
    const sent = await done(sendEnvelope, { id, signatories });
    await done(recallEnvelope, { id, reason: 'A wrong address' });
    const [, { id: signatoryId } = { id: '' }] = sent.signatories;
    await done(correctSignatories, { id, signatories: correctionOf(sent, signatoryId, anna) });
    expect((await record('contracts', id))?.signatories[1]).toMatchObject(anna);
    const template = await done(saveTemplate, { id });
    expect(template.parties).toEqual([{ role: 'Buyer' }, { role: 'Director' }]);
  });
});
