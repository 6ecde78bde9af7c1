import { Fragment } from 'react';
import styles from './hit-facts.module.css';
import { formatDate } from 'shared-kernel/format';
import { DescriptionGrid } from 'shared-kernel/records';
import {
  partsOfName,
  type ComparedFact,
  type Finding,
  type SanctionsHit,
} from 'shared-kernel/domain/sanctions';

interface MarkedNameProps {
  readonly name: string;
  /** The words of it that matched. */
  readonly words: readonly string[];
}

/** A name with the words marked that matched another. */
const MarkedName = ({ name, words }: MarkedNameProps) => (
  <bdi>
    {partsOfName(name).map((part, index) =>
      words.includes(part) ? (
        <mark key={index} className={styles.match}>
          {part}
        </mark>
      ) : (
        <Fragment key={index}>{part}</Fragment>
      ),
    )}
  </bdi>
);

const agreementText: Record<ComparedFact['agreement'], string> = {
  same: 'same',
  different: 'different',
  unknown: 'not on record',
};

const shownFact = (text: string, label: ComparedFact['label']) =>
  label === 'Birth date' && text !== '' ? formatDate(text) : text;

/** Both sides of a fact, and whether they agree. */
export const factText = ({ label, ours, listed, agreement }: ComparedFact): string => {
  const sides = [ours, listed].map((side) => shownFact(side, label) || '—');
  return `${sides.join(' / ')}: ${agreementText[agreement]}`;
};

/** How much a hit matches, and what of it. */
const HitFacts = ({ hit }: { readonly hit: SanctionsHit }) => (
  <DescriptionGrid
    items={[
      { label: 'Match score', value: `${hit.match.score}%` },
      {
        label: hit.subject.role,
        value: <MarkedName name={hit.name} words={hit.match.words} />,
      },
      {
        label: `On the list (${hit.entry.id})`,
        value: <MarkedName name={hit.listedName} words={hit.match.otherWords} />,
      },
      ...hit.facts.map((fact) => ({ label: fact.label, value: factText(fact) })),
    ]}
  />
);

/** What is said of a name that the list could not be searched for. */
export const uncomparedText =
  'This name could not be compared with the list: its script cannot be read reliably. Compare it by hand.';

/** What screening found: how much a name matches and what of it, or that it could not be compared. */
export const FindingFacts = ({ finding }: { readonly finding: Finding }) =>
  finding.cause === 'sanctions_hit' ? (
    <HitFacts hit={finding} />
  ) : (
    <>
      <DescriptionGrid
        items={[{ label: finding.subject.role, value: <bdi>{finding.name}</bdi> }]}
      />
      <p>{uncomparedText}</p>
    </>
  );
