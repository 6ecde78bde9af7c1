import { auditCsvColumns, type AuditEntry } from 'shared-kernel/domain/audit';
import { toCsv } from 'shared-kernel/testing';
import { filterAuditEntries } from './filter-audit-entries';

const build = (changes: Partial<AuditEntry>): AuditEntry => ({
  id: 'AU-1',
  at: '2024-07-20T10:00:00.000Z',
  actor: 'Nadia Rahman',
  portal: 'admin',
  action: 'contract.create',
  label: 'Created the contract',
  subject: { collection: 'contracts', id: 'CON-1', label: 'Crude Oil Supply Agreement' },
  ...changes,
});

const created = build({});
const held = build({
  id: 'AU-2',
  at: '2024-07-22T23:59:59.999Z',
  actor: 'Tan Mei Ling',
  portal: 'banking',
  action: 'transaction.hold',
  label: 'Held for compliance review',
  subject: { collection: 'transactions', id: 'TX-059', label: 'TX-059' },
  note: 'Possible match with the OFAC list.',
});
const log = [held, created];

describe('filterAuditEntries', () => {
  it('[audit] without a filter, the audit log lists every entry', () => {
    expect(filterAuditEntries(log, {})).toEqual(log);
  });

  it('[F5, audit] the audit search covers actor, action, record, note, portal and displayed time', () => {
    expect(filterAuditEntries(log, { text: 'tan mei' })).toEqual([held]);
    expect(filterAuditEntries(log, { text: 'CREATED THE' })).toEqual([created]);
    expect(filterAuditEntries(log, { text: 'banking' })).toEqual([held]);
    expect(filterAuditEntries(log, { text: 'crude oil' })).toEqual([created]);
    expect(filterAuditEntries(log, { text: 'tx-059' })).toEqual([held]);
    expect(filterAuditEntries(log, { text: 'ofac' })).toEqual([held]);
    expect(filterAuditEntries(log, { text: 'Jul 20, 2024, 10:00' })).toEqual([created]);
  });

  it('[R10, audit] the audit search ignores accents and word order', () => {
    const signed = build({ id: 'AU-3', actor: 'Ilze Kalniņa' });
    expect(filterAuditEntries([...log, signed], { text: 'kalnina ilze' })).toEqual([signed]);
    expect(filterAuditEntries([...log, signed], { text: 'kalnina', reach: 'plain' })).toEqual([]);
    expect(filterAuditEntries(log, { text: 'rahman created' })).toEqual([created]);
  });

  it('[F5, audit] the audit log can be filtered by visitors, who have no portal', () => {
    const asked = build({ id: 'AU-3', actor: 'Visitor', portal: undefined });
    expect(filterAuditEntries([...log, asked], { text: 'no portal' })).toEqual([asked]);
  });

  it('[F5, audit] the audit search does not cover values that the log does not show', () => {
    expect(filterAuditEntries(log, { text: 'contract.create' })).toEqual([]);
    expect(filterAuditEntries(log, { text: 'law_firm' })).toEqual([]);
    expect(filterAuditEntries(log, { text: 'CON-1' })).toEqual([]);
  });

  it('[audit] the audit log lists only entries that match actor, portal, action, collection and record', () => {
    expect(
      filterAuditEntries(log, {
        person: { label: 'Nadia', actor: 'Nadia Rahman', portal: 'admin' },
      }),
    ).toEqual([created]);
    expect(filterAuditEntries(log, { portal: 'banking' })).toEqual([held]);
    expect(filterAuditEntries(log, { action: 'Held for compliance review' })).toEqual([held]);
    expect(filterAuditEntries(log, { collection: 'contracts', recordId: 'CON-1' })).toEqual([
      created,
    ]);
    expect(filterAuditEntries(log, { collection: 'contracts', portal: 'banking' })).toEqual([]);
  });

  it('[audit] the audit log can be limited to entries without a portal, and the action filter ignores command ids', () => {
    const asked = build({ id: 'AU-3', actor: 'Visitor', portal: undefined });
    expect(filterAuditEntries([...log, asked], { portal: 'outside' })).toEqual([asked]);
    expect(filterAuditEntries(log, { action: 'transaction.hold' })).toEqual([]);
  });

  it('[audit] a date range of the audit log includes its first and last day, and may be reversed', () => {
    expect(filterAuditEntries(log, { from: '2024-07-22', to: '2024-07-22' })).toEqual([held]);
    expect(filterAuditEntries(log, { from: '2024-07-22', to: '2024-07-20' })).toEqual(log);
    expect(filterAuditEntries(log, { to: '2024-07-21' })).toEqual([created]);
  });
});

describe('auditCsvColumns', () => {
  it('[R18, audit] the exported audit log contains actor, action, time, record, and the values before and after', () => {
    const csv = toCsv(auditCsvColumns, [build({ before: null, after: { status: '=draft' } })]);
    expect(csv).toBe(
      'Id,Time (UTC),Actor,Portal,Action,Action id,Collection,Record,Record name,Note,Before,After\r\n' +
        'AU-1,2024-07-20 10:00:00,Nadia Rahman,Admin,Created the contract,contract.create,contracts,CON-1,' +
        'Crude Oil Supply Agreement,,null,"{""status"":""=draft""}"\r\n',
    );
  });
});
