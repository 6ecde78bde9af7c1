import { checkName } from './check-name';

describe('checkName', () => {
  it.each(['invoices', 'tax-returns', 'q4', 'a'.repeat(40)])(
    '[federation] takes %s as a name for a remote',
    (name) => {
      expect(() => checkName(name, ['contracts', 'clients'])).not.toThrow();
    },
  );

  it.each([
    ['', /is not a valid name for a remote/],
    ['Invoices', /is not a valid name for a remote/],
    ['4th', /is not a valid name for a remote/],
    ['tax_returns', /is not a valid name for a remote/],
    ['tax-', /is not a valid name for a remote/],
    ['tax--returns', /is not a valid name for a remote/],
    ['../invoices', /is not a valid name for a remote/],
    ['a'.repeat(41), /is not a valid name for a remote/],
    ['contracts', /^There is a remote or a tab “contracts” already/],
    ['clients', /^There is a remote or a tab “clients” already/],
    ['shell', /has a meaning of its own/],
    ['overview', /has a meaning of its own/],
    ['env', /has a meaning of its own/],
    ['rollback', /has a meaning of its own/],
    ['remove', /has a meaning of its own/],
    ['location', /^Every page has a global “location”/],
    ['name', /^Every page has a global “name”/],
    ['fetch', /^Every page has a global “fetch”/],
    ['escape', /^Every page has a global “escape”/],
    ['chrome', /^Every page has a global “chrome”/],
  ])('[federation] refuses “%s”', (name, sentence) => {
    expect(() => checkName(name, ['contracts', 'clients'])).toThrow(sentence);
  });
});
