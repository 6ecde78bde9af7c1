import { formatRows } from './federation';
import { formatSizes } from './workspace';

it('[bench] compares the medians of the composed product and one bundle, row by row', () => {
  const round = (kilobytes: number, recordMs: number) => ({
    transferredBytes: kilobytes * 1000,
    requests: 7,
    recordMs,
  });
  const composed = [round(110, 500), round(110, 700)];
  const [, , row] = formatRows([{ name: 'gate', composed, bundle: [round(100, 400)] }]).split('\n');
  expect(row?.split('|').map((cell) => cell.trim())).toEqual([
    '',
    'gate',
    '110 / 100',
    '1.10',
    '7 / 7',
    '600 / 400',
    '1.50',
    '',
  ]);
});

it('[bench] shows the medians of each size and how they grow, of less than one as of one', () => {
  const measured = new Map([
    [100, { opening: [10, 30, 20], search: [0] }],
    [10_000, { opening: [40], search: [3] }],
  ]);
  const cells = formatSizes(measured)
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(cells[0]).toEqual(['', 'ms', '100', '10,000', '10,000 : 100', '']);
  expect(cells.slice(2)).toEqual([
    ['', 'opening', '20', '40', '2', ''],
    ['', 'search', '0', '3', '3', ''],
  ]);
});
