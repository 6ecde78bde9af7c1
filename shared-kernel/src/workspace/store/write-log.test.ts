import type { Written } from './source';
import {
  tallyIn,
  tallying,
  withoutUncounted,
  withReplacement,
  withTally,
  withWrite,
  writeLogOf,
  writtenSince,
} from './write-log';

const written = (...keys: string[]): Written[] =>
  keys.map((key) => ({ collection: 'contracts', key, stored: undefined }));

const none = writeLogOf(undefined);
const keysSince = (...[log, known]: Parameters<typeof writtenSince>) =>
  writtenSince(log, known)?.map(({ key }) => key);

describe('the log of writes', () => {
  it('[workspace] tells a page each record once that was written since it looked', () => {
    const known = withWrite(none, written('a'));
    const log = withWrite(withWrite(known, written('b', 'c')), written('c'));
    expect(keysSince(log, known)).toEqual(['b', 'c']);
    expect(keysSince(log, none)).toEqual(['a', 'b', 'c']);
    expect(keysSince(log, log)).toEqual([]);
  });

  it('[workspace] tells only that it was too much where more was written than it holds', () => {
    const most = Array.from({ length: 250 }, (_, index) => `${index}`);
    const full = withWrite(none, written(...most));
    expect(keysSince(full, none)).toHaveLength(250);
    const over = withWrite(full, written('one more'));
    expect(keysSince(over, none)).toBeUndefined();
    expect(keysSince(over, full)).toEqual(['one more']);
    const atOnce = withWrite(none, written(...most, 'one more'));
    expect(keysSince(atOnce, none)).toBeUndefined();
    expect(keysSince(withWrite(atOnce, written('a')), atOnce)).toEqual(['a']);
  });

  it('[workspace] tells that everything was replaced, and goes on from there', () => {
    const known = withWrite(none, written('a'));
    const log = withReplacement(known);
    expect(log.epoch).toBe(known.epoch + 1);
    expect(keysSince(log, known)).toBeUndefined();
    expect(keysSince(withWrite(log, written('b')), known)).toBeUndefined();
    expect(keysSince(withWrite(log, written('b')), log)).toEqual(['b']);
  });

  it.each([null, 7, {}, { epoch: 1, count: -1, recent: [] }, { epoch: 1, count: 1 }])(
    '[workspace] begins again where it is kept as %p',
    (kept) => {
      expect(writeLogOf(kept)).toEqual({ epoch: 0, count: 0, recent: [] });
    },
  );

  it('[workspace] makes a page that knows of a later one read everything again', () => {
    expect(keysSince(none, withWrite(none, written('a')))).toBeUndefined();
  });
});

const notice = (isRead: boolean) => ({ isRead, isStarred: false, actionRequired: false });
const place = (key: string, record?: object): Written => ({
  collection: 'notifications',
  key,
  stored: record && { record, revision: 1 },
});

describe('what the log of writes says of how many there are', () => {
  const counted = withTally(none, 'notifications', { total: 2, groups: { unread: 2 } });
  const known = (log: typeof none) => tallyIn(log, 'notifications');

  it('[workspace] follows what is changed, added and removed, each record once', () => {
    const before = [place('a', notice(false)), place('b', notice(false)), place('c')];
    const written = [place('a', notice(true)), place('b'), place('c'), place('c', notice(true))];
    expect(known(tallying(counted, written, before))).toEqual({ total: 2, groups: {} });
  });

  it('[workspace] stays unknown where it was not known, as after everything was replaced', () => {
    expect(known(tallying(none, [place('a', notice(true))], []))).toBeUndefined();
    expect(known(withReplacement(counted))).toBeUndefined();
  });

  it('[workspace] is not known of what was set aside meanwhile', () => {
    const aside = withTally(counted, 'notifications', undefined);
    expect(known(withoutUncounted(counted, aside))).toBeUndefined();
    expect(known(withoutUncounted(counted, counted))).toEqual(known(counted));
  });

  it.each([
    ['is damaged', { notifications: { total: -1, groups: {}, by: '' } }],
    ['another version has counted otherwise', { notifications: { total: 2, groups: {}, by: '' } }],
  ])('[workspace] is not known where it %s, and the log is as it was', (_what, tallies) => {
    const log = writeLogOf({ epoch: 2, count: 7, recent: [], tallies });
    expect(known(log)).toBeUndefined();
    expect(log).toMatchObject({ epoch: 2, count: 7 });
  });
});
