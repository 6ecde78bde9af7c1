import type { ReviewCase } from 'shared-kernel/domain/review-case';
import { portalKeys, type PortalKey } from 'shared-kernel/domain/portal';
import type { CaseNote } from '../../records/review-case';

export type PortalPersonNames = Readonly<Record<PortalKey, string>>;

interface Mentions {
  readonly mentioned: readonly PortalKey[];
  readonly unknown: readonly string[];
}

const afterAt = /(?<![\p{L}\p{N}._%+-])@(?<rest>[^\s@][^@]*)/gu;

const beginsWith = (text: string, name: string): boolean =>
  text.slice(0, name.length).toLocaleLowerCase() === name.toLocaleLowerCase() &&
  !/^[\p{L}\p{N}]/u.test(text.slice(name.length));

/**
 * Returns the people whose full name follows an @ in a comment. Ignores an @ within a word, such as in an email
 * address.
 */
export function findMentions(text: string, people: PortalPersonNames): Mentions {
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

export function getMentionError(text: string, people: PortalPersonNames): string | undefined {
  const [first] = findMentions(text, people).unknown;
  if (first === undefined) return undefined;
  return `No user is called “@${first}”. Write the full name, such as @${people.admin}.`;
}

export const appendCaseComment = (reviewCase: ReviewCase, note: CaseNote): ReviewCase => ({
  ...reviewCase,
  comments: [...reviewCase.comments, note],
});
