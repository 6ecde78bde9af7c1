import { getAuditActionLabel } from './audit-action';

describe('getAuditActionLabel', () => {
  it.each([
    ['contract.create', 'Create (contract)'],
    ['contract.signNext.undo', 'Undid: sign next (contract)'],
    ['Completed the legal review', 'Completed the legal review'],
    ['constructor', 'constructor'],
  ])('[F5] the unlabelled action %s of an audit entry is shown as %s', (action, label) => {
    expect(getAuditActionLabel({ action })).toBe(label);
  });

  it('[F5] the audit log shows the label that the command stored in the entry', () => {
    const entry = { action: 'invoice.send', label: 'Sent the invoice' };
    expect(getAuditActionLabel(entry)).toBe('Sent the invoice');
  });
});
