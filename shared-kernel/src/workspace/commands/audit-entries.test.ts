import { permissions } from '../../domain/portal';
import { maskTaxId, type Client } from '../../domain/client';
import { clients } from '../../fixtures/clients';
import { createAuditEntries, createAuditLines } from './audit-entries';
import type { CommandContext } from './command';
import type { CommandPermission } from './command-terms';

const [meridian] = clients as [Client];
const { taxId } = meridian.organizationData;
const now = new Date('2024-07-22T09:00:00.000Z');
const context: CommandContext = {
  portal: 'admin',
  actor: 'Nadia Rahman',
  personId: 'PER-001',
  now,
};

const text = (changes: ReturnType<typeof createAuditEntries>) =>
  JSON.stringify(changes.map(({ next }) => next));

const place = { collection: 'clients', key: meridian.id } as const;

const renumbered: Client = {
  ...meridian,
  organizationData: { ...meridian.organizationData, taxId: '98-7654321' },
};

const editing = {
  id: 'client.edit',
  label: 'Edited the client',
  permission: permissions.documents,
};

describe('tax id in the audit log', () => {
  it.each([
    ['a client is added', undefined, meridian],
    ['a client is removed', meridian, undefined],
    ['it is changed', meridian, renumbered],
  ])('[CL5] the audit log masks the tax id when %s', (_when, before, next) => {
    const base = before && { record: before, revision: 1 };
    const written = text(
      createAuditEntries(createAuditLines([{ ...place, base, next }], undefined), editing, context),
    );
    expect(written).toContain(maskTaxId(taxId));
    expect(written).not.toContain(taxId);
    expect(written).not.toContain('98-7654321');
  });
});

describe('audit entries', () => {
  const entryOf = (permission: CommandPermission, by = context) => {
    const [change] = createAuditEntries(
      createAuditLines([{ ...place, base: undefined, next: meridian }], undefined),
      { ...editing, permission },
      by,
    );
    return change?.next;
  };

  it('[R100] audit entries identify the person by id, and have no person id outside the portals', () => {
    expect(entryOf('own')).toMatchObject({ actor: 'Nadia Rahman', personId: 'PER-001' });
    expect(entryOf('own', { ...context, personId: undefined })).not.toHaveProperty('personId');
  });

  it('[R100] an audit entry is a decision if its command requires a decision permission', () => {
    expect(entryOf(permissions.legalReview)).toHaveProperty('isDecision', true);
    expect(entryOf(permissions.documents)).not.toHaveProperty('isDecision');
    expect(entryOf('own')).not.toHaveProperty('isDecision');
  });
});
