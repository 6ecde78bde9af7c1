import type { StatusDisplay } from 'shared-kernel/domain/status';
import type { MilestoneKind, ProcessMilestone } from '../rules/process-fields';

export const calendarTagKinds = [
  'batch_received',
  'dip_test_due',
  'dip_test_confirmed',
  'dip_test_rejected',
  'inspection',
  'lab_analysis',
  'critical_deadline',
  're_test',
  'transport',
  'delivery',
  'settlement',
  'closed',
  'other',
] as const;

export type CalendarTagKind = (typeof calendarTagKinds)[number];

export const calendarTagDisplay: Record<CalendarTagKind, StatusDisplay> = {
  batch_received: { label: 'Batch received', tone: 'info', icon: 'archive' },
  dip_test_due: { label: 'Dip test due', tone: 'neutral', icon: 'flask' },
  dip_test_confirmed: { label: 'Dip test confirmed', tone: 'success', icon: 'check-circle' },
  dip_test_rejected: { label: 'Dip test rejected', tone: 'danger', icon: 'close-circle' },
  inspection: { label: 'Quality inspection', tone: 'info', icon: 'search' },
  lab_analysis: { label: 'Lab analysis', tone: 'info', icon: 'lab' },
  critical_deadline: { label: 'Critical testing deadline', tone: 'danger', icon: 'alert' },
  re_test: { label: 'Re-test', tone: 'warning', icon: 'repeat' },
  transport: { label: 'Transport', tone: 'neutral', icon: 'truck' },
  delivery: { label: 'Delivery', tone: 'success', icon: 'play' },
  settlement: { label: 'Settlement', tone: 'success', icon: 'coins' },
  closed: { label: 'Closed', tone: 'neutral', icon: 'lock' },
  other: { label: 'Other milestone', tone: 'neutral', icon: 'flag' },
};

export interface MilestoneTag {
  readonly kind: CalendarTagKind;
  readonly label: string;
}

const tagOfKind: Record<MilestoneKind, CalendarTagKind> = {
  batch_received: 'batch_received',
  dip_test: 'dip_test_due',
  quality_inspection: 'inspection',
  lab_processing: 'lab_analysis',
  lab_analysis_due: 'lab_analysis',
  critical_deadline: 'critical_deadline',
  control_dip_test: 'dip_test_due',
  re_test: 're_test',
  transport_prep: 'transport',
  transport_authorised: 'transport',
  delivery_start: 'delivery',
  delivery_complete: 'delivery',
  final_dip_test: 'dip_test_due',
  settlement: 'settlement',
  documentation_filed: 'closed',
  closed: 'closed',
};

/** Returns the calendar tags of a milestone (PM5). A rejected dip test has two tags: rejection and re-test (B18). */
export function createMilestoneTags({
  kind,
  name,
  outcome,
}: Pick<ProcessMilestone, 'kind' | 'name' | 'outcome'>): MilestoneTag[] {
  if (outcome === 'rejected') {
    return [
      { kind: 'dip_test_rejected', label: 'Dip test rejected' },
      { kind: 're_test', label: 'Re-test required' },
    ];
  }
  if (kind === undefined) return [{ kind: 'other', label: name }];
  if (kind === 'critical_deadline') {
    return [{ kind: 'critical_deadline', label: 'Critical testing deadline' }];
  }
  const tag = tagOfKind[kind];
  return [
    {
      kind: tag === 'dip_test_due' && outcome === 'confirmed' ? 'dip_test_confirmed' : tag,
      label: name,
    },
  ];
}
