import { assertValidDescription } from './assert-valid-description';

const tab = { key: 'invoices', label: 'Invoices', icon: 'document', order: 100 } as const;
const heading = { title: 'Invoices', lead: 'All invoices in one place.' };
const remote = (changed: object = {}) => ({
  format: 1,
  name: 'invoices',
  screens: { invoices: { tab: { ...tab, ...changed }, heading } },
});

describe('assertValidDescription', () => {
  it('[federation] assertValidDescription returns the valid description of a remote', () => {
    expect(assertValidDescription(remote()).screens.invoices?.tab.label).toBe('Invoices');
  });

  it.each([
    [{ icon: 'unicorn' }, 'icon is not'],
    [{ label: 'x'.repeat(300) }, 'label is longer'],
  ])(
    '[federation] assertValidDescription throws for an invalid description of a remote: %j',
    (changed, fault) => {
      expect(() => assertValidDescription(remote(changed))).toThrow(fault);
      expect(() => assertValidDescription(remote(changed))).toThrow(
        'In its src/remote.ts, invoices ',
      );
    },
  );
});
