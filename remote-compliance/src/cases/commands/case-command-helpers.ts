import { caseDeciders, type ReviewCase } from 'shared-kernel/domain/review-case';
import {
  portalKeys,
  portalLabel,
  type PortalKey,
  type PortalPerson,
} from 'shared-kernel/domain/portal';
import { personOfProfile } from 'shared-kernel/domain/profile';
import {
  actingPerson,
  recordIdSchema,
  type Ownership,
  type Command,
  type CommandTransaction,
} from 'shared-kernel/workspace';
import * as v from 'valibot';
import type { CaseNote } from '../../records/review-case';
import { mentionsIn, type PeopleByPortal } from '../rules/comments';
import type { CasePerson } from '../rules/decisions';
import { casesOf } from '../rules/urgency';

type Context = Parameters<Command['apply']>[2];

export const caseInput = { id: recordIdSchema };

export const caseIdsSchema = v.pipe(v.array(recordIdSchema), v.nonEmpty());

export const ownershipOfCase = ({ subject }: Pick<ReviewCase, 'subject'>): Ownership => ({
  portal: caseDeciders[subject.kind],
});

export const ownershipsById = async (
  transaction: CommandTransaction,
  { id }: { readonly id: string },
): Promise<readonly Ownership[]> => [ownershipOfCase(await transaction.need('cases', id))];

export const personOf = (context: Context): CasePerson => ({
  ...actingPerson(context),
  at: context.now.toISOString(),
});

export const openCaseCount = async (
  transaction: CommandTransaction,
  person: PortalPerson,
): Promise<number> =>
  casesOf(await transaction.find('cases', 'owner', { equals: person.by }), person).length;

export async function loadPortalPerson(
  transaction: CommandTransaction,
  portal: PortalKey,
): Promise<PortalPerson> {
  const profile = await transaction.get('profiles', portal);
  return profile ? personOfProfile(profile) : { by: portal, name: portalLabel[portal] };
}

export const findClientCases = (
  transaction: CommandTransaction,
  recordId: string,
): Promise<readonly ReviewCase[]> =>
  transaction.find('cases', 'subject', { equals: `client/${recordId}` });

export async function peopleOf(transaction: CommandTransaction): Promise<PeopleByPortal> {
  const names = await Promise.all(
    portalKeys.map(
      async (portal) =>
        [portal, (await transaction.get('profiles', portal))?.fullName ?? ''] as const,
    ),
  );
  return Object.fromEntries(names) as PeopleByPortal;
}

export function noteOf(text: string, people: PeopleByPortal, person: CasePerson): CaseNote {
  const { mentioned } = mentionsIn(text, people);
  return { ...person, text, ...(mentioned.length > 0 && { mentions: [...mentioned] }) };
}
