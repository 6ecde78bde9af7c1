import { useMemo, type ReactNode } from 'react';
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
import { NeedsYou } from './needs/needs-you';
import { useNeeds } from './needs/use-needs';
import { overviewFigures } from './overview-figures';
import { OverviewKpis } from './overview-kpis';
import styles from './overview.module.css';
import { ownRecords } from './own-records';
import { RecentTransactions } from './recent-transactions';
import { TransactionActivity } from './transaction-activity';

/** Which figures nothing here was counted for. */
const remarkOn = (isOwn: boolean) =>
  isOwn
    ? 'Uptime is a sample figure.'
    : 'Uptime is a sample figure. The compliance score and both distributions are sample figures, adjusted by your changes.';

interface OverviewBodyProps {
  readonly basis: Omit<FigureRequest<PeriodSpan>, 'period'>;
  readonly scope: CompanyScope;
  readonly period: PeriodSpan;
}

type FrontProps = Parameters<typeof useNeeds>[0] & { readonly children: ReactNode };

/** What waits, beside the figures, and what moved: what to do comes first. */
function Front({ children, ...basis }: FrontProps) {
  return (
    <div className={styles.front}>
      <NeedsYou {...useNeeds(basis)} now={basis.now} />
      {children}
    </div>
  );
}

/**
 * All that the overview lists and counts. In a company's portal the lists are its own, and the figures count all
 * companies, until the switch is used. The sample as specified has no list of what waits.
 */
export function OverviewBody({ basis, scope, period }: OverviewBodyProps) {
  const { countsOwn: isOwn, countNote, counts, lists } = scope;
  const listed = useMemo(() => ownRecords(basis.records, lists), [lists, basis.records]);
  const records = useMemo(() => ownRecords(basis.records, counts), [counts, basis.records]);
  const isCounting = useAvailability(computeFigures).state !== 'inert';
  const remark = useInventedRemark(remarkOn(isOwn));
  const caption = useInventedRemark('Whole portfolio, sample figures');
  const figures = overviewFigures({ ...basis, records, period, isOwn });
  const kpis = <OverviewKpis figures={figures} note={countNote} reach={isOwn ? 'own' : 'all'} />;
  const recent = (
    <RecentTransactions
      transactions={listed.transactions}
      clients={basis.records.clients}
      reach={scope.isNarrowed ? 'own' : 'all'}
    />
  );
  const activity = <TransactionActivity bars={figures.activity} />;
  const analytics = (
    <AnalyticsSection figures={figures} remark={remark} caption={isOwn ? undefined : caption} />
  );
  if (isCounting)
    return (
      <Stack>
        <Front records={basis.records} now={basis.now} lists={lists}>
          {kpis}
          {activity}
          {recent}
        </Front>
        {analytics}
        <AuditLog />
        <IntegrationStatus isStrip />
      </Stack>
    );
  return (
    <Stack>
      {kpis}
      <div className={styles.wide}>
        {activity}
        <IntegrationStatus />
      </div>
      {analytics}
      <div className={styles.halves}>
        {recent}
        <AuditLog />
      </div>
    </Stack>
  );
}
