import { compare } from './compare';
import { figureNames, type VisitFigures } from './figures';
import {
  formatComparison,
  formatRows,
  formatUsual,
  formatVitals,
  reasonFor,
  type Row,
} from './report';

const figuresOf = (value: number, changes: Partial<VisitFigures> = {}): VisitFigures => ({
  ...(Object.fromEntries(figureNames.map((name) => [name, value])) as VisitFigures),
  ...changes,
});

function row(
  name: string,
  composedBytes: number,
  twinBytes: number,
  ms: readonly [number, number],
): Row {
  const composed = figuresOf(1, { transferredBytes: composedBytes, recordMs: ms[0] });
  const twin = figuresOf(1, { transferredBytes: twinBytes, recordMs: ms[1], chartsMs: NaN });
  const usual = figuresOf(1, {
    transferredBytes: 3 * twinBytes,
    recordMs: 2 * ms[1],
    layoutShift: 0.12,
  });
  const overhead = {
    composition: 2000,
    'remote entry': 4000,
    runtime: 20000,
    'platform and further files': 24000,
  };
  return { ...compare(name, [{ composed, twin, usual }]), overhead };
}

describe('the report of the federation', () => {
  it('[bench] has nothing to explain within the target', () => {
    expect(reasonFor(row('contracts, cold', 104_000, 100_000, [104, 100]))).toBeUndefined();
  });

  it('[bench] names what the bytes beyond the target are', () => {
    expect(reasonFor(row('contracts, cold', 150_000, 100_000, [100, 100]))).toBe(
      'contracts, cold: 50.0 kB more: composition 2.0, remote entry 4.0, runtime 20.0, platform and further files 24.0',
    );
  });

  it('[bench] says by how much a first record comes later', () => {
    expect(reasonFor(row('overview', 100_000, 100_000, [120, 100]))).toMatch(
      /^overview: first record 20 ms later/,
    );
  });

  it('[bench] counts that in round trips of the profile', () => {
    const text = formatComparison([row('contracts, cold', 100_000, 100_000, [220, 100])], 80);
    expect(text).toMatch(/\| +120 \(120 to 120\) +\| +1\.5 \|/);
  });

  it('[bench] holds gate and landing to the twin itself', () => {
    expect(reasonFor(row('gate', 102_000, 100_000, [100, 100]))).toMatch(/^gate: 2\.0 kB more/);
    expect(reasonFor(row('gate', 100_400, 100_000, [100, 100]))).toBeUndefined();
  });

  it('[bench] shows what the twin has none of, and explains it', () => {
    const boundless = row('profile, warm', 5000, 0, [100, 100]);
    expect(formatComparison([boundless], 60)).toMatch(/\| +5 \/ 0 \/ 0 \| +∞ \|/);
    expect(reasonFor(boundless)).toMatch(/^profile, warm: 5\.0 kB more/);
  });

  it('[bench] prints all three builds on every row, and what the usual one costs', () => {
    const gate = row('gate', 50_000, 100_000, [50, 100]);
    expect(formatComparison([gate], 60)).toContain('50 / 100 / 300');
    expect(formatVitals([gate])).toContain('1.000 / 1.000 / 0.120');
    expect(formatVitals([gate])).toContain('1 / – / 1');
    expect(formatUsual([gate])).toContain('3.00 (3.00–3.00)');
    expect(formatRows([gate], 60)).toContain('Every row is within its target.');
  });

  it('[bench] prints the paints, the blocking, the requests and the script parsed', () => {
    const [head = ''] = formatVitals([]).split('\n');
    const titles = head.split('|').map((title) => title.trim());
    expect(titles).toEqual(
      expect.arrayContaining([
        'first paint',
        'largest paint',
        'blocking time',
        'shift',
        'requests',
        'script kB parsed',
      ]),
    );
  });
});
