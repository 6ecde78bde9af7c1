import type { ReactNode } from 'react';
import { formatKpiValue } from 'shared-kernel/domain/overview';
import { keysOf } from 'shared-kernel/format';
import { Section, Stack } from 'shared-kernel/ui';
import { DistributionCards } from './distribution-cards';
import { headlineMetricDisplay } from './headline-metrics';
import type { OverviewMetrics } from './overview-metrics';
import styles from './overview.module.css';

const titles = { contracts: 'Contract status distribution', risk: 'Risk overview' };

/** Titles of the figures that are counted from records. The sample figures on the same page have other titles. */
const countedTitles = { contracts: 'Contracts by status', risk: 'Clients by risk' };

interface AnalyticsSectionProps {
  /** Text that says which figures are sample values. `undefined` in `reference` mode. */
  readonly remark: string | undefined;
  readonly figures: OverviewMetrics;
  readonly periodChoice: ReactNode;
}

/**
 * The analytics section: figures that the specification gives for the sample data, and figures counted from records
 * (F6, F7).
 */
export function AnalyticsSection({ figures, remark, periodChoice }: AnalyticsSectionProps) {
  const { headline, distributions, counted } = figures;
  const cards = <DistributionCards distributions={distributions} titles={titles} />;
  return (
    <Section title="Analytics" look="plain" description={remark} actions={periodChoice}>
      <Stack>
        <dl className={styles.headline}>
          {keysOf(headlineMetricDisplay)
            .filter((key) => key in headline)
            .map((key) => (
              <div key={key}>
                <dt>{headlineMetricDisplay[key].label}</dt>
                <dd>{formatKpiValue(headline[key], headlineMetricDisplay[key].unit)}</dd>
              </div>
            ))}
        </dl>
        {counted ? (
          <>
            <DistributionCards distributions={counted} titles={countedTitles} />
            <Section
              title="Specified sample"
              look="plain"
              level={4}
              description="Sample values, adjusted by your changes."
            >
              {cards}
            </Section>
          </>
        ) : (
          cards
        )}
      </Stack>
    </Section>
  );
}
