import type { StatusView } from 'shared-kernel/domain/status';
import type { SecurityControl, SystemHealth } from './system-status';

/** How each health status reads on screen (AN2). */
export const healthStatusView: Record<SystemHealth['status'], StatusView> = {
  operational: { label: 'Operational', tone: 'success', icon: 'check-circle' },
  degraded: { label: 'Degraded', tone: 'warning', icon: 'warning' },
  down: { label: 'Down', tone: 'danger', icon: 'close-circle' },
};

/** How each security status reads on screen (AN2). */
export const securityStatusView: Record<SecurityControl['status'], StatusView> = {
  enabled: { label: 'Enabled', tone: 'success', icon: 'shield-check' },
  attention: { label: 'Needs attention', tone: 'warning', icon: 'warning' },
  disabled: { label: 'Disabled', tone: 'neutral', icon: 'ban' },
};
