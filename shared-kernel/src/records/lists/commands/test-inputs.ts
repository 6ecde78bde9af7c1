import type { CommandInputs } from '../../../testing';
import { setCsvSeparator } from './set-csv-separator';
import { removeView, renameView, saveView, setDefaultView } from './saved-views';

export const inputs: readonly CommandInputs[] = [
  { command: setCsvSeparator, with: { separator: ['comma', 'semicolon', 'tab'] } },
  {
    command: saveView,
    with: { list: ['contracts'], name: ['', 'Held'], query: ['', 'status=on_hold'] },
  },
  { command: renameView, with: { id: ['VW-1'], name: ['Late', ' '] } },
  { command: setDefaultView, with: { id: ['VW-1'], isDefault: [true, false] } },
  { command: removeView, with: { id: ['VW-1'] } },
];
