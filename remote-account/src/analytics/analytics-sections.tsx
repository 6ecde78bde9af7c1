import { listViewKpis } from './analytics-kpi';
import { sectionsByView, type AnalyticsSection, type AnalyticsView } from './analytics-view';
import type { AnalyticsMetrics } from './analytics-metrics';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { useDeferredValue, type ReactNode } from 'react';
import { AnalyticsKpis } from './analytics-kpis';
import styles from './analytics.module.css';
import { ClientVolume } from './client-volume';
import { CompliancePipeline } from './compliance-pipeline';
import { ContractStatusChart, RiskOverviewChart, VolumeByTypeChart } from './distribution-charts';
import { RecentActivity } from './recent-activity';
import { SecurityStatus } from './security-status';
import { SystemHealth } from './system-health';
import { Trends } from './trends';

interface AnalyticsSectionsProps {
  readonly figures: AnalyticsMetrics;
  readonly view: AnalyticsView;
  readonly portal: PortalKey;
}

/** Sections without a chart, which take the full width in print. */
const textSections: readonly AnalyticsSection[] = [
  'systemHealth',
  'securityStatus',
  'recentActivity',
];

const wholeLine: readonly AnalyticsSection[] = ['kpis', 'trends'];

/**
 * Returns the sections that take the full width. If the number of half-width sections is odd, the last of them also
 * takes the full width.
 */
function wideOf(sections: readonly AnalyticsSection[]): readonly AnalyticsSection[] {
  const halves = sections.filter((section) => !wholeLine.includes(section));
  const last = halves.at(-1);
  return halves.length % 2 === 1 && last ? [...wholeLine, last] : wholeLine;
}

export function AnalyticsSections({ figures, view, portal }: AnalyticsSectionsProps) {
  const drawings: Record<AnalyticsSection, () => ReactNode> = {
    kpis: () => <AnalyticsKpis figures={figures} keys={listViewKpis(view)} />,
    trends: () => <Trends figures={figures} />,
    contractStatus: () => <ContractStatusChart figures={figures} />,
    risk: () => <RiskOverviewChart figures={figures} />,
    volumeByType: () => <VolumeByTypeChart figures={figures} />,
    clientVolume: () => <ClientVolume figures={figures} />,
    compliancePipeline: () => <CompliancePipeline figures={figures} />,
    systemHealth: () => <SystemHealth />,
    securityStatus: () => <SecurityStatus />,
    recentActivity: () => <RecentActivity figures={figures} portal={portal} />,
  };
  // Renders the first section immediately and the others afterwards, so that the page appears sooner.
  const isAnswered = useDeferredValue(true, false);
  const sections = sectionsByView[view];
  const wide = wideOf(sections);
  return (
    <div className={styles.sections}>
      {sections.slice(0, isAnswered ? undefined : 1).map((section) => (
        <div
          key={section}
          data-wide={wide.includes(section) || undefined}
          data-words={textSections.includes(section) || undefined}
        >
          {drawings[section]()}
        </div>
      ))}
    </div>
  );
}
