import { riskLevelView } from 'shared-kernel/domain/lifecycle';
import { formatFigure, portfolioStageView } from 'shared-kernel/domain/overview';
import { formatCount, formatPercent, keysOf } from 'shared-kernel/format';
import { Section, Stack } from 'shared-kernel/ui';
import { headlineView } from './headline';
import type { OverviewFigures } from './overview-figures';
import styles from './overview.module.css';
import { ShareList } from './share-list';

interface AnalyticsSectionProps {
  /** Says which figures are sample figures instead of counts. `undefined` in `reference`. */
  readonly remark: string | undefined;
  /** Says what the distributions count, if their totals differ from the lists. */
  readonly caption: string | undefined;
  readonly figures: OverviewFigures;
}

export function AnalyticsSection({ figures, remark, caption }: AnalyticsSectionProps) {
  return (
    <Section title="Analytics" look="plain" description={remark}>
      <Stack>
        <dl className={styles.headline}>
          {keysOf(headlineView)
            .filter((key) => key in figures.headline)
            .map((key) => (
              <div key={key}>
                <dt>{headlineView[key].label}</dt>
                <dd>{formatFigure(figures.headline[key], headlineView[key].unit)}</dd>
              </div>
            ))}
        </dl>
        <div className={styles.halves}>
          <Section title="Contract status distribution" level={4} description={caption}>
            <ShareList
              label="Contract status distribution"
              shares={figures.contractDistribution}
              views={portfolioStageView}
              textOf={({ count, percent }) =>
                `${formatCount(count, 'contract')}, ${formatPercent(percent)}`
              }
            />
          </Section>
          <Section title="Risk overview" level={4} description={caption}>
            <ShareList
              label="Risk overview"
              shares={figures.risk}
              views={riskLevelView}
              textOf={({ count, percent }) =>
                `${formatCount(count, 'client')}, ${formatPercent(percent)}`
              }
            />
          </Section>
        </div>
      </Stack>
    </Section>
  );
}
