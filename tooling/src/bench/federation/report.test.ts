import { compare } from './compare';
import { figureNames, type VisitFigures } from './figures';
import { formatLater, formatRows, reasonFor, type Row } from './report';

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
  const twin = figuresOf(1, { transferredBytes: twinBytes, recordMs: ms[1] });
  const overhead = {
    composition: 2000,
    'remote entry': 4000,
    runtime: 20000,
    'platform and further files': 24000,
  };
  return { ...compare(name, [{ composed, twin }]), overhead };
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

  it('[bench] counts that in round trips of the same visits, and leaves out what has none', () => {
    const { composed, twin } = row('contracts, cold', 100_000, 100_000, [220, 100]);
    const cold = compare('contracts, cold', [
      { composed: { ...composed, roundTripMs: 80 }, twin: { ...twin, roundTripMs: 80 } },
    ]);
    const warm = compare('contracts, warm', [
      { composed: { ...composed, roundTripMs: NaN }, twin: { ...twin, roundTripMs: NaN } },
    ]);
    const text = formatLater([cold, warm]);
    expect(text).toMatch(/contracts, cold +\| +120 \(120 to 120\) +\| +80 +\| +1\.5/);
    expect(text).not.toContain('warm');
  });

  it('[bench] holds gate and landing to the twin itself', () => {
    expect(reasonFor(row('gate', 102_000, 100_000, [100, 100]))).toMatch(/^gate: 2\.0 kB more/);
    expect(reasonFor(row('gate', 100_400, 100_000, [100, 100]))).toBeUndefined();
  });

  it('[bench] prints every row with both and their ratio', () => {
    const text = formatRows([row('gate', 50_000, 100_000, [50, 100])]);
    expect(text).toContain('50 / 100');
    expect(text).toContain('0.50 (0.50–0.50)');
    expect(text).toContain('Every row is within its target.');
  });
});
