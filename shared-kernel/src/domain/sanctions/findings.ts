import { createDemoHash } from '../compliance';
import {
  findEffectiveDecision,
  formatScreeningCaseName,
  type CaseTrigger,
  type ReviewCase,
} from '../review-case';
import type { Client } from '../client';
import {
  matchNames,
  matchThreshold,
  areWordsSimilar,
  createNameKeys,
  type NameMatch,
} from './names/name-match';
import {
  hasUncomparableScript,
  splitNames,
  createNameTokens,
  type NameKind,
} from './names/name-tokens';
import { memoize } from './names/memoize';
import { sampleSanctionsList, type SanctionsEntry } from './sample-list';
import { listClientSubjects, type ScreeningSubject } from './screening-subjects';

type CaseDecision = ReviewCase['decisions'][number];

/**
 * Whether a value, such as the country, equals the value on the sanctions list. `unknown` if one of the values is
 * missing.
 */
export type FieldAgreement = 'same' | 'different' | 'unknown';

/** A value that is compared in addition to the name, such as the country. */
export interface ComparedField {
  readonly label: 'Kind' | 'Birth date' | 'Registration' | 'Country';
  readonly ours: string;
  readonly listed: string;
  readonly agreement: FieldAgreement;
}

interface AnyFinding {
  readonly subject: ScreeningSubject;
  readonly name: string;
  readonly part: string;
  readonly digest: string;
  /** The review case for this finding. An unresolved case takes precedence over resolved cases. */
  readonly reviewCase: ReviewCase | undefined;
  /** Approved decision on this finding; `undefined` if the compared data has changed since the decision. */
  readonly decision: CaseDecision | undefined;
}

/** A subject whose name is similar to a name on the sanctions list. */
export interface SanctionsHitFinding extends AnyFinding {
  readonly cause: 'sanctions_hit';
  readonly entry: SanctionsEntry;
  /** The name in the list entry that is most similar to the subject's name. */
  readonly listedName: string;
  readonly match: NameMatch;
  readonly facts: readonly ComparedField[];
}

/** A subject whose name is in a script that cannot be compared with the sanctions list. */
export interface UncomparedNameFinding extends AnyFinding {
  readonly cause: 'name_not_compared';
}

/** A result of screening that a user must review. */
export type Finding = SanctionsHitFinding | UncomparedNameFinding;

/** Removes punctuation and converts to lower case, so that `LV 4000` equals `lv-4000`. */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function fact(label: ComparedField['label'], ours = '', listed = ''): ComparedField {
  const isSame = plain(ours) === plain(listed);
  const agreement = ours === '' || listed === '' ? 'unknown' : isSame ? 'same' : 'different';
  return { label, ours, listed, agreement };
}

const kindLabel: Readonly<Record<NameKind, string>> = { person: 'Person', company: 'Company' };

const comparedFacts = (subject: ScreeningSubject, entry: SanctionsEntry): ComparedField[] => [
  ...(subject.kind === undefined || subject.kind === entry.kind
    ? []
    : [fact('Kind', kindLabel[subject.kind], kindLabel[entry.kind])]),
  entry.kind === 'person'
    ? fact('Birth date', subject.birthDate, entry.birthDate)
    : fact('Registration', subject.registration, entry.registration),
  fact('Country', subject.country, entry.country),
];

const entryNames = ({ name, aliases }: SanctionsEntry) => [name, ...aliases];

/** Score, out of 100, if a name is a single word that matches the family name. */
const familyNameScore = 88;

const sameWord = 95;

/** Matches a single-word name with the family name of an entry in the form “FAMILY, Given”. */
function familyNameMatch(name: string, { kind, name: listed }: SanctionsEntry) {
  const [family = '', given] = listed.split(',');
  const isFamilyName =
    kind === 'person' &&
    given !== undefined &&
    [name, family].every((each) => createNameTokens(each, 'person').length === 1);
  const match = isFamilyName ? matchNames(name, family, 'person') : undefined;
  if (!match || match.score < sameWord) return [];
  return [{ listedName: listed, match: { ...match, score: familyNameScore } }];
}

const bestMatch = ({ kind, names }: ScreeningSubject, entry: SanctionsEntry) =>
  names
    .flatMap((name) =>
      splitNames(name).flatMap((each) => [
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

/**
 * Returns a function that checks whether a word resembles a word of the entry, and caches its results. The check avoids
 * most of the slower name comparisons.
 */
function isNearTo(entry: SanctionsEntry): (word: string) => boolean {
  const known = nearWords.get(entry);
  if (known) return known;
  const keys = entryNames(entry).flatMap((name) => createNameKeys(name, entry.kind));
  const isNear = memoize((word) => keys.some((key) => areWordsSimilar(word, key, entry.kind)));
  nearWords.set(entry, isNear);
  return isNear;
}

/**
 * Returns the entries that contain a word similar to a word in the subject's names. Entries for people and for
 * companies are included.
 */
const entriesNear = ({ kind, names }: ScreeningSubject, entries: readonly SanctionsEntry[]) => {
  const words = names
    .flatMap(splitNames)
    .flatMap((name) => createNameKeys(name, kind ?? 'company'));
  return entries.filter((entry) => words.some(isNearTo(entry)));
};

const digestOfSubject = ({ birthDate, registration, country }: ScreeningSubject) =>
  JSON.stringify([birthDate, registration, country]);

/** Returns a digest for detecting changes of the compared data. It is not cryptographic. */
const digestOf = (subject: ScreeningSubject, entry: SanctionsEntry) =>
  createDemoHash([
    ...subject.names,
    digestOfSubject(subject),
    ...entryNames(entry),
    JSON.stringify([entry.id, entry.birthDate, entry.registration, entry.country]),
  ]);

function standingOf(
  { cause, part, digest }: Pick<Finding, 'cause' | 'part' | 'digest'>,
  cases: readonly ReviewCase[],
) {
  const about = cases.filter((one) => one.cause === cause && one.subject.part === part);
  return {
    reviewCase: about.find((one) => !findEffectiveDecision(one)) ?? about.at(-1),
    decision: about.map(findEffectiveDecision).findLast((each) => each?.facts.includes(digest)),
  };
}

function hitOf(
  subject: ScreeningSubject,
  entry: SanctionsEntry,
  cases: readonly ReviewCase[],
): SanctionsHitFinding | undefined {
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

function uncomparedOf(
  subject: ScreeningSubject,
  hits: readonly SanctionsHitFinding[],
  cases: readonly ReviewCase[],
): readonly UncomparedNameFinding[] {
  return subject.names
    .filter((name) => hasUncomparableScript(name) && !hits.some((hit) => hit.name === name))
    .map((name) => {
      const digest = createDemoHash([name, digestOfSubject(subject)]);
      const part = createDemoHash([name]).slice(0, 10);
      const found = { cause: 'name_not_compared', part, digest } as const;
      return { ...found, subject, name, ...standingOf(found, cases) };
    });
}

/**
 * Screens subjects against the sanctions list. Returns the hits, most similar first, followed by the names that cannot
 * be compared.
 */
export function screenSubjects(
  subjects: readonly ScreeningSubject[],
  cases: readonly ReviewCase[],
  entries: readonly SanctionsEntry[] = sampleSanctionsList.entries,
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

/** Whether a finding has neither a decision nor an unresolved review case. */
export const requiresReviewCase = ({ decision, reviewCase }: Finding): boolean =>
  !decision && (!reviewCase || findEffectiveDecision(reviewCase) !== undefined);

/** Screens a client and returns the findings. `cases` contains the review cases for the client's compliance record. */
export const screenClient = (
  client: Client,
  cases: readonly ReviewCase[],
  entries?: readonly SanctionsEntry[],
): readonly Finding[] => screenSubjects(listClientSubjects(client), cases, entries);

/** Returns the findings without an approved decision on the current data. */
export const filterOpenFindings = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ decision }) => decision === undefined);

/** Whether a sanctions finding blocks its subject: it has no decision, or the decision confirms the match. */
export const isBlockingFinding = ({ decision }: Finding): boolean =>
  decision === undefined || decision.outcome === 'confirmed';

export const formatFindingName = (finding: Finding): string =>
  formatScreeningCaseName(finding.name, finding);

type ScreenedPlace = Pick<ReviewCase['subject'], 'kind' | 'id'>;

/**
 * Returns the data for opening a review case for a finding. The ISO timestamp `moment` distinguishes the case from
 * earlier ones.
 */
export const createCaseTrigger = (
  finding: Finding,
  { kind, id }: ScreenedPlace,
  client: CaseTrigger['client'],
  moment: string,
): CaseTrigger => ({
  subject: { kind, id, part: finding.part },
  cause: finding.cause,
  since: `${moment} ${finding.digest}`,
  name: formatFindingName(finding),
  riskLevel: 'high',
  client,
});

/** Returns the reason why a sanctions finding blocks its subject; `undefined` if the finding does not block. */
export function getBlockReason(finding: Finding): string | undefined {
  if (!isBlockingFinding(finding)) return undefined;
  const { cause, name, decision } = finding;
  const what =
    cause === 'name_not_compared'
      ? `“${name}” could not be compared with the sanctions list.`
      : `“${name}” matches ${finding.entry.id} on the sanctions list.`;
  return decision
    ? `${what} The match is confirmed.`
    : `${what} The match must first be cleared in a review case.`;
}
