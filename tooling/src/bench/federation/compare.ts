import { spreadOf, medianOf, type Spread } from '../statistics';
import { figureNames, type FigureName, type VisitFigures } from './figures';

/** One round of a visit: the composed product and its twin, one right after the other. */
export interface Pair {
  readonly composed: VisitFigures;
  readonly twin: VisitFigures;
}

export interface Comparison {
  readonly name: string;
  readonly composed: VisitFigures;
  readonly twin: VisitFigures;
  /** Composed to twin, round by round. */
  readonly ratio: Record<FigureName, Spread>;
  /** How much later the composed product shows its first record, in ms, round by round. */
  readonly laterMs: Spread;
}

const eachFigure = <T>(make: (figure: FigureName) => T): Record<FigureName, T> =>
  Object.fromEntries(figureNames.map((name) => [name, make(name)])) as Record<FigureName, T>;

const ratioOf = (composed: number, twin: number) =>
  composed === twin ? 1 : twin === 0 ? NaN : composed / twin;

/** The medians of both, and of their ratios round by round. */
export function compare(name: string, pairs: readonly Pair[]): Comparison {
  return {
    name,
    composed: eachFigure((figure) => medianOf(pairs.map(({ composed }) => composed[figure]))),
    twin: eachFigure((figure) => medianOf(pairs.map(({ twin }) => twin[figure]))),
    ratio: eachFigure((figure) =>
      spreadOf(pairs.map(({ composed, twin }) => ratioOf(composed[figure], twin[figure]))),
    ),
    laterMs: spreadOf(pairs.map(({ composed, twin }) => composed.recordMs - twin.recordMs)),
  };
}
