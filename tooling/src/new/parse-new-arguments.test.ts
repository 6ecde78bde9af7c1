import { parseNewArguments } from './parse-new-arguments';

describe('parseNewArguments', () => {
  it('[tooling] reads what to make, and where', () => {
    expect(parseNewArguments(['remote', 'invoices'])).toEqual({ name: 'invoices', at: undefined });
    expect(parseNewArguments(['remote', 'invoices', '--at', 'there'])).toEqual({
      name: 'invoices',
      at: 'there',
    });
  });

  it.each([
    [],
    ['remote'],
    ['screen', 'invoices'],
    ['remote', 'invoices', 'orders'],
    ['remote', 'invoices', '--at'],
    ['remote', 'invoices', '--at', ''],
    ['remote', 'invoices', '--in', 'there'],
  ])('[tooling] refuses %j %j %j %j with an example', (...args: string[]) => {
    expect(() => parseNewArguments(args)).toThrow('An example: npm run new -- remote invoices');
  });
});
