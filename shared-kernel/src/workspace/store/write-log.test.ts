import type { Written } from './source';
import { withReplacement, withWrite, writeLogOf, writtenSince } from './write-log';

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
