import { riskLevelView } from 'shared-kernel/domain/lifecycle';
import { formatFigure, periodLabel, portfolioStageView } from 'shared-kernel/domain/overview';
import { formatNumber, formatPercent } from 'shared-kernel/format';
import { FilterSelect, Section, Stack } from 'shared-kernel/ui';
import { headlineView, type HeadlineKey } from './headline';
import type { OverviewFigures } from './overview-figures';
import { overviewPeriods, type OverviewPeriod } from './overview-periods';
import styles from './overview.module.css';
import { ShareList } from './share-list';

interface AnalyticsSectionProps {
  readonly figures: OverviewFigures;
  readonly period: OverviewPeriod;
  readonly onPeriod: (period: OverviewPeriod) => void;
}

const headlineKeys = Object.keys(headlineView) as HeadlineKey[];
const periodOptions = overviewPeriods.map((value) => ({ value, label: periodLabel[value] }));

export function AnalyticsSection({ figures, period, onPeriod }: AnalyticsSectionProps) {
  return (
    <Section
      title="Analytics"
      look="plain"
      actions={
        <FilterSelect label="Period" value={period} options={periodOptions} onChange={onPeriod} />
      }
    >
      <Stack>
        <dl className={styles.headline}>
          {headlineKeys.map((key) => (
            <div key={key}>
              <dt>{headlineView[key].label}</dt>
              <dd>{formatFigure(figures.headline[key], headlineView[key].unit)}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.halves}>
          <Section title="Contract status distribution" level={4}>
            <ShareList
              label="Contract status distribution"
              shares={figures.contractDistribution}
              views={portfolioStageView}
              textOf={({ count, percent }) =>
                `${formatNumber(count)} contracts, ${formatPercent(percent)}`
              }
            />
          </Section>
          <Section title="Risk overview" level={4}>
            <ShareList
              label="Risk overview"
              shares={figures.risk}
              views={riskLevelView}
              textOf={({ count, percent }) =>
                `${formatNumber(count)} clients, ${formatPercent(percent)}`
              }
            />
          </Section>
        </div>
      </Stack>
    </Section>
  );
}
