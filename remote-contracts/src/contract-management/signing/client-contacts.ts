import type { Client } from 'shared-kernel/domain/client';
import { foldName } from 'shared-kernel/workspace';
import type { SignatoryForm } from '../rules/envelope-terms';

type Contact = Omit<SignatoryForm, 'part'>;

type ContactSource = Pick<Client, 'contactPerson' | 'email' | 'users'>;

/**
 * Returns the people of a client who can sign. The contact person comes first, then the users, without duplicate names.
 */
export function clientContacts(client: ContactSource | undefined): readonly Contact[] {
  if (!client) return [];
  const users = client.users.map(({ name, role, email }) => ({ name, role, email }));
  const { contactPerson: name, email } = client;
  const isUser = users.some((user) => foldName(user.name) === foldName(name));
  const all = isUser || name.trim() === '' ? users : [{ name, role: '', email }, ...users];
  return all.filter(
    (contact, index) =>
      all.findIndex((other) => foldName(other.name) === foldName(contact.name)) === index,
  );
}

export const contactNamed = (contacts: readonly Contact[], name: string): Contact | undefined =>
  contacts.find((contact) => foldName(contact.name) === foldName(name));

export const suggestedNames = (contacts: readonly Contact[], typed: string): readonly string[] =>
  contacts.map(({ name }) => name).filter((name) => foldName(name).includes(foldName(typed)));
