import type { Process } from 'shared-kernel/domain/process';
import type { StatusView } from 'shared-kernel/domain/status';

export const priorityView: Record<Process['priority'], StatusView> = {
  critical: { label: 'Critical', tone: 'danger', icon: 'alert' },
  high: { label: 'High', tone: 'warning', icon: 'flag' },
  medium: { label: 'Medium', tone: 'neutral', icon: 'flag' },
  low: { label: 'Low', tone: 'neutral', icon: 'flag' },
};
