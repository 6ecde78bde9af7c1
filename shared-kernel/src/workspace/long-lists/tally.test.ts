import type { Notification } from '../../domain/notification';
import { notifications } from '../../fixtures/notifications';
import { collectionNames, specOf } from '../store/collections';
import { sampleContents } from '../store/sample-contents';
import { tallied } from './index-hits';
import { emptyTally, talliedWith, tallyOf } from './tally';

const [sample] = notifications as [Notification];
const spec = specOf('notifications');

describe('a tally', () => {
  it.each(collectionNames)('[workspace] counts of %s what its indexes hold', async (collection) => {
    const { groupsOf, indexes, countedIndexes } = specOf(collection);
    const records: readonly object[] = sampleContents[collection];
    const tally = await tallyOf(groupsOf, records);
    for (const index of countedIndexes) {
      const held = records.filter((record) => indexes[index]?.(record) !== undefined);
      expect(tallied(tally, specOf(collection), index, {})).toBe(held.length);
    }
    expect(tallied(tally, specOf(collection), undefined, {})).toBe(records.length);
  });

  it('[workspace] follows a record into an index and out of it', () => {
    const read = { ...sample, isRead: true, isStarred: false };
    const starred = { ...sample, isRead: false, isStarred: true };
    const one = talliedWith(emptyTally, spec.groupsOf, [[undefined, read]]);
    expect(tallied(one, spec, 'starred', {})).toBe(0);
    const other = talliedWith(one, spec.groupsOf, [[read, starred]]);
    expect(tallied(other, spec, 'starred', {})).toBe(1);
  });

  it('[workspace] tells nothing of a part of an index, nor of one that it does not count', () => {
    expect(tallied(emptyTally, spec, 'starred', { from: '2024' })).toBeUndefined();
    expect(tallied(emptyTally, spec, 'timestamp', {})).toBeUndefined();
  });
});
