import { createClientDirectory } from '../client';
import { getCounterpartyKind } from './get-counterparty-kind';

describe('getCounterpartyKind', () => {
  it('[R4, F4] clients and vendors are distinguished by client id or name', () => {
    const clients = createClientDirectory([{ id: 'CL-001', companyName: 'Zenith Group' }]);
    const typed = { counterparty: 'Meridian', clientId: 'CL-001' };
    expect(getCounterpartyKind(typed, clients)).toBe('client');
    expect(getCounterpartyKind('Zenith Group', clients)).toBe('client');
    expect(getCounterpartyKind({ counterparty: 'Meridian' }, clients)).toBe('vendor');
    const names = new Set(['Zenith Group']);
    expect(getCounterpartyKind('Zenith Group', names)).toBe('client');
    expect(getCounterpartyKind('Meridian', names)).toBe('vendor');
  });
});
