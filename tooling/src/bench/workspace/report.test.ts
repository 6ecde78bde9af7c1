import { formatRows, rowsOf, type SizeReadings } from './report';

const measured: readonly SizeReadings[] = [
  { size: 100, readings: { open: [12, 8, 10], task: [0], command: [5] } },
  { size: 10_000, readings: { open: [100, 900, 90], task: [0], command: [5] } },
  { size: 100_000, readings: { open: [1000], task: [60] } },
];

const figuresOf = (name: string) => rowsOf(measured).find((row) => row.name === name)?.figures;

describe('rowsOf', () => {
  it('[bench] sets each median against the smallest size', () => {
    const [smallest, middle, largest] = figuresOf('open') ?? [];
    expect(smallest).toMatchObject({ median: 10, ratio: NaN });
    expect(middle).toMatchObject({ values: [100, 900, 90], median: 100, ratio: 10 });
    expect(largest?.ratio).toBe(100);
  });

  it('[bench] takes what is below 1 as 1, so that nothing grows without bound', () => {
    expect(figuresOf('task')?.map(({ ratio }) => ratio)).toEqual([NaN, 1, 60]);
  });

  it('[bench] leaves out what was not measured at a size', () => {
    expect(figuresOf('command')?.at(-1)).toMatchObject({ median: NaN, ratio: NaN });
  });
});

describe('formatRows', () => {
  it('[bench] is one line a row: medians and ratios', () => {
    const sizes = measured.map(({ size }) => size);
    const [head, , open, task, command] = formatRows(rowsOf(measured), sizes)
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()));
    expect(head?.slice(1, -1)).toEqual([
      'ms',
      '100',
      '10,000',
      '100,000',
      '10,000 : 100',
      '100,000 : 100',
    ]);
    expect(open?.slice(1, -1)).toEqual(['open', '10', '100', '1,000', '10', '100']);
    expect(task?.slice(2, 5)).toEqual(['0', '0', '60']);
    expect(command?.slice(2, -1)).toEqual(['5', '5', '–', '1', '–']);
  });

  it('[bench] has nothing to set one size against', () => {
    const [one] = measured;
    if (!one) throw new Error('Nothing was measured.');
    expect(formatRows(rowsOf([one]), [one.size]).split('\n')[0]).toMatch(/^\| ms +\| +100 \|$/);
  });
});
