import type { Client } from 'shared-kernel/domain/client';
import { ScoreInLine } from '../../screening/score-in-line';
import { lifecycleStageView, riskLevelView } from 'shared-kernel/domain/lifecycle';
import { formatNumber, formatUsd } from 'shared-kernel/format';
import { ShortTime, StatusTag, type TableColumn } from 'shared-kernel/ui';
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
  {
    key: '-contact',
    title: 'Contact',
    maxWidth: '11rem',
    render: ({ contactPerson }) => contactPerson,
  },
  {
    key: 'score',
    title: 'Score',
    isSortable: true,
    render: ({ complianceScore }) => <ScoreInLine score={complianceScore} />,
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
    title: 'Lifetime volume',
    align: 'end',
    isSortable: true,
    render: ({ totalVolume }) => formatUsd(totalVolume),
  },
  {
    key: '-active',
    title: 'Active',
    align: 'end',
    render: ({ activeTransactions }) => formatNumber(activeTransactions),
  },
  {
    key: 'activity',
    title: 'Last activity',
    isSortable: true,
    render: ({ lastActivity }) => <ShortTime at={lastActivity} isDay />,
  },
];
