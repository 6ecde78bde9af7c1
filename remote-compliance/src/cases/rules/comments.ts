import type { ReviewCase } from 'shared-kernel/domain/review-case';
import { portalKeys, type PortalKey } from 'shared-kernel/domain/portal';
import type { CaseNote } from '../../records/review-case';

/** The name of each portal's person. */
export type PeopleByPortal = Readonly<Record<PortalKey, string>>;

interface Mentions {
  readonly mentioned: readonly PortalKey[];
  /** What stands after an @ and is no one's name. */
  readonly unknown: readonly string[];
}

const afterAt = /(?<![\p{L}\p{N}._%+-])@(?<rest>[^\s@][^@]*)/gu;

const beginsWith = (text: string, name: string): boolean =>
  text.slice(0, name.length).toLocaleLowerCase() === name.toLocaleLowerCase() &&
  !/^[\p{L}\p{N}]/u.test(text.slice(name.length));

/** Whom a comment names by an @ and their full name; an @ within a word, as in an address, names no one. */
export function mentionsIn(text: string, people: PeopleByPortal): Mentions {
  const mentioned = new Set<PortalKey>();
  const unknown: string[] = [];
  for (const { groups } of text.matchAll(afterAt)) {
    const rest = groups?.rest ?? '';
    const found = portalKeys.find((key) => people[key] !== '' && beginsWith(rest, people[key]));
    if (found) mentioned.add(found);
    else unknown.push(rest.split(/[\s,;:!?]/u)[0] ?? rest);
  }
  return { mentioned: [...mentioned], unknown };
}

/** Why a comment cannot be added: it names someone who is not there. */
export function mentionRefusal(text: string, people: PeopleByPortal): string | undefined {
  const [first] = mentionsIn(text, people).unknown;
  if (first === undefined) return undefined;
  return `No user is called “@${first}”. Write the full name, such as @${people.admin}.`;
}

/** A case with one more comment. */
export const commented = (reviewCase: ReviewCase, note: CaseNote): ReviewCase => ({
  ...reviewCase,
  comments: [...reviewCase.comments, note],
});
