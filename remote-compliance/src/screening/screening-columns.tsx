import { classNames, formatPercent } from 'shared-kernel/format';
import {
  Icon,
  ProgressTrack,
  StatusTag,
  getToneClass,
  VisuallyHidden,
  type TableColumn,
} from 'shared-kernel/ui';
import styles from './screening-columns.module.css';
import { screeningStatusDisplay, type ScreeningTagsProps } from './screening-tags';
import { riskLevelDisplay, type RiskLevel } from 'shared-kernel/domain/lifecycle';
import type { ExportColumn } from 'shared-kernel/records';
import { hasScore, getScoreBandDisplay } from './score-band';

export interface ScreeningRow extends ScreeningTagsProps {
  readonly complianceScore: number;
  readonly riskLevel: RiskLevel;
}

function ScoreInLine({ record }: { readonly record: ScreeningRow }) {
  const { complianceScore } = record;
  const { label, tone } = getScoreBandDisplay(record);
  if (!hasScore(record)) return label;
  return (
    <span className={classNames(styles.line, getToneClass(tone))}>
      <span className={styles.figure}>{formatPercent(complianceScore)}</span>
      <VisuallyHidden> {label}</VisuallyHidden>
      <span className={styles.bar}>
        <ProgressTrack value={complianceScore} isToned />
      </span>
    </span>
  );
}

function ScreeningsInLine({ kycStatus, amlStatus }: ScreeningTagsProps) {
  const screenings = [
    ['KYC', screeningStatusDisplay[kycStatus]],
    ['AML', screeningStatusDisplay[amlStatus]],
  ] as const;
  return (
    <span className={styles.line}>
      {screenings.map(([name, { icon, label, tone }]) => (
        <span key={name} className={getToneClass(tone)}>
          {name} <Icon name={icon} label={label} className={styles.mark} />
        </span>
      ))}
    </span>
  );
}

export const createScreeningColumns = <Key extends string>(screenings: Key) =>
  [
    {
      key: 'score',
      title: 'Score',
      isSortable: true,
      render: (record: ScreeningRow) => <ScoreInLine record={record} />,
    },
    {
      key: 'risk',
      title: 'Risk',
      isSortable: true,
      render: ({ riskLevel }: ScreeningRow) => (
        <StatusTag view={riskLevelDisplay[riskLevel]} size="small" />
      ),
    },
    {
      key: screenings,
      title: 'Screenings',
      render: ({ kycStatus, amlStatus }: ScreeningRow) => (
        <ScreeningsInLine kycStatus={kycStatus} amlStatus={amlStatus} />
      ),
    },
  ] as const satisfies readonly TableColumn<ScreeningRow>[];

export const scoreExportColumns: readonly ExportColumn<ScreeningRow>[] = [
  {
    header: 'Compliance score',
    column: 'score',
    value: (record) => (hasScore(record) ? record.complianceScore : undefined),
  },
  { header: 'Score band', column: 'score', value: (record) => getScoreBandDisplay(record).label },
];

export const createScreeningExportColumns = (
  column: string,
): readonly ExportColumn<ScreeningTagsProps & { readonly riskLevel: RiskLevel }>[] => [
  { header: 'Risk', column: 'risk', value: ({ riskLevel }) => riskLevelDisplay[riskLevel].label },
  { header: 'KYC', column, value: ({ kycStatus }) => screeningStatusDisplay[kycStatus].label },
  { header: 'AML', column, value: ({ amlStatus }) => screeningStatusDisplay[amlStatus].label },
];
