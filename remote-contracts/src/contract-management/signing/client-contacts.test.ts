import type { Client } from 'shared-kernel/domain/client';
import { clients } from 'shared-kernel/testing/records';
import { listClientContacts, findContact, suggestContactNames } from './client-contacts';

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
    expect(listClientContacts(people('Ben Ito'))).toEqual([
      { name: 'Ben Ito', role: '', email: 'office@a.example' },
      { name: 'Ada Lind', role: 'Director', email: 'ada@a.example' },
    ]);
  });

  it('[R74] lists a contact person only once, even if that person is also a user', () => {
    expect(listClientContacts(people(' ada lind '))).toEqual([
      { name: 'Ada Lind', role: 'Director', email: 'ada@a.example' },
    ]);
    expect(listClientContacts(people(''))).toHaveLength(1);
    expect(listClientContacts(undefined)).toEqual([]);
  });

  it('[R74] finds contacts by part of their name, ignoring letter case', () => {
    const contacts = listClientContacts(people('Ben Ito'));
    expect(suggestContactNames(contacts, 'LIN')).toEqual(['Ada Lind']);
    expect(suggestContactNames(contacts, '')).toHaveLength(2);
    expect(findContact(contacts, 'ada lind')?.email).toBe('ada@a.example');
    expect(findContact(contacts, 'ada')).toBeUndefined();
  });
});
