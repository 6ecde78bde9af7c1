import type { ReactNode } from 'react';
import { formatFigure } from 'shared-kernel/domain/overview';
import { keysOf } from 'shared-kernel/format';
import { Section, Stack } from 'shared-kernel/ui';
import { DistributionCards } from './distribution-cards';
import { headlineFigureView } from './headline-figures';
import type { OverviewFigures } from './overview-figures';
import styles from './overview.module.css';

/** The titles of the specification (F6). */
const titles = { contracts: 'Contract status distribution', risk: 'Risk overview' };

/** Other titles for what is counted, because both are shown on one screen. */
const countedTitles = { contracts: 'Contracts by status', risk: 'Clients by risk' };

interface AnalyticsSectionProps {
  /** Says which figures are sample figures instead of counts. `undefined` in `reference`. */
  readonly remark: string | undefined;
  readonly figures: OverviewFigures;
  readonly periodChoice: ReactNode;
}

/** The headline figures and the two distributions (F6, F7). The specified ones are beside the counted ones. */
export function AnalyticsSection({ figures, remark, periodChoice }: AnalyticsSectionProps) {
  const { headline, distributions, counted } = figures;
  const cards = <DistributionCards distributions={distributions} titles={titles} />;
  return (
    <Section title="Analytics" look="plain" description={remark} actions={periodChoice}>
      <Stack>
        <dl className={styles.headline}>
          {keysOf(headlineFigureView)
            .filter((key) => key in headline)
            .map((key) => (
              <div key={key}>
                <dt>{headlineFigureView[key].label}</dt>
                <dd>{formatFigure(headline[key], headlineFigureView[key].unit)}</dd>
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
              description="Adjusted by your changes."
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
