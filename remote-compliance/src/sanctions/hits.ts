import type { Client } from 'shared-kernel/domain/client';
import { demoHash } from 'shared-kernel/domain/compliance';
import { standingDecision, type ReviewCase } from 'shared-kernel/domain/review-case';
import type { CaseDecision } from '../records/review-case';
import { matchNames, matchThreshold, mayMatch, nameKeys, type NameMatch } from './names/name-match';
import { remembered } from './names/remembered';
import { sampleList, type SanctionsEntry } from './sample-list';
import { screenedSubjects, type ScreenedSubject } from './screened-subjects';

/** Whether what both sides know of something is the same; unknown if one of them does not know it. */
export type Agreement = 'same' | 'different' | 'unknown';

/** One thing that is compared besides the names. */
export interface ComparedFact {
  readonly label: 'Birth date' | 'Registration' | 'Country';
  readonly ours: string;
  readonly listed: string;
  readonly agreement: Agreement;
}

/** A subject of a client whose name is like one of the list. */
export interface SanctionsHit {
  readonly entry: SanctionsEntry;
  readonly subject: ScreenedSubject;
  /** The two names that are most alike. */
  readonly name: string;
  readonly listedName: string;
  readonly match: NameMatch;
  readonly facts: readonly ComparedFact[];
  /** Changes with everything that was compared. */
  readonly digest: string;
  /** The review case about it, the one that is not resolved if there is one. */
  readonly reviewCase: ReviewCase | undefined;
  /** The approved decision on exactly this. */
  readonly decision: CaseDecision | undefined;
}

/** Reads no sense into signs and letter case: `LV 4000` is `lv-4000`. */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function fact(label: ComparedFact['label'], ours = '', listed = ''): ComparedFact {
  const isSame = plain(ours) === plain(listed);
  const agreement = ours === '' || listed === '' ? 'unknown' : isSame ? 'same' : 'different';
  return { label, ours, listed, agreement };
}

const comparedFacts = (subject: ScreenedSubject, entry: SanctionsEntry) => [
  entry.kind === 'person'
    ? fact('Birth date', subject.birthDate, entry.birthDate)
    : fact('Registration', subject.registration, entry.registration),
  fact('Country', subject.country, entry.country),
];

const entryNames = ({ name, aliases }: SanctionsEntry) => [name, ...aliases];

/** The two names that are most alike, and how much. */
const bestMatch = (subject: ScreenedSubject, entry: SanctionsEntry) =>
  subject.names
    .flatMap((name) =>
      entryNames(entry).map((listedName) => ({
        name,
        listedName,
        match: matchNames(name, listedName, entry.kind),
      })),
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

const entriesNear = ({ kind, names }: ScreenedSubject, entries: readonly SanctionsEntry[]) => {
  const words = names.flatMap((name) => nameKeys(name, kind));
  return entries.filter((entry) => entry.kind === kind && words.some(isNearTo(entry)));
};

/** It only has to tell a changed side from an unchanged one, and at once. */
const digestOf = (subject: ScreenedSubject, entry: SanctionsEntry) =>
  demoHash([
    ...subject.names,
    JSON.stringify([subject.birthDate, subject.registration, subject.country]),
    ...entryNames(entry),
    JSON.stringify([entry.id, entry.birthDate, entry.registration, entry.country]),
  ]);

const isAbout = ({ cause, subject }: ReviewCase, entry: SanctionsEntry) =>
  cause === 'sanctions_hit' && subject.part === entry.id;

function hitOf(
  subject: ScreenedSubject,
  entry: SanctionsEntry,
  cases: readonly ReviewCase[],
): SanctionsHit | undefined {
  const best = bestMatch(subject, entry);
  if (!best) return undefined;
  const digest = digestOf(subject, entry);
  const about = cases.filter((one) => isAbout(one, entry));
  return {
    entry,
    subject,
    ...best,
    facts: comparedFacts(subject, entry),
    digest,
    reviewCase: about.find((one) => !standingDecision(one)) ?? about.at(-1),
    decision: about.map(standingDecision).findLast((each) => each?.facts.includes(digest)),
  };
}

/** The hits of a client on the list, decided by its review cases or not, the most alike first. */
export const hitsOf = (
  client: Client,
  cases: readonly ReviewCase[],
  entries: readonly SanctionsEntry[] = sampleList.entries,
): readonly SanctionsHit[] =>
  screenedSubjects(client)
    .flatMap((subject) =>
      entriesNear(subject, entries).map((entry) => hitOf(subject, entry, cases)),
    )
    .filter((hit) => hit !== undefined)
    .toSorted((a, b) => b.match.score - a.match.score);

/** The hits of a client that no decision covers since what was compared last changed. */
export const openHits = (
  ...[client, cases, entries]: Parameters<typeof hitsOf>
): readonly SanctionsHit[] =>
  hitsOf(client, cases, entries).filter(({ decision }) => decision === undefined);

/** Whether a hit is neither decided nor in a case that is not resolved. */
export const lacksCase = ({ decision, reviewCase }: SanctionsHit): boolean =>
  !decision && (!reviewCase || standingDecision(reviewCase) !== undefined);

/** The digests of what a client's hits on one entry compare, which a decision on them rests on. */
export const digestsOn = (client: Client, entryId: string | undefined): readonly string[] =>
  hitsOf(client, []).flatMap(({ entry, digest }) => (entry.id === entryId ? [digest] : []));
