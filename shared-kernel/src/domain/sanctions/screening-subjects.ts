import { listClientNames, type Client } from '../client';
import { normalizeName } from '../client/client-reference';
import { listActingSignatories, type Contract } from '../contract';
import type { Process } from '../process';
import { screeningEligibleStatuses, type Transaction } from '../transaction';
import type { NameKind } from './names/name-tokens';

/** A company or person that is compared with the sanctions list. */
export interface ScreeningSubject {
  /** Whether the names belong to a person or a company. Missing if the record does not contain this information. */
  readonly kind?: NameKind;
  readonly role: string;
  readonly names: readonly string[];
  readonly birthDate?: string;
  readonly registration?: string;
  readonly country?: string;
}

const countryOf = (address: string) => address.split(',').at(-1)?.trim() ?? '';

/** Returns the client’s company as a subject of sanctions screening. */
export function createCompanySubject(client: Client): ScreeningSubject {
  const { registrationNumber, headquarters } = client.organizationData;
  return {
    kind: 'company',
    role: 'Client',
    names: listClientNames(client),
    registration: registrationNumber,
    country: countryOf(headquarters),
  };
}

const eachOnce = (subjects: readonly ScreeningSubject[]): readonly ScreeningSubject[] => [
  ...new Map(
    subjects
      .filter(({ names }) => names.some((name) => name.trim() !== ''))
      .map((subject) => [subject.names.join(), subject]),
  ).values(),
];

/** Returns the company, people and owners of a client as subjects of sanctions screening. */
export function listClientSubjects(client: Client): readonly ScreeningSubject[] {
  const people = eachOnce([
    { kind: 'person', role: 'Contact person', names: [client.contactPerson] },
    ...client.users.map(({ name, role }) => ({
      kind: 'person' as const,
      role: role || 'User',
      names: [name],
    })),
  ]);
  const owners = (client.owners ?? []).map(({ kind, name, birthDate, country }) => ({
    kind,
    role: 'Owner',
    names: [name],
    ...(birthDate !== undefined && { birthDate }),
    ...(country !== undefined && { country }),
  }));
  return [createCompanySubject(client), ...people, ...owners];
}

/** A record other than a client that is screened against the sanctions list. */
export type ScreeningTarget =
  | { readonly kind: 'transaction'; readonly record: Transaction }
  | { readonly kind: 'process'; readonly record: Process }
  | { readonly kind: 'contract'; readonly record: Contract };

function listSubjects(screened: ScreeningTarget): readonly ScreeningSubject[] {
  switch (screened.kind) {
    case 'transaction': {
      const { status, counterparty } = screened.record;
      return screeningEligibleStatuses.includes(status)
        ? [{ role: 'Counterparty', names: [counterparty] }]
        : [];
    }
    case 'process':
      return screened.record.milestones.map(({ assignedTo }) => ({
        role: 'Vendor',
        names: [assignedTo],
      }));
    case 'contract':
      return listActingSignatories(screened.record).map(({ name }) => ({
        kind: 'person',
        role: 'Signatory',
        names: [name],
      }));
  }
}

/**
 * Returns the names to screen in a record: the payee of a payment, the vendors of a process, or the people of an
 * envelope. The names of `client` are omitted, because clients are screened separately.
 */
export function listScreeningSubjects(
  screened: ScreeningTarget,
  client?: Client,
): readonly ScreeningSubject[] {
  const known = new Set(client && listClientNames(client).map(normalizeName));
  return eachOnce(listSubjects(screened)).filter(
    ({ names }) => !names.every((name) => known.has(normalizeName(name))),
  );
}
