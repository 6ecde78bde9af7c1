import type { AuditEntry } from 'shared-kernel/domain/audit';
import type { Contract } from 'shared-kernel/domain/contract';
import { contracts } from 'shared-kernel/testing/records';
import type { Signatory } from '../rules/signatory';
import { listEnvelopeEvents } from './list-envelope-events';

const [crudeSupply, drillingRights] = contracts as [Contract, Contract];

const entry = (changes: Partial<AuditEntry>): AuditEntry => ({
  id: 'AU-1',
  at: '2024-07-22T10:00:00.000Z',
  actor: 'Nadia Rahman',
  portal: 'admin',
  action: 'contract.signNext',
  subject: { collection: 'contracts', id: crudeSupply.id, label: crudeSupply.title },
  ...changes,
});

const withSignatories = (change: (signatory: Signatory) => Partial<Signatory>): Contract => ({
  ...crudeSupply,
  signatories: crudeSupply.signatories.map((signatory) => ({ ...signatory, ...change(signatory) })),
});

const kinds = (contract: Contract) => listEnvelopeEvents(contract, []).map(({ kind }) => kind);

describe('listEnvelopeEvents', () => {
  it('[C7] lists the events of an envelope in signing order', () => {
    expect(listEnvelopeEvents(crudeSupply, [])).toEqual([
      { kind: 'sent', envelope: 'DS-7F3A', at: '2024-07-15' },
      {
        kind: 'signed',
        signatory: crudeSupply.signatories[0],
        at: '2024-07-16',
        envelope: 'DS-7F3A',
      },
      { kind: 'waiting', signatory: crudeSupply.signatories[1] },
      { kind: 'waiting', signatory: crudeSupply.signatories[2] },
    ]);
  });

  it('[C7] a contract whose envelope was never sent has no “sent” event', () => {
    const unsent = {
      ...crudeSupply,
      documents: [],
      envelopeRecords: [],
      signatories: crudeSupply.signatories.map((person) => ({
        ...person,
        status: 'pending' as const,
      })),
    };
    expect(kinds(unsent)).toEqual(['waiting', 'waiting', 'waiting']);
    expect(kinds({ ...unsent, signatories: [] })).toEqual([]);
  });

  it('[C7] the last event of an envelope is its completion at the time of the last signature', () => {
    const signed = withSignatories(() => ({ status: 'signed', signedDate: '2024-07-20' }));
    expect(kinds(signed)).toEqual(['sent', 'signed', 'signed', 'signed', 'completed']);
    const log = [entry({ at: '2024-07-22T10:00:00.000Z', note: 'Signed by Oliver Bennett' })];
    expect(listEnvelopeEvents(signed, log).at(-1)).toEqual({
      kind: 'completed',
      at: '2024-07-22T10:00:00.000Z',
    });
  });

  it('[R3, C7] reads the sending time from the envelope id', () => {
    const documents = crudeSupply.documents.map((document) => ({
      ...document,
      docusignId: `DS-${Date.parse('2024-07-21T07:00:00.000Z')}`,
    }));
    const older = entry({ at: '2024-07-15T07:00:00.000Z', action: 'contract.sendEnvelope' });
    const sent = listEnvelopeEvents({ ...crudeSupply, documents }, [older]).filter(
      ({ kind }) => kind === 'sent',
    );
    expect(sent.at(-1)).toMatchObject({ at: '2024-07-21T07:00:00.000Z' });
    const unknown = documents.map((document) => ({ ...document, docusignId: 'DS-1' }));
    const unsent = { ...crudeSupply, envelopeRecords: [] };
    expect(listEnvelopeEvents({ ...unsent, documents: unknown }, [])[0]).toMatchObject({
      at: undefined,
    });
  });

  it('[C7] events of an envelope have the exact times of the latest matching audit entries', () => {
    const log = [
      entry({ id: 'AU-1', at: '2024-07-16T08:00:00.000Z', note: 'Signed by Elena Vasquez' }),
      entry({ id: 'AU-2', at: '2024-07-16T09:30:00.000Z', note: 'Signed by Elena Vasquez' }),
      entry({ id: 'AU-3', at: '2024-07-21T09:30:00.000Z', note: 'Signed by Daniel Okoro' }),
      entry({ id: 'AU-5', at: '2024-07-22T07:00:00.000Z', action: 'contract.edit' }),
    ];
    expect(listEnvelopeEvents(crudeSupply, log)[1]).toMatchObject({
      at: '2024-07-16T09:30:00.000Z',
    });
  });

  it('[C7, time] the position in the audit log, not the time, decides which audit entry of an envelope is the latest', () => {
    const note = 'Signed by Elena Vasquez';
    const log = [
      entry({ id: 'AU-2', seq: 2, at: '2024-07-15T09:30:00.000Z', note }),
      entry({ id: 'AU-1', seq: 1, at: '2024-07-16T09:30:00.000Z', note }),
    ];
    expect(listEnvelopeEvents(crudeSupply, log)[1]).toMatchObject({
      at: '2024-07-15T09:30:00.000Z',
    });
  });

  it('[C7] the events of an envelope omit an undone signature that still has an audit entry', () => {
    const log = [entry({ note: 'Signed by Daniel Okoro' })];
    expect(listEnvelopeEvents(crudeSupply, log)[2]).toMatchObject({ kind: 'waiting' });
  });

  it('[signatures, C7] lists observers first, and then signatories in signing order', () => {
    const parts = { 'SIG-001': 'witness', 'SIG-003': 'viewer' } as const;
    const staged = withSignatories(({ id }) => ({
      status: 'pending',
      ...(id in parts && { part: parts[id as keyof typeof parts] }),
    }));
    const steps = listEnvelopeEvents(staged, []).map((event) => [
      event.kind,
      'signatory' in event && event.signatory.id,
    ]);
    expect(steps).toEqual([
      ['sent', false],
      ['observing', 'SIG-003'],
      ['waiting', 'SIG-002'],
      ['waiting', 'SIG-001'],
    ]);
  });

  it('[signatures, C7] an envelope without a signing order is completed at the time of its latest signature', () => {
    const days = { 'SIG-001': '2024-07-21', 'SIG-002': '2024-07-19', 'SIG-003': '2024-07-20' };
    const signed = withSignatories(({ id }) => ({
      status: 'signed',
      signedDate: days[id as keyof typeof days],
    }));
    const lastOf = (order: 'any' | 'listed') =>
      listEnvelopeEvents({ ...signed, envelope: { order } }, []).at(-1);
    expect(lastOf('listed')).toMatchObject({ at: '2024-07-20' });
    expect(lastOf('any')).toMatchObject({ at: '2024-07-21' });
  });

  it('[C7] an event of the envelope says who declined and why', () => {
    const declined = withSignatories(({ id }) => (id === 'SIG-002' ? { status: 'declined' } : {}));
    const action = 'contract.declineSignature';
    const withReason = [entry({ action, note: 'Declined by Daniel Okoro: The price' })];
    expect(listEnvelopeEvents(declined, withReason)[2]).toMatchObject({
      kind: 'declined',
      at: '2024-07-22T10:00:00.000Z',
      remark: 'The price',
    });
    const without = [entry({ action, note: 'Declined by Daniel Okoro' })];
    expect(listEnvelopeEvents(declined, without)[2]).toMatchObject({ remark: undefined });
    expect(listEnvelopeEvents(declined, [])[2]).toMatchObject({ at: undefined, remark: undefined });
    expect(kinds(drillingRights)).not.toContain('completed');
  });
});
