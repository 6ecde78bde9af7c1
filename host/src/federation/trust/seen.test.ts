import { keepSeen, seenOf } from './seen';

const key = (letter: string) => `B${letter.repeat(86)}`;
const trust = (...letters: string[]) => ({ environment: 'production', keys: letters.map(key) });
const floors = { seq: 7, grant: 5, parts: { contracts: 6 } };

beforeEach(() => localStorage.clear());

describe('seenOf', () => {
  it('[security] knows what was seen of each environment', () => {
    keepSeen(trust('a', 'b'), floors);
    expect(seenOf(trust('a', 'b'))).toMatchObject(floors);
    expect(seenOf({ ...trust('a'), environment: 'staging' })).toBeUndefined();
  });

  it('[security] goes on while one of the keys is still believed, and begins anew after that', () => {
    keepSeen(trust('a', 'b'), floors);
    expect(seenOf(trust('b', 'c'))).toMatchObject(floors);
    expect(seenOf(trust('c', 'd'))).toBeUndefined();
  });

  it.each(['', '7', '{"production":{"seq":"x"}}', '{"production":null}'])(
    '[security] knows nothing where what is kept is %s',
    (text) => {
      localStorage.setItem('tf_seen', text);
      expect(seenOf(trust('a'))).toBeUndefined();
      keepSeen(trust('a'), floors);
      expect(seenOf(trust('a'))).toMatchObject(floors);
    },
  );
});
