import { describeCommands, type RemoteDescriptionInput } from 'shared-kernel/remote';
import { bluePrintTerms } from './blue-print/commands/terms';
import { noteTerms } from './blue-print/note-terms';
import { heading } from './blue-print/screen';

export const remote = {
  format: 1,
  name: 'blue-print',
  screens: {
    'blue-print': {
      tab: { key: 'blue-print', label: 'Blue Print', icon: 'document', order: 0 },
      heading,
    },
  },
  ...describeCommands(bluePrintTerms),
  collections: [noteTerms],
} satisfies RemoteDescriptionInput;
