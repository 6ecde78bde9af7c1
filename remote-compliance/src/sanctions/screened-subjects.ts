import { clientNames, type Client } from 'shared-kernel/domain/client';
import type { NameKind } from './names/name-terms';

/** A company or a person of a client, as it is compared with the list. */
export interface ScreenedSubject {
  readonly kind: NameKind;
  /** What it is to the client, such as “Contact person”. */
  readonly role: string;
  readonly names: readonly string[];
  readonly birthDate?: string;
  readonly registration?: string;
  readonly country?: string;
}

/** The country of an address such as “Riga, Latvia”. */
const countryOf = (address: string) => address.split(',').at(-1)?.trim() ?? '';

function companyOf(client: Client): ScreenedSubject {
  const { registrationNumber, headquarters } = client.organizationData;
  return {
    kind: 'company',
    role: 'Client',
    names: clientNames(client),
    registration: registrationNumber,
    country: countryOf(headquarters),
  };
}

/** Everything about a client that is compared with the list: the company, each of its people once, and its owners. */
export function screenedSubjects(client: Client): readonly ScreenedSubject[] {
  const people: readonly ScreenedSubject[] = [
    { kind: 'person', role: 'Contact person', names: [client.contactPerson] },
    ...client.users.map(({ name, role }) => ({
      kind: 'person' as const,
      role: role || 'User',
      names: [name],
    })),
  ];
  const byName = new Map(people.map((person) => [person.names.join(), person]));
  const owners = (client.owners ?? []).map(({ kind, name, birthDate, country }) => ({
    kind,
    role: 'Owner',
    names: [name],
    ...(birthDate !== undefined && { birthDate }),
    ...(country !== undefined && { country }),
  }));
  return [companyOf(client), ...byName.values(), ...owners];
}
