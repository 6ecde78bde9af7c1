import type { Client } from 'shared-kernel/domain/client';
import { normalizeName } from 'shared-kernel/workspace';
import type { SignatoryForm } from '../rules/envelope-form';

type Contact = Omit<SignatoryForm, 'part'>;

type ContactSource = Pick<Client, 'contactPerson' | 'email' | 'users'>;

/**
 * Returns the people of a client who can sign. The contact person comes first, then the users, without duplicate names.
 */
export function listClientContacts(client: ContactSource | undefined): readonly Contact[] {
  if (!client) return [];
  const users = client.users.map(({ name, role, email }) => ({ name, role, email }));
  const { contactPerson: name, email } = client;
  const isUser = users.some((user) => normalizeName(user.name) === normalizeName(name));
  const all = isUser || name.trim() === '' ? users : [{ name, role: '', email }, ...users];
  return all.filter(
    (contact, index) =>
      all.findIndex((other) => normalizeName(other.name) === normalizeName(contact.name)) === index,
  );
}

export const findContact = (contacts: readonly Contact[], name: string): Contact | undefined =>
  contacts.find((contact) => normalizeName(contact.name) === normalizeName(name));

export const suggestContactNames = (
  contacts: readonly Contact[],
  typed: string,
): readonly string[] =>
  contacts
    .map(({ name }) => name)
    .filter((name) => normalizeName(name).includes(normalizeName(typed)));
