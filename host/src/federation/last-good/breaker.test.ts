import { aloneMs, breakerState, closeBreaker, openBreaker, readBreaks } from './breaker';
import { isAnyBroken } from './broken-key';

const at = 1_000_000;
const held = { release: 'new', at };

beforeEach(() => localStorage.clear());

describe('the breaker of a remote', () => {
  it.each([
    ['nothing is known', undefined, 'new', at, 'closed'],
    ['another release did not start', held, 'newer', at, 'closed'],
    ['it did not start just now', held, 'new', at, 'open'],
    ['it did not start a while ago', held, 'new', at + aloneMs - 1, 'open'],
    ['that is long enough ago', held, 'new', at + aloneMs, 'half-open'],
    ['the clock was set back since', held, 'new', at - 1, 'half-open'],
  ])('[E3] where %s', (_, known, release, now, expected) => {
    expect(breakerState(known, release, now)).toBe(expected);
  });

  it('[E3] is one for each remote, and leaves nothing behind', () => {
    expect(isAnyBroken()).toBe(false);
    openBreaker('contracts', 'a', at);
    openBreaker('account', 'b', at);
    openBreaker('contracts', 'c', at + 1);
    expect(readBreaks()).toEqual({
      contracts: { release: 'c', at: at + 1 },
      account: { release: 'b', at },
    });
    closeBreaker('contracts');
    closeBreaker('operations');
    expect(readBreaks()).toEqual({ account: { release: 'b', at } });
    closeBreaker('account');
    expect(isAnyBroken()).toBe(false);
  });

  it('[E3] knows nothing where what is kept cannot be read', () => {
    for (const text of ['no', '[]', '{"contracts":{"release":7}}']) {
      localStorage.setItem('tf_broken', text);
      expect(readBreaks()).toEqual({});
    }
  });
});
