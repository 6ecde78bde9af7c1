import type { CommandInputs } from 'shared-kernel/testing';
import { addNote } from './add-note';

export const inputs: readonly CommandInputs[] = [
  { command: addNote, with: { text: ['', 'Call back'] } },
];
