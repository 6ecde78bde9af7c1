import { caseDeciders, type ReviewCase } from 'shared-kernel/domain/review-case';
import {
  portalKeys,
  portalLabel,
  type PortalKey,
  type PortalPerson,
} from 'shared-kernel/domain/portal';
import { toPortalPerson } from 'shared-kernel/domain/profile';
import {
  getActingPerson,
  recordIdSchema,
  type Ownership,
  type Command,
  type CommandTransaction,
} from 'shared-kernel/workspace';
import * as v from 'valibot';
import type { CaseNote } from '../../records/review-case';
import { findMentions, type PortalPersonNames } from '../rules/comments';
import type { CasePerson } from '../rules/decisions';
import { findAssignedCases } from '../rules/urgency';

type Context = Parameters<Command['apply']>[2];

export const caseIdInputFields = { id: recordIdSchema };

export const caseIdsSchema = v.pipe(v.array(recordIdSchema), v.nonEmpty());

export const getCaseOwnership = ({ subject }: Pick<ReviewCase, 'subject'>): Ownership => ({
  portal: caseDeciders[subject.kind],
});

export const loadCaseOwnerships = async (
  transaction: CommandTransaction,
  { id }: { readonly id: string },
): Promise<readonly Ownership[]> => [getCaseOwnership(await transaction.need('cases', id))];

export const createCasePerson = (context: Context): CasePerson => ({
  ...getActingPerson(context),
  at: context.now.toISOString(),
});

export const countOpenCases = async (
  transaction: CommandTransaction,
  person: PortalPerson,
): Promise<number> =>
  findAssignedCases(await transaction.find('cases', 'owner', { equals: person.by }), person).length;

export async function loadPortalPerson(
  transaction: CommandTransaction,
  portal: PortalKey,
): Promise<PortalPerson> {
  const profile = await transaction.get('profiles', portal);
  return profile ? toPortalPerson(profile) : { by: portal, name: portalLabel[portal] };
}

export const findClientCases = (
  transaction: CommandTransaction,
  recordId: string,
): Promise<readonly ReviewCase[]> =>
  transaction.find('cases', 'subject', { equals: `client/${recordId}` });

export async function loadPortalPersonNames(
  transaction: CommandTransaction,
): Promise<PortalPersonNames> {
  const names = await Promise.all(
    portalKeys.map(
      async (portal) =>
        [portal, (await transaction.get('profiles', portal))?.fullName ?? ''] as const,
    ),
  );
  return Object.fromEntries(names) as PortalPersonNames;
}

export function createCaseNote(
  text: string,
  people: PortalPersonNames,
  person: CasePerson,
): CaseNote {
  const { mentioned } = findMentions(text, people);
  return { ...person, text, ...(mentioned.length > 0 && { mentions: [...mentioned] }) };
}
