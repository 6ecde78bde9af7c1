import type { Client } from 'shared-kernel/domain/client';
import { clients } from 'shared-kernel/testing/records';
import { clientContacts, contactNamed, suggestedNames } from './client-contacts';

const [sample] = clients as [Client];
const [user] = sample.users as [Client['users'][number]];
const people = (contactPerson: string): Client => ({
  ...sample,
  contactPerson,
  email: 'office@a.example',
  users: [{ ...user, name: 'Ada Lind', role: 'Director', email: 'ada@a.example' }],
});

describe('the contacts of a client', () => {
  it('[R74] returns the contact person and the users of a client', () => {
    expect(clientContacts(people('Ben Ito'))).toEqual([
      { name: 'Ben Ito', role: '', email: 'office@a.example' },
      { name: 'Ada Lind', role: 'Director', email: 'ada@a.example' },
    ]);
  });

  it('[R74] lists a contact person who is also a user only once', () => {
    expect(clientContacts(people(' ada lind '))).toEqual([
      { name: 'Ada Lind', role: 'Director', email: 'ada@a.example' },
    ]);
    expect(clientContacts(people(''))).toHaveLength(1);
    expect(clientContacts(undefined)).toEqual([]);
  });

  it('[R74] finds contacts by part of their name, ignoring letter case', () => {
    const contacts = clientContacts(people('Ben Ito'));
    expect(suggestedNames(contacts, 'LIN')).toEqual(['Ada Lind']);
    expect(suggestedNames(contacts, '')).toHaveLength(2);
    expect(contactNamed(contacts, 'ada lind')?.email).toBe('ada@a.example');
    expect(contactNamed(contacts, 'ada')).toBeUndefined();
  });
});
