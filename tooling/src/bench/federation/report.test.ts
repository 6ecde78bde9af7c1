import { compare } from './compare';
import { formatRows } from './report';

const row = (name: string, bytes: readonly [number, number], ms: readonly [number, number]) => {
  const [composedBytes, bundleBytes] = bytes;
  const [composedMs, bundleMs] = ms;
  return compare(name, [
    {
      composed: { transferredBytes: composedBytes, requests: 22, recordMs: composedMs },
      bundle: { transferredBytes: bundleBytes, requests: 20, recordMs: bundleMs },
    },
  ]);
};

const cellsOf = (line = '') =>
  line
    .split('|')
    .map((cell) => cell.trim())
    .slice(1, -1);

describe('the report of the federation', () => {
  const lines = formatRows([
    row('overview', [150_400, 100_000], [120, 100]),
    row('profile, cold', [75_000, 50_000], [50, 100]),
  ]).split('\n');

  it('[bench] has both builds on every row, and the ratios', () => {
    expect(cellsOf(lines[2])).toEqual([
      'overview',
      '150 / 100',
      '1.50',
      '22 / 20',
      '120 / 100',
      '1.20 (1.20 to 1.20)',
    ]);
  });

  it('[bench] ends with the range of the ratios', () => {
    expect(lines.at(-1)).toBe(
      'The composed product transfers 1.50 to 1.50 times what one bundle does; its first record takes 0.50 to 1.20 times as long.',
    );
  });
});
