import { auditActionLabel } from './audit-action';

describe('auditActionLabel', () => {
  it.each([
    ['contract.create', 'Create (contract)'],
    ['contract.signNext.undo', 'Undid: sign next (contract)'],
    ['Completed the legal review', 'Completed the legal review'],
    ['constructor', 'constructor'],
  ])('[F5] formats the action %s, which has no label, as %s', (action, label) => {
    expect(auditActionLabel({ action })).toBe(label);
  });

  it('[F5] returns the label of the command that wrote the entry', () => {
    const entry = { action: 'invoice.send', label: 'Sent the invoice' };
    expect(auditActionLabel(entry)).toBe('Sent the invoice');
  });
});
