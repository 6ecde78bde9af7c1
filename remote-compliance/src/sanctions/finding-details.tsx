import { Fragment, type ReactNode } from 'react';
import styles from './finding-details.module.css';
import { formatDate, unknownText } from 'shared-kernel/format';
import { DescriptionGrid } from 'shared-kernel/records';
import { DataTable, type TableColumn } from 'shared-kernel/ui';
import {
  splitNameParts,
  type ComparedField,
  type Finding,
  type SanctionsHitFinding,
} from 'shared-kernel/domain/sanctions';

interface MarkedNameProps {
  readonly name: string;
  readonly words: readonly string[];
}

const MarkedName = ({ name, words }: MarkedNameProps) => (
  <bdi>
    {splitNameParts(name).map((part, index) =>
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

const agreementText: Record<ComparedField['agreement'], string> = {
  same: 'same',
  different: 'different',
  unknown: 'not on record',
};

const shownFact = (text: string, label: ComparedField['label']) =>
  label === 'Birth date' && text !== '' ? formatDate(text) : text;

export const formatComparedValue = ({ label, ours, listed, agreement }: ComparedField): string => {
  const sides = [ours, listed].map((side) => shownFact(side, label) || '—');
  return `${sides.join(' / ')}: ${agreementText[agreement]}`;
};

interface ComparedRow {
  readonly key: string;
  readonly fact: ReactNode;
  readonly ours: ReactNode;
  readonly listed: ReactNode;
  readonly same: string;
}

const columns: readonly TableColumn<ComparedRow>[] = [
  { key: 'fact', title: 'Field', isRowHeader: true, render: ({ fact }) => fact },
  { key: 'ours', title: 'Our record', render: ({ ours }) => ours },
  { key: 'listed', title: 'Sanctions list', render: ({ listed }) => listed },
  { key: 'same', title: 'Match', render: ({ same }) => same },
];

const sameText: Record<ComparedField['agreement'], string> = {
  same: 'Yes',
  different: 'No',
  unknown: 'Not on record',
};

function MatchTable({ hit }: { readonly hit: SanctionsHitFinding }) {
  const { match, subject, entry } = hit;
  const rows: readonly ComparedRow[] = [
    {
      key: 'name',
      fact: subject.role,
      ours: <MarkedName name={hit.name} words={match.words} />,
      listed: <MarkedName name={hit.listedName} words={match.otherWords} />,
      same: `${match.score}%`,
    },
    ...hit.facts.map(({ label, ours, listed, agreement }) => ({
      key: label,
      fact: label,
      ours: shownFact(ours, label) || unknownText,
      listed: shownFact(listed, label) || unknownText,
      same: sameText[agreement],
    })),
  ];
  return (
    <DataTable
      label={`Comparison of ${hit.name} with sanctions list entry ${entry.id}`}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
    />
  );
}

export const uncomparedNameMessage =
  'This name could not be compared with the list because of its script. Compare the name manually.';

export const FindingDetails = ({ finding }: { readonly finding: Finding }) =>
  finding.cause === 'sanctions_hit' ? (
    <MatchTable hit={finding} />
  ) : (
    <>
      <DescriptionGrid
        items={[{ label: finding.subject.role, value: <bdi>{finding.name}</bdi> }]}
      />
      <p>{uncomparedNameMessage}</p>
    </>
  );
