import { periodLabel } from 'shared-kernel/domain/overview';
import { analyticsKpis, listViewKpis } from './analytics-kpi';
import {
  analyticsSections,
  analyticsViewLabel,
  analyticsViews,
  sectionsByView,
  analyticsPeriods,
} from './analytics-view';

describe('views of System Analytics', () => {
  it('[AN1] the views are overview, financial, compliance and operational', () => {
    expect(analyticsViews.map((view) => analyticsViewLabel[view])).toEqual([
      'Overview',
      'Financial',
      'Compliance',
      'Operational',
    ]);
  });

  it('[AN1, AN2] the overview shows every section, and each section also appears in another view', () => {
    expect(sectionsByView.overview).toEqual(analyticsSections);
    expect(listViewKpis('overview')).toEqual([...analyticsKpis]);
    const others = analyticsViews.filter((view) => view !== 'overview');
    expect(new Set(others.flatMap((view) => sectionsByView[view]))).toEqual(
      new Set(analyticsSections),
    );
    expect(new Set(others.flatMap(listViewKpis))).toEqual(new Set(analyticsKpis));
  });
});

describe('periods of System Analytics', () => {
  it('[AN1] the periods are 7d, 30d, 90d and 1y', () => {
    expect(analyticsPeriods).toEqual(['7d', '30d', '90d', '1y']);
    expect(analyticsPeriods.map((period) => periodLabel[period])).toEqual([
      'Last 7 days',
      'Last 30 days',
      'Last 90 days',
      'Last 12 months',
    ]);
  });
});
