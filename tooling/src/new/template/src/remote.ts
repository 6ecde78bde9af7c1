import { defineRemote } from 'shared-kernel/remote';

export const remote = defineRemote({
  name: 'blue-print',
  screens: {
    'blue-print': {
      tab: { key: 'blue-print', label: 'Blue Print', icon: 'document', order: 0 },
    },
  },
});
