import { auditActionLabel } from './audit-action';

describe('auditActionLabel', () => {
  it.each([
    ['contract.create', 'Created the contract'],
    ['contract.edit.undo', 'Took back: edited the contract'],
    ['Completed the legal review', 'Completed the legal review'],
    ['constructor', 'constructor'],
    ['toString.undo', 'Took back: tostring'],
  ])('[F5] reads %s as %s', (action, label) => {
    expect(auditActionLabel(action)).toBe(label);
  });
});
