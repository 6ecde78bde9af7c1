import type { RemoteDescriptionInput } from 'shared-kernel/remote';

export const heading = { title: 'Blue Print', lead: 'All blue print of this portal in one place.' };

export const remote = {
  format: 1,
  name: 'blue-print',
  screens: {
    'blue-print': {
      tab: { key: 'blue-print', label: 'Blue Print', icon: 'document', order: 0 },
      heading,
    },
  },
} satisfies RemoteDescriptionInput;
