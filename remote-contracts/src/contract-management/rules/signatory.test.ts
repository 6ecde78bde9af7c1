import { createReminderMailto } from './signatory';

const signatory = {
  id: 'S-1',
  name: 'Zoë & Søren',
  role: 'Director',
  email: 'zoe@example.com',
  status: 'pending',
} as const;

describe('signing reminder', () => {
  it('[C7] a reminder is an email to the signatory that names the contract, for any title', () => {
    const address = new URL(createReminderMailto({ title: 'Supply & storage?\ud800' }, signatory));
    expect(address.pathname).toBe('zoe@example.com');
    expect(address.searchParams.get('subject')).toBe('Please sign: Supply & storage?');
    expect(address.searchParams.get('body')).toContain('Dear Zoë & Søren,\r\n\r\n');
    expect(address.href).not.toMatch(/(?<!%0D)%0A/);
  });
});
