import { formatShortcut } from './command-shortcut';

interface KeyRow {
  readonly keys: readonly string[];
  readonly does: string;
}

interface KeyGroup {
  readonly title: string;
  readonly rows: readonly KeyRow[];
}

const queueKeys: KeyGroup = {
  title: 'Review queue',
  rows: [
    { keys: ['T'], does: 'Assign next to me' },
    { keys: ['D'], does: 'Submit a decision on the open review case' },
  ],
};

export const createKeyboardShortcutGroups = (): readonly KeyGroup[] => [
  {
    title: 'Anywhere',
    rows: [
      { keys: [formatShortcut('K')], does: 'Search and run actions' },
      { keys: ['?'], does: 'Show keyboard shortcuts' },
      { keys: ['F8'], does: 'Go to the latest message' },
      { keys: ['Esc'], does: 'Close the open panel or dialog' },
    ],
  },
  {
    title: 'Portal selection',
    rows: [
      { keys: ['1', '…', '6'], does: 'Open a portal' },
      { keys: ['A', '…', 'Z'], does: 'Search portals' },
    ],
  },
  {
    title: 'Lists',
    rows: [
      { keys: ['/'], does: 'Go to the search' },
      { keys: ['F'], does: 'Go to the filters' },
      { keys: ['J', 'K'], does: 'Next or previous row' },
      { keys: ['Enter'], does: 'Open the row' },
      { keys: ['X'], does: 'Select the row' },
      { keys: ['E'], does: 'Export the list' },
      { keys: ['Home', 'End'], does: 'First or last row' },
    ],
  },
  {
    title: 'Record details',
    rows: [
      { keys: ['J', 'K'], does: 'Next or previous record' },
      { keys: [formatShortcut('Enter')], does: 'Run the main action or submit the form' },
    ],
  },
  {
    title: 'Notifications',
    rows: [
      { keys: ['D'], does: 'Mark as done' },
      { keys: ['E'], does: 'Mark as read or unread' },
      { keys: ['S'], does: 'Star or unstar' },
    ],
  },
  queueKeys,
];
