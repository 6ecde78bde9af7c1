import type { Client, SanctionsDecision } from 'shared-kernel/domain/client';
import { demoHash } from 'shared-kernel/domain/compliance';
import { matchNames, matchThreshold, type NameMatch } from './names/name-match';
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
  /** The last decision on exactly this. */
  readonly decision?: SanctionsDecision;
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

/** It only has to tell a changed side from an unchanged one, and at once. */
const digestOf = (subject: ScreenedSubject, entry: SanctionsEntry) =>
  demoHash([
    ...subject.names,
    JSON.stringify([subject.birthDate, subject.registration, subject.country]),
    ...entryNames(entry),
    JSON.stringify([entry.id, entry.birthDate, entry.registration, entry.country]),
  ]);

function hitOf(
  { sanctionsDecisions = [] }: Client,
  subject: ScreenedSubject,
  entry: SanctionsEntry,
): SanctionsHit | undefined {
  const best = entry.kind === subject.kind ? bestMatch(subject, entry) : undefined;
  if (!best) return undefined;
  const digest = digestOf(subject, entry);
  const decision = sanctionsDecisions.findLast((each) => each.digest === digest);
  const facts = comparedFacts(subject, entry);
  return { entry, subject, ...best, facts, digest, ...(decision && { decision }) };
}

/** The hits of a client on the list, decided or not, the most alike first. */
export const hitsOf = (
  client: Client,
  entries: readonly SanctionsEntry[] = sampleList.entries,
): readonly SanctionsHit[] =>
  screenedSubjects(client)
    .flatMap((subject) => entries.map((entry) => hitOf(client, subject, entry)))
    .filter((hit) => hit !== undefined)
    .toSorted((a, b) => b.match.score - a.match.score);

/** The hits of a client that no one has decided on since what was compared last changed. */
export const openHits = (
  client: Client,
  entries?: readonly SanctionsEntry[],
): readonly SanctionsHit[] =>
  hitsOf(client, entries).filter(({ decision }) => decision === undefined);
