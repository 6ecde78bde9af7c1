import { clientDirectory } from '../client';
import { counterpartyKind } from './counterparty-kind';

describe('counterpartyKind', () => {
  it('[R4, F4] clients and vendors are distinguished by client id or name', () => {
    const clients = clientDirectory([{ id: 'CL-001', companyName: 'Zenith Group' }]);
    const typed = { counterparty: 'Meridian', clientId: 'CL-001' };
    expect(counterpartyKind(typed, clients)).toBe('client');
    expect(counterpartyKind('Zenith Group', clients)).toBe('client');
    expect(counterpartyKind({ counterparty: 'Meridian' }, clients)).toBe('vendor');
    const names = new Set(['Zenith Group']);
    expect(counterpartyKind('Zenith Group', names)).toBe('client');
    expect(counterpartyKind('Meridian', names)).toBe('vendor');
  });
});
