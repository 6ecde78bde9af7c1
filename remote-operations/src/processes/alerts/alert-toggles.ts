/** The switches of the alerts tab in their order (PM7). */
export const processAlertToggles = [
  'emailCriticalAlerts',
  'smsNotifications',
  'dailyDigest',
] as const;

export type ProcessAlertToggle = (typeof processAlertToggles)[number];

/** What each switch says (PM7). */
export const processAlertToggleView: Record<
  ProcessAlertToggle,
  { readonly label: string; readonly description: string }
> = {
  emailCriticalAlerts: {
    label: 'Email critical alerts',
    description: 'An email at once when a critical deadline is at risk.',
  },
  smsNotifications: {
    label: 'SMS notifications',
    description: 'A text message for alerts that need an answer within the hour.',
  },
  dailyDigest: {
    label: 'Daily digest',
    description: 'One summary every morning of what is due that day.',
  },
};

/** What each switch does here, where the sample's words promise messages that are never sent. */
export const liveAlertDescription: Readonly<Record<ProcessAlertToggle, string>> = {
  emailCriticalAlerts:
    'Notify me when a critical process passes a deadline, if Milestone deadlines is on in your profile. No email is sent.',
  smsNotifications:
    'Notify me when any other process passes a deadline, if Milestone deadlines is on in your profile. No text message is sent.',
  dailyDigest:
    'Notify me when I first open a portal each day: what is due that day. No email is sent.',
};
