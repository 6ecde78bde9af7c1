import { partitionRows, formatNameList } from './partition-rows';

describe('partitionRows', () => {
  it('[R43, bulk] a bulk action separates the rows for which it is possible from the others, with reasons', () => {
    const { fit, refused } = partitionRows(['held', 'pending', 'failed'], (status) =>
      status === 'pending' ? undefined : `It is ${status}.`,
    );
    expect(fit).toEqual(['pending']);
    expect(refused).toEqual([
      { row: 'held', reason: 'It is held.' },
      { row: 'failed', reason: 'It is failed.' },
    ]);
  });

  it('[R43, bulk] only rows for which it is possible count towards the limit of a bulk action', () => {
    const { fit, refused } = partitionRows([1, 2, 3, 4], (row, accepted) =>
      row === 1 ? 'No' : accepted >= 2 ? 'Full' : undefined,
    );
    expect(fit).toEqual([2, 3]);
    expect(refused.map(({ row, reason }) => [row, reason])).toEqual([
      [1, 'No'],
      [4, 'Full'],
    ]);
  });

  it.each([
    [0, ''],
    [1, 'A'],
    [2, 'A and B'],
    [5, 'A, B, C, D and E'],
    [6, 'A, B, C, D, E and 1 more'],
    [1205, 'A, B, C, D, E and 1,200 more'],
  ])('[R43, bulk] a list of %d names is shown as %j', (count, text) => {
    const names = Array.from({ length: count }, (_, at) => String.fromCharCode(65 + (at % 26)));
    expect(formatNameList(names)).toBe(text);
  });
});
