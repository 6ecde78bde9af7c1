import { useMemo } from 'react';
import type { FigureRequest, PeriodSpan } from 'shared-kernel/domain/overview';
import { Stack } from 'shared-kernel/ui';
import {
  computeFigures,
  useAvailability,
  useInventedRemark,
  type useCompanyScope,
} from 'shared-kernel/workspace';
import { AnalyticsSection } from './analytics-section';
import { AuditLog } from './audit-log';
import { IntegrationStatus } from './integration-status';
import { NeedsYou } from './needs-you';
import { overviewFigures } from './overview-figures';
import { OverviewKpis } from './overview-kpis';
import styles from './overview.module.css';
import { ownRecords } from './own-records';
import { RecentTransactions } from './recent-transactions';
import { TransactionActivity } from './transaction-activity';

/** Which figures nothing here was counted for. */
const remarkOn = (isOwn: boolean) =>
  isOwn
    ? 'Uptime is a fixed figure of the sample.'
    : 'Uptime is a fixed figure of the sample. The compliance score and both distributions are the sample’s, moved by what has changed in this workspace.';

interface OverviewBodyProps {
  readonly basis: Omit<FigureRequest<PeriodSpan>, 'period'>;
  readonly scope: ReturnType<typeof useCompanyScope>;
  readonly period: PeriodSpan;
}

/** All that the overview counts, of one's own company where somebody has one and has not asked for everybody's. */
export function OverviewBody({ basis, scope, period }: OverviewBodyProps) {
  const { isNarrowed: isOwn, lists } = scope;
  const records = useMemo(
    () => (isOwn ? ownRecords(basis.records, lists) : basis.records),
    [isOwn, lists, basis.records],
  );
  const counts = useAvailability(computeFigures).state !== 'inert';
  const remark = useInventedRemark(remarkOn(isOwn));
  const figures = overviewFigures({ ...basis, records, period, isOwn });
  const reach = isOwn ? 'own' : 'all';
  return (
    <Stack>
      {counts && <NeedsYou records={records} now={basis.now} reach={reach} />}
      <OverviewKpis figures={figures} reach={reach} />
      <div className={styles.wide}>
        <TransactionActivity bars={figures.activity} />
        <IntegrationStatus />
      </div>
      <AnalyticsSection figures={figures} remark={remark} />
      <div className={styles.halves}>
        <RecentTransactions
          transactions={records.transactions}
          clients={basis.records.clients}
          reach={reach}
        />
        <AuditLog />
      </div>
    </Stack>
  );
}
