import type { Client } from 'shared-kernel/domain/client';
import { ScoreWithBand } from '../../screening/score-with-band';
import { lifecycleStageView, riskLevelView } from 'shared-kernel/domain/lifecycle';
import { formatDateTime, formatUsd } from 'shared-kernel/format';
import { StatusTag, type TableColumn } from 'shared-kernel/ui';
import { ScreeningsInLine } from '../../screening/screenings-in-line';
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
    isSortable: true,
    render: ({ complianceScore }) => <ScoreWithBand score={complianceScore} />,
  },
  {
    key: 'risk',
    title: 'Risk',
    isSortable: true,
    render: ({ riskLevel }) => <StatusTag view={riskLevelView[riskLevel]} size="small" />,
  },
  {
    key: '-screenings',
    title: 'Screenings',
    render: ({ kycStatus, amlStatus }) => (
      <ScreeningsInLine kycStatus={kycStatus} amlStatus={amlStatus} />
    ),
  },
  {
    key: '-stage',
    title: 'Stage',
    render: ({ currentStage }) => lifecycleStageView[currentStage].label,
  },
  {
    key: 'volume',
    title: 'Total volume',
    align: 'end',
    isSortable: true,
    render: ({ totalVolume }) => formatUsd(totalVolume),
  },
  {
    key: 'activity',
    title: 'Last activity',
    isSortable: true,
    render: ({ lastActivity }) => (
      <time dateTime={lastActivity}>{formatDateTime(lastActivity)}</time>
    ),
  },
];
