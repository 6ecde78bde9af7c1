import {
  readPreviousUrls,
  createPushedHistoryState,
  countHistoryStepsToClose,
} from './history-stack';

const page = '/trustfold/dashboard/admin';

const entryOver = (search: string, ...below: readonly string[]) => ({
  pathname: page,
  search,
  state: { tf_below: below.map((each) => page + each) },
});

const closed = (address: string) => {
  const [pathname = '', search] = address.split('?');
  const params = new URLSearchParams(search);
  params.delete('contract');
  params.delete('section');
  return `${pathname}?${params}`;
};

describe('countHistoryStepsToClose', () => {
  it.each([
    ['over its list', ['?tab=contracts'], 1],
    [
      'over another record that was opened over the list',
      ['?tab=contracts', '?tab=contracts&contract=1'],
      2,
    ],
    [
      'over its list in another order of parameters',
      ['?tab=contracts', '?contract=1&tab=contracts'],
      2,
    ],
    ['over the nearer of two lists', ['?tab=contracts', '?tab=contracts'], 1],
    ['over its own other section, after a deep link', ['?tab=contracts&contract=2'], 1],
    ['over the list with other filters', ['?tab=contracts&q=oil'], 0],
    [
      'over another record and other filters',
      ['?tab=contracts', '?tab=contracts&contract=1&q=oil'],
      0,
    ],
    ['over another tab', ['?tab=clients&client=3'], 0],
    ['after a deep link', [], 0],
  ])(
    '[R22] closing a record goes back the right number of history steps if it was opened %s',
    (_where, below, steps) => {
      expect(
        countHistoryStepsToClose(
          entryOver('?tab=contracts&contract=2&section=a', ...below),
          closed,
        ),
      ).toBe(steps);
    },
  );

  it('[R22] closing a record ignores a history entry of the list in another portal', () => {
    const entry = {
      ...entryOver('?tab=contracts&contract=2'),
      state: { tf_below: ['/trustfold/dashboard/client?tab=contracts'] },
    };
    expect(countHistoryStepsToClose(entry, closed)).toBe(0);
  });

  it.each([null, undefined, 'x', 4, {}, { tf_below: 'x' }, { tf_below: [1, null] }])(
    '[R22] the history state %j counts as having no previous entries',
    (state) => {
      expect(readPreviousUrls({ pathname: page, search: '', state })).toEqual([]);
    },
  );

  it('[R22] the number of previous entries in the history state is limited', () => {
    let entry = { pathname: page, search: '?at=0', state: null as unknown };
    for (let at = 1; at <= 100; at++)
      entry = { pathname: page, search: `?at=${at}`, state: createPushedHistoryState(entry) };
    expect(readPreviousUrls(entry)).toHaveLength(20);
    expect(readPreviousUrls(entry).at(-1)).toBe(`${page}?at=99`);
  });
});
