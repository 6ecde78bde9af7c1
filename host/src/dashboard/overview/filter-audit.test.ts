import { auditCsvColumns, type AuditEntry } from 'shared-kernel/domain/audit';
import { toCsv } from 'shared-kernel/testing';
import { filterAudit } from './filter-audit';

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

describe('filterAudit', () => {
  it('[audit] lets everything through without a filter', () => {
    expect(filterAudit(log, {})).toEqual(log);
  });

  it('[F5, audit] finds actor, action, record, note, portal and moment as they are shown', () => {
    expect(filterAudit(log, { text: 'tan mei' })).toEqual([held]);
    expect(filterAudit(log, { text: 'CREATED THE' })).toEqual([created]);
    expect(filterAudit(log, { text: 'banking' })).toEqual([held]);
    expect(filterAudit(log, { text: 'crude oil' })).toEqual([created]);
    expect(filterAudit(log, { text: 'tx-059' })).toEqual([held]);
    expect(filterAudit(log, { text: 'ofac' })).toEqual([held]);
    expect(filterAudit(log, { text: 'Jul 20, 2024, 10:00' })).toEqual([created]);
  });

  it('[R10, audit] finds a name typed without its accents, and words in any order', () => {
    const signed = build({ id: 'AU-3', actor: 'Ilze Kalniņa' });
    expect(filterAudit([...log, signed], { text: 'kalnina ilze' })).toEqual([signed]);
    expect(filterAudit([...log, signed], { text: 'kalnina', reach: 'plain' })).toEqual([]);
    expect(filterAudit(log, { text: 'rahman created' })).toEqual([created]);
  });

  it('[F5, audit] finds what a visitor did by where it says it was done', () => {
    const asked = build({ id: 'AU-3', actor: 'Visitor', portal: undefined });
    expect(filterAudit([...log, asked], { text: 'outside the' })).toEqual([asked]);
  });

  it('[F5, audit] finds nothing by what the log does not show', () => {
    expect(filterAudit(log, { text: 'contract.create' })).toEqual([]);
    expect(filterAudit(log, { text: 'law_firm' })).toEqual([]);
    expect(filterAudit(log, { text: 'CON-1' })).toEqual([]);
  });

  it('[audit] narrows by actor, portal, action, collection and record, by AND', () => {
    expect(
      filterAudit(log, { person: { label: 'Nadia', actor: 'Nadia Rahman', portal: 'admin' } }),
    ).toEqual([created]);
    expect(filterAudit(log, { portal: 'banking' })).toEqual([held]);
    expect(filterAudit(log, { action: 'Held for compliance review' })).toEqual([held]);
    expect(filterAudit(log, { collection: 'contracts', recordId: 'CON-1' })).toEqual([created]);
    expect(filterAudit(log, { collection: 'contracts', portal: 'banking' })).toEqual([]);
  });

  it('[audit] narrows to what was done outside the portals, and never by a command’s id', () => {
    const asked = build({ id: 'AU-3', actor: 'Visitor', portal: undefined });
    expect(filterAudit([...log, asked], { portal: 'outside' })).toEqual([asked]);
    expect(filterAudit(log, { action: 'transaction.hold' })).toEqual([]);
  });

  it('[audit] includes both days of a range and reads a reversed one the right way round', () => {
    expect(filterAudit(log, { from: '2024-07-22', to: '2024-07-22' })).toEqual([held]);
    expect(filterAudit(log, { from: '2024-07-22', to: '2024-07-20' })).toEqual(log);
    expect(filterAudit(log, { to: '2024-07-21' })).toEqual([created]);
  });
});

describe('auditCsvColumns', () => {
  it('[R18, audit] export who, what, when, on which record, before and after', () => {
    const csv = toCsv(auditCsvColumns, [build({ before: null, after: { status: '=draft' } })]);
    expect(csv).toBe(
      'Id,Time (UTC),Actor,Portal,Action,Action id,Collection,Record,Record name,Note,Before,After\r\n' +
        'AU-1,2024-07-20 10:00:00,Nadia Rahman,Admin,Created the contract,contract.create,contracts,CON-1,' +
        'Crude Oil Supply Agreement,,null,"{""status"":""=draft""}"\r\n',
    );
  });
});
