import type { Client } from 'shared-kernel/domain/client';
import { complianceScoreBand, complianceScoreBandView } from '../../screening/score-band';
import { lifecycleStageView, riskLevelView } from 'shared-kernel/domain/lifecycle';
import { formatDateTime, formatPercent, formatUsd } from 'shared-kernel/format';
import { StatusTag, type TableColumn } from 'shared-kernel/ui';
import { ScreeningTags } from '../../screening/screening-tags';
import styles from './client-columns.module.css';
import type { ClientSortKey } from './client-sort';

type ClientColumn = TableColumn<Client> & { readonly key: ClientSortKey | `-${string}` };

export const clientColumns: readonly ClientColumn[] = [
  {
    key: 'company',
    title: 'Company',
    isSortable: true,
    isRowHeader: true,
    render: ({ companyName }) => companyName,
  },
  { key: '-contact', title: 'Contact', render: ({ contactPerson }) => contactPerson },
  {
    key: 'score',
    title: 'Score',
    width: '7.5rem',
    isSortable: true,
    render: ({ complianceScore }) => (
      <span className={styles['pair']}>
        {formatPercent(complianceScore)}
        <StatusTag
          view={complianceScoreBandView[complianceScoreBand(complianceScore)]}
          size="small"
        />
      </span>
    ),
  },
  {
    key: 'risk',
    title: 'Risk',
    width: '9rem',
    isSortable: true,
    render: ({ riskLevel }) => <StatusTag view={riskLevelView[riskLevel]} size="small" />,
  },
  {
    key: '-screenings',
    title: 'Screenings',
    width: '10.5rem',
    render: (client) => (
      <span className={styles['pair']}>
        <ScreeningTags {...client} />
      </span>
    ),
  },
  {
    key: '-stage',
    title: 'Stage',
    width: '8rem',
    render: ({ currentStage }) => lifecycleStageView[currentStage].label,
  },
  {
    key: 'volume',
    title: 'Total volume',
    width: '8.5rem',
    align: 'end',
    isSortable: true,
    render: ({ totalVolume }) => formatUsd(totalVolume),
  },
  {
    key: 'activity',
    title: 'Last activity',
    width: '9rem',
    isSortable: true,
    render: ({ lastActivity }) => (
      <time dateTime={lastActivity}>{formatDateTime(lastActivity)}</time>
    ),
  },
];
