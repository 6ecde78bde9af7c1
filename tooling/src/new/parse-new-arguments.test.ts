import { parseNewArguments } from './parse-new-arguments';

describe('parseNewArguments', () => {
  it('[tooling] reads what to make, and where', () => {
    expect(parseNewArguments(['remote', 'invoices'])).toEqual({
      kind: 'remote',
      name: 'invoices',
      at: undefined,
    });
    expect(parseNewArguments(['remote', 'invoices', '--at', 'there'])).toEqual({
      kind: 'remote',
      name: 'invoices',
      at: 'there',
    });
  });

  it('[tooling] reads what to write into which remote, and where in it', () => {
    expect(parseNewArguments(['tab', 'contracts', 'disputes'])).toEqual({
      kind: 'tab',
      remote: 'contracts',
      name: 'disputes',
      within: '',
    });
    expect(parseNewArguments(['command', 'contracts', 'signing/seal/settle-dispute'])).toEqual({
      kind: 'command',
      remote: 'contracts',
      name: 'settle-dispute',
      within: 'signing/seal',
    });
  });

  it.each([
    [],
    ['tab', 'contracts', 'signing/disputes'],
    ['component', 'contracts', '../host/seal'],
    ['command', 'contracts'],
    ['component', 'contracts', 'seal', '--at', 'there'],
    ['remote'],
    ['screen', 'invoices'],
    ['remote', 'invoices', 'orders'],
    ['remote', 'invoices', '--at'],
    ['remote', 'invoices', '--at', ''],
    ['remote', 'invoices', '--in', 'there'],
  ])('[tooling] refuses %j %j %j %j with examples', (...args: string[]) => {
    expect(() => parseNewArguments(args)).toThrow(
      'npm run new -- remote invoices\nnpm run new -- tab contracts disputes',
    );
  });
});
