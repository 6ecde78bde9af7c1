import { auditActionLabel } from './audit-action';

describe('auditActionLabel', () => {
  it.each([
    ['contract.create', 'Create (contract)'],
    ['contract.signNext.undo', 'Undid: sign next (contract)'],
    ['Completed the legal review', 'Completed the legal review'],
    ['constructor', 'constructor'],
  ])('[F5] reads %s, which came without words, as %s', (action, label) => {
    expect(auditActionLabel({ action })).toBe(label);
  });

  it('[F5] reads an entry by the words of the command that wrote it', () => {
    const entry = { action: 'invoice.send', label: 'Sent the invoice' };
    expect(auditActionLabel(entry)).toBe('Sent the invoice');
  });
});
