import type { CommandInputs } from '../../../testing';
import { removeView, renameView, saveView, setDefaultView } from './saved-views';

export const inputs: readonly CommandInputs[] = [
  {
    command: saveView,
    with: { list: ['contracts'], name: ['', 'Held'], query: ['', 'status=on_hold'] },
  },
  { command: renameView, with: { id: ['VW-1'], name: ['Late', ' '] } },
  { command: setDefaultView, with: { id: ['VW-1'], isDefault: [true, false] } },
  { command: removeView, with: { id: ['VW-1'] } },
];
