import type { DayWindow } from 'shared-kernel/domain/overview';
import type { AnalyticsKpi } from './analytics-kpi';

/** The list behind a figure: a kind of record, and the filters that its screen declares. */
interface CountedList {
  readonly kind: string;
  readonly filters?: Readonly<Record<string, string>>;
}

/** The list of just the records that a figure of these days counts; undefined if no list has them (AN2). */
export function countedList(key: AnalyticsKpi, { from, to }: DayWindow): CountedList | undefined {
  switch (key) {
    case 'volume':
      return { kind: 'transactions', filters: { status: 'unfailed', from, to } };
    case 'transactions':
      return { kind: 'transactions', filters: { from, to } };
    case 'settlementRate':
      return { kind: 'transactions', filters: { status: 'ended', from, to } };
    case 'pipeline':
      return { kind: 'processes', filters: { status: 'active', currency: 'USD' } };
    case 'complianceScore':
      return { kind: 'compliance' };
    case 'averageCompletionDays':
      return { kind: 'processes', filters: { status: 'completed', from, to } };
    case 'onTimeRate':
      return { kind: 'processes', filters: { from, to } };
    case 'activeClients':
    case 'uptime':
      return undefined;
  }
}
