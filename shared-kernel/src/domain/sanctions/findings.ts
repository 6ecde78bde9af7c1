import { demoHash } from '../compliance';
import { standingDecision, type CaseOccasion, type ReviewCase } from '../review-case';
import type { Client } from '../client';
import { matchNames, matchThreshold, mayMatch, nameKeys, type NameMatch } from './names/name-match';
import { isUncompared, namesIn, nameTerms, type NameKind } from './names/name-terms';
import { remembered } from './names/remembered';
import { sampleList, type SanctionsEntry } from './sample-list';
import { screenedSubjects, type ScreenedSubject } from './screened-subjects';

type CaseDecision = ReviewCase['decisions'][number];

/** Whether what both sides know of something is the same; unknown if one of them does not know it. */
export type Agreement = 'same' | 'different' | 'unknown';

/** One thing that is compared besides the names. */
export interface ComparedFact {
  readonly label: 'Kind' | 'Birth date' | 'Registration' | 'Country';
  readonly ours: string;
  readonly listed: string;
  readonly agreement: Agreement;
}

interface AnyFinding {
  readonly subject: ScreenedSubject;
  /** The name that it is about, as it is written. */
  readonly name: string;
  /** What tells it from another finding about the same record. */
  readonly part: string;
  /** Changes with everything that was compared. */
  readonly digest: string;
  /** The review case about it, the one that is not resolved if there is one. */
  readonly reviewCase: ReviewCase | undefined;
  /** The approved decision on exactly this. */
  readonly decision: CaseDecision | undefined;
}

/** A subject whose name is like one of the list. */
export interface SanctionsHit extends AnyFinding {
  readonly cause: 'sanctions_hit';
  readonly entry: SanctionsEntry;
  /** The name of the entry that is most like it. */
  readonly listedName: string;
  readonly match: NameMatch;
  readonly facts: readonly ComparedFact[];
}

/** A subject whose name is written in a script that could not be compared with the list. */
export interface UncomparedName extends AnyFinding {
  readonly cause: 'name_not_compared';
}

/** What screening found that a person has to look at. */
export type Finding = SanctionsHit | UncomparedName;

/** Reads no sense into signs and letter case: `LV 4000` is `lv-4000`. */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function fact(label: ComparedFact['label'], ours = '', listed = ''): ComparedFact {
  const isSame = plain(ours) === plain(listed);
  const agreement = ours === '' || listed === '' ? 'unknown' : isSame ? 'same' : 'different';
  return { label, ours, listed, agreement };
}

const kindLabel: Readonly<Record<NameKind, string>> = { person: 'Person', company: 'Company' };

const comparedFacts = (subject: ScreenedSubject, entry: SanctionsEntry): ComparedFact[] => [
  ...(subject.kind === undefined || subject.kind === entry.kind
    ? []
    : [fact('Kind', kindLabel[subject.kind], kindLabel[entry.kind])]),
  entry.kind === 'person'
    ? fact('Birth date', subject.birthDate, entry.birthDate)
    : fact('Registration', subject.registration, entry.registration),
  fact('Country', subject.country, entry.country),
];

const entryNames = ({ name, aliases }: SanctionsEntry) => [name, ...aliases];

/** What a family name alone scores, of 100: it cannot be told from the whole name. */
const familyNameScore = 88;

const sameWord = 95;

/** A person’s name of one word that is the family name of an entry, written as “FAMILY, Given”. */
function familyNameMatch(name: string, { kind, name: listed }: SanctionsEntry) {
  const [family = '', given] = listed.split(',');
  const isFamilyName =
    kind === 'person' &&
    given !== undefined &&
    [name, family].every((each) => nameTerms(each, 'person').length === 1);
  const match = isFamilyName ? matchNames(name, family, 'person') : undefined;
  if (!match || match.score < sameWord) return [];
  return [{ listedName: listed, match: { ...match, score: familyNameScore } }];
}

/** The two names that are most alike, and how much. */
const bestMatch = ({ kind, names }: ScreenedSubject, entry: SanctionsEntry) =>
  names
    .flatMap((name) =>
      namesIn(name).flatMap((each) => [
        ...entryNames(entry).map((listedName) => ({
          name,
          listedName,
          match: matchNames(each, listedName, entry.kind, kind ?? 'company'),
        })),
        ...(kind === 'company' ? [] : familyNameMatch(each, entry).map((m) => ({ name, ...m }))),
      ]),
    )
    .toSorted((a, b) => b.match.score - a.match.score)
    .find(({ match }) => match.score >= matchThreshold);

const nearWords = new WeakMap<SanctionsEntry, (word: string) => boolean>();

/** Tells whether a word is like one of an entry's names; without such a word no name is compared with the entry. */
function isNearTo(entry: SanctionsEntry): (word: string) => boolean {
  const known = nearWords.get(entry);
  if (known) return known;
  const keys = entryNames(entry).flatMap((name) => nameKeys(name, entry.kind));
  const isNear = remembered((word) => keys.some((key) => mayMatch(word, key, entry.kind)));
  nearWords.set(entry, isNear);
  return isNear;
}

/** The entries with a word like one of a subject’s names. A difference of kind is shown and excludes none. */
const entriesNear = ({ kind, names }: ScreenedSubject, entries: readonly SanctionsEntry[]) => {
  const words = names.flatMap(namesIn).flatMap((name) => nameKeys(name, kind ?? 'company'));
  return entries.filter((entry) => words.some(isNearTo(entry)));
};

const digestOfSubject = ({ birthDate, registration, country }: ScreenedSubject) =>
  JSON.stringify([birthDate, registration, country]);

/** It only has to tell a changed side from an unchanged one, and at once. */
const digestOf = (subject: ScreenedSubject, entry: SanctionsEntry) =>
  demoHash([
    ...subject.names,
    digestOfSubject(subject),
    ...entryNames(entry),
    JSON.stringify([entry.id, entry.birthDate, entry.registration, entry.country]),
  ]);

/** Where a finding stands by the review cases about its record. */
function standingOf(
  { cause, part, digest }: Pick<Finding, 'cause' | 'part' | 'digest'>,
  cases: readonly ReviewCase[],
) {
  const about = cases.filter((one) => one.cause === cause && one.subject.part === part);
  return {
    reviewCase: about.find((one) => !standingDecision(one)) ?? about.at(-1),
    decision: about.map(standingDecision).findLast((each) => each?.facts.includes(digest)),
  };
}

function hitOf(
  subject: ScreenedSubject,
  entry: SanctionsEntry,
  cases: readonly ReviewCase[],
): SanctionsHit | undefined {
  const best = bestMatch(subject, entry);
  if (!best) return undefined;
  const found = {
    cause: 'sanctions_hit',
    part: entry.id,
    digest: digestOf(subject, entry),
  } as const;
  const facts = comparedFacts(subject, entry);
  return { ...found, entry, subject, ...best, facts, ...standingOf(found, cases) };
}

/** The name of a subject that was not compared because of its script, unless it is a hit all the same. */
function uncomparedOf(
  subject: ScreenedSubject,
  hits: readonly SanctionsHit[],
  cases: readonly ReviewCase[],
): readonly UncomparedName[] {
  return subject.names
    .filter((name) => isUncompared(name) && !hits.some((hit) => hit.name === name))
    .map((name) => {
      const digest = demoHash([name, digestOfSubject(subject)]);
      const part = demoHash([name]).slice(0, 10);
      const found = { cause: 'name_not_compared', part, digest } as const;
      return { ...found, subject, name, ...standingOf(found, cases) };
    });
}

/**
 * What the list says of these subjects: the hits, the most alike first, then the names that could not be compared. Review
 * cases about their record have decided them or not.
 */
export function findingsOf(
  subjects: readonly ScreenedSubject[],
  cases: readonly ReviewCase[],
  entries: readonly SanctionsEntry[] = sampleList.entries,
): readonly Finding[] {
  const found = subjects.map((subject) => {
    const hits = entriesNear(subject, entries)
      .map((entry) => hitOf(subject, entry, cases))
      .filter((hit) => hit !== undefined);
    return { hits, uncompared: uncomparedOf(subject, hits, cases) };
  });
  const hits = found.flatMap((each) => each.hits);
  return [
    ...hits.toSorted((a, b) => b.match.score - a.match.score),
    ...found.flatMap(({ uncompared }) => uncompared),
  ];
}

/** Whether a finding is neither decided nor in a case that is not resolved. */
export const lacksCase = ({ decision, reviewCase }: Finding): boolean =>
  !decision && (!reviewCase || standingDecision(reviewCase) !== undefined);

/** The findings about a client, decided by the cases about its compliance record or not. */
export const clientFindings = (
  client: Client,
  cases: readonly ReviewCase[],
  entries?: readonly SanctionsEntry[],
): readonly Finding[] => findingsOf(screenedSubjects(client), cases, entries);

/** The findings that no decision covers since what was compared last changed. */
export const openFindings = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ decision }) => decision === undefined);

/** Whether a finding blocks what it is about: it is not decided, or the match is confirmed. */
export const isBlocking = ({ decision }: Finding): boolean =>
  decision === undefined || decision.outcome === 'confirmed';

/** What a finding is called in words: the name, and what it was compared with. */
export const findingName = (finding: Finding): string =>
  finding.cause === 'sanctions_hit'
    ? `${finding.name} (${finding.entry.id})`
    : `${finding.name} (not compared)`;

type ScreenedPlace = Pick<ReviewCase['subject'], 'kind' | 'id'>;

/** What opens a review case about a finding; `moment` (ISO) tells it from an earlier one. */
export const findingOccasion = (
  finding: Finding,
  { kind, id }: ScreenedPlace,
  client: CaseOccasion['client'],
  moment: string,
): CaseOccasion => ({
  subject: { kind, id, part: finding.part },
  cause: finding.cause,
  since: `${moment} ${finding.digest}`,
  name: findingName(finding),
  riskLevel: 'high',
  client,
});

/** Why a finding blocks what it is about; undefined if it does not. */
export function blockedText(finding: Finding): string | undefined {
  if (!isBlocking(finding)) return undefined;
  const { cause, name, decision } = finding;
  const what =
    cause === 'name_not_compared'
      ? `“${name}” could not be compared with the sanctions list.`
      : `“${name}” matches ${finding.entry.id} on the sanctions list.`;
  return decision
    ? `${what} The match is confirmed.`
    : `${what} A review case must clear it first.`;
}
