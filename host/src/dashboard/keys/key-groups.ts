import { chordHint } from 'shared-kernel/shell';

/** What a key does, as the sheet says it. */
interface KeyRow {
  readonly keys: readonly string[];
  readonly does: string;
}

interface KeyGroup {
  readonly title: string;
  readonly rows: readonly KeyRow[];
}

/** Every key of the product, as this platform names it. */
export const keyGroups = (): readonly KeyGroup[] => [
  {
    title: 'Anywhere',
    rows: [
      { keys: [chordHint('K')], does: 'Search, go to and do' },
      { keys: ['?'], does: 'These keys' },
      { keys: ['F8'], does: 'To the message in the corner' },
      { keys: ['Esc'], does: 'Close what is open' },
    ],
  },
  {
    title: 'Where a portal is chosen',
    rows: [{ keys: ['1', '…', '6'], does: 'Open that portal' }],
  },
  {
    title: 'In lists',
    rows: [
      { keys: ['/'], does: 'To the search' },
      { keys: ['F'], does: 'To the filters' },
      { keys: ['J', 'K'], does: 'To the next or the previous row' },
      { keys: ['Enter'], does: 'Open the row' },
      { keys: ['X'], does: 'Select the row, where rows can be selected' },
      { keys: ['E'], does: 'Export what is listed' },
      { keys: ['Home', 'End'], does: 'To the first or the last row' },
    ],
  },
  {
    title: 'In an open record',
    rows: [
      { keys: ['J', 'K'], does: 'To the next or the previous record' },
      {
        keys: [chordHint('Enter')],
        does: 'Do what stands first in its footer, or submit its form',
      },
    ],
  },
  {
    title: 'In notifications',
    rows: [
      { keys: ['D'], does: 'Done with what is asked for' },
      { keys: ['E'], does: 'Mark as read or unread' },
      { keys: ['S'], does: 'Star or not' },
    ],
  },
];
