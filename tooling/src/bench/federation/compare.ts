import { intervalOf, medianOf, type Interval } from '../statistics';
import {
  eachBuild,
  figureNames,
  type BuildName,
  type EachBuild,
  type FigureName,
  type VisitFigures,
} from './figures';

/** One round of a visit: every build, one right after the other. */
export type Round = EachBuild<VisitFigures>;

/** A build beside the twin, round by round. */
export interface BesideTwin {
  readonly ratio: Record<FigureName, Interval>;
  /** How much later it shows its first record, in ms. */
  readonly laterMs: Interval;
}

export interface Comparison {
  readonly name: string;
  readonly medians: EachBuild<VisitFigures>;
  readonly composed: BesideTwin;
  readonly usual: BesideTwin;
}

const eachFigure = <T>(make: (figure: FigureName) => T): Record<FigureName, T> =>
  Object.fromEntries(figureNames.map((name) => [name, make(name)])) as Record<FigureName, T>;

/** Boundless where the twin has none at all: that is counted, and not left out. */
const ratioOf = (value: number, twin: number) => (value === twin ? 1 : value / twin);

const besideTwin = (rounds: readonly Round[], build: BuildName): BesideTwin => ({
  ratio: eachFigure((figure) =>
    intervalOf(rounds.map((round) => ratioOf(round[build][figure], round.twin[figure]))),
  ),
  laterMs: intervalOf(rounds.map((round) => round[build].recordMs - round.twin.recordMs)),
});

/** The medians of all, and of their ratios to the twin round by round. */
export function compare(name: string, rounds: readonly Round[]): Comparison {
  return {
    name,
    medians: eachBuild((build) =>
      eachFigure((figure) => medianOf(rounds.map((round) => round[build][figure]))),
    ),
    composed: besideTwin(rounds, 'composed'),
    usual: besideTwin(rounds, 'usual'),
  };
}
