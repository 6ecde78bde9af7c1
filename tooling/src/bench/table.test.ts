import { formatTable, medianOf } from './table';

describe('formatTable', () => {
  it('[bench] aligns names left and figures right, as Markdown reads it', () => {
    expect(
      formatTable(
        ['row', 'bytes'],
        [
          ['gate', 123456],
          ['landing', 1.2345],
        ],
      ),
    ).toBe(
      [
        '| row     |   bytes |',
        '| ------- | ------: |',
        '| gate    | 123,456 |',
        '| landing |    1.23 |',
      ].join('\n'),
    );
  });

  it('[bench] marks what was not measured', () => {
    expect(formatTable(['row', 'ms'], [['gate', NaN]])).toContain('|   – |');
  });
});

describe('medianOf', () => {
  it('[bench] lies between the two middle values of an even number', () => {
    expect(medianOf([4, 1, 2, 3])).toBe(2.5);
    expect(medianOf([])).toBeNaN();
  });
});
