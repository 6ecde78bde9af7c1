import type { ScreenHeading } from 'shared-kernel/remote';

export const clientsHeading: ScreenHeading = {
  title: 'Client Management',
  lead: 'Every client with its contact, screenings, users and documents.',
};
