import type { Process } from 'shared-kernel/domain/process';
import type { StatusDisplay } from 'shared-kernel/domain/status';

export const priorityDisplay: Record<Process['priority'], StatusDisplay> = {
  critical: { label: 'Critical', tone: 'danger', icon: 'alert' },
  high: { label: 'High', tone: 'warning', icon: 'flag' },
  medium: { label: 'Medium', tone: 'neutral', icon: 'flag' },
  low: { label: 'Low', tone: 'neutral', icon: 'flag' },
};
