import { figureNames, type VisitFigures } from '../federation/figures';
import { formatSides } from './report';
import { compareSides } from './sides';

const figuresOf = (value: number): VisitFigures => ({
  ...(Object.fromEntries(figureNames.map((name) => [name, value])) as VisitFigures),
  chartsMs: NaN,
});
const rowOf = (name: string, withWorker: number, without: number) =>
  compareSides(name, [{ with: figuresOf(withWorker), without: figuresOf(without) }]);

describe('the report of the worker', () => {
  it('[bench] shows both sides and what lies between them', () => {
    expect(formatSides([rowOf('gate', 110, 100)])).toMatch(
      /\| gate \| +110 \/ 100 \| 1\.10 \(1\.10–1\.10\) \| +10 \(10 to 10\) \| +110 \/ 100 \| +– \|/,
    );
  });

  it('[bench] names what is later with the worker, and says where nothing is', () => {
    const text = formatSides([rowOf('gate', 110, 100), rowOf('overview', 90, 100)]);
    expect(text).toContain('beyond the interval: gate.');
    expect(formatSides([rowOf('overview', 90, 100)])).toContain('No row’s first record is later');
  });
});
