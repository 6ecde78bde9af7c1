import * as v from 'valibot';
import { timestampSchema } from '../scalars';
import { type StatusView } from '../status';
import { idSchema, lineSchema, longTextSchema } from '../text/text-limits';
import { type Process } from './process.schema';

/** The levels of the sample alerts, literally (PM7). */
export const alertLevels = ['CRITICAL', 'HIGH', 'INFO', 'ACTIVE'] as const;

export type AlertLevel = (typeof alertLevels)[number];

/** How each alert level reads on screen (PM7). */
export const alertLevelView: Record<AlertLevel, StatusView> = {
  CRITICAL: { label: 'CRITICAL', tone: 'danger', icon: 'alert' },
  HIGH: { label: 'HIGH', tone: 'warning', icon: 'warning' },
  INFO: { label: 'INFO', tone: 'info', icon: 'info' },
  ACTIVE: { label: 'ACTIVE', tone: 'success', icon: 'play' },
};

/** An alert about a process (PM7); `processId` names the process, `at` is an ISO instant. */
export const processAlertSchema = v.object({
  id: idSchema,
  level: v.picklist(alertLevels),
  title: lineSchema,
  message: longTextSchema,
  processId: lineSchema,
  at: timestampSchema,
});

export type ProcessAlert = v.InferOutput<typeof processAlertSchema>;

/** The alerts about some of the processes, in their given order. */
export function alertsAbout(
  processes: readonly Pick<Process, 'id'>[],
  alerts: readonly ProcessAlert[],
): ProcessAlert[] {
  const ids = new Set(processes.map(({ id }) => id));
  return alerts.filter(({ processId }) => ids.has(processId));
}

/** The switches of the alerts tab in their order (PM7). */
export const processAlertToggles = [
  'emailCriticalAlerts',
  'smsNotifications',
  'dailyDigest',
] as const;

export type ProcessAlertToggle = (typeof processAlertToggles)[number];

/** What each switch says and how it starts: email and SMS on, the digest off (PM7). */
export const processAlertToggleView: Record<
  ProcessAlertToggle,
  { readonly label: string; readonly description: string; readonly initial: boolean }
> = {
  emailCriticalAlerts: {
    label: 'Email critical alerts',
    description: 'An email at once when a critical deadline is at risk.',
    initial: true,
  },
  smsNotifications: {
    label: 'SMS notifications',
    description: 'A text message for alerts that need an answer within the hour.',
    initial: true,
  },
  dailyDigest: {
    label: 'Daily digest',
    description: 'One summary every morning of what is due that day.',
    initial: false,
  },
};
