import { useMemo } from 'react';
import type { FigureRequest, PeriodSpan } from 'shared-kernel/domain/overview';
import { Stack } from 'shared-kernel/ui';
import {
  computeFigures,
  useAvailability,
  useInventedRemark,
  type CompanyScope,
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
  readonly scope: CompanyScope;
  readonly period: PeriodSpan;
}

/**
 * All that the overview lists and counts. In a company's portal the lists are its own, and the figures count all
 * companies, until the switch is used.
 */
export function OverviewBody({ basis, scope, period }: OverviewBodyProps) {
  const { countsOwn: isOwn, countNote, counts, lists } = scope;
  const listed = useMemo(() => ownRecords(basis.records, lists), [lists, basis.records]);
  const records = useMemo(() => ownRecords(basis.records, counts), [counts, basis.records]);
  const isCounting = useAvailability(computeFigures).state !== 'inert';
  const remark = useInventedRemark(remarkOn(isOwn));
  const figures = overviewFigures({ ...basis, records, period, isOwn });
  const reach = scope.isNarrowed ? 'own' : 'all';
  return (
    <Stack>
      {isCounting && <NeedsYou records={listed} now={basis.now} reach={reach} />}
      <OverviewKpis figures={figures} note={countNote} reach={isOwn ? 'own' : 'all'} />
      <div className={styles.wide}>
        <TransactionActivity bars={figures.activity} />
        <IntegrationStatus />
      </div>
      <AnalyticsSection figures={figures} remark={remark} />
      <div className={styles.halves}>
        <RecentTransactions
          transactions={listed.transactions}
          clients={basis.records.clients}
          reach={reach}
        />
        <AuditLog />
      </div>
    </Stack>
  );
}
