import { riskLevelDisplay } from 'shared-kernel/domain/lifecycle';
import { portfolioStageDisplay } from 'shared-kernel/domain/overview';
import { formatCount, formatPercent } from 'shared-kernel/format';
import { Section } from 'shared-kernel/ui';
import type { Distributions } from './overview-metrics';
import styles from './overview.module.css';
import { DistributionBars } from './distribution-bars';

interface DistributionCardsProps {
  readonly distributions: Distributions;
  readonly titles: Readonly<Record<keyof Distributions, string>>;
}

export const DistributionCards = ({
  distributions: { contracts, risk },
  titles,
}: DistributionCardsProps) => (
  <div className={styles.halves}>
    <Section title={titles.contracts} level={4}>
      <DistributionBars
        label={titles.contracts}
        shares={contracts}
        views={portfolioStageDisplay}
        textOf={({ count, percent }) =>
          `${formatCount(count, 'contract')}, ${formatPercent(percent)}`
        }
      />
    </Section>
    <Section title={titles.risk} level={4}>
      <DistributionBars
        label={titles.risk}
        shares={risk}
        views={riskLevelDisplay}
        textOf={({ count, percent }) =>
          `${formatCount(count, 'client')}, ${formatPercent(percent)}`
        }
      />
    </Section>
  </div>
);
