import type { CommandInputs } from '../../../testing';
import { setCsvSeparator } from './set-csv-separator';
import { removeListView, renameListView, saveListView, setDefaultListView } from './saved-views';

export const inputs: readonly CommandInputs[] = [
  { command: setCsvSeparator, with: { separator: ['comma', 'semicolon', 'tab'] } },
  {
    command: saveListView,
    with: { list: ['contracts'], name: ['', 'Held'], query: ['', 'status=on_hold'] },
  },
  { command: renameListView, with: { id: ['VW-1'], name: ['Late', ' '] } },
  { command: setDefaultListView, with: { id: ['VW-1'], isDefault: [true, false] } },
  { command: removeListView, with: { id: ['VW-1'] } },
];
