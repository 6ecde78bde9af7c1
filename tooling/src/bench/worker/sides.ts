import { beside, type BesideTwin } from '../federation/compare';
import { figureNames, type FigureName, type VisitFigures } from '../federation/figures';
import { medianOf } from '../statistics';

export const sideNames = ['with', 'without'] as const;
/** The same product, its worker as it is and switched off by the composition. */
export type SideName = (typeof sideNames)[number];
export type BothSides<T> = Readonly<Record<SideName, T>>;

/** Every second round goes the other way, so that neither side is always the first. */
export const sideOrder = (round: number): readonly SideName[] =>
  round % 2 === 0 ? sideNames : sideNames.toReversed();

export interface SideRow extends BesideTwin {
  readonly name: string;
  readonly medians: BothSides<Record<FigureName, number>>;
}

/** All rounds of a moment: the medians of both sides, and what the worker adds round by round. */
export function compareSides(name: string, rounds: readonly BothSides<VisitFigures>[]): SideRow {
  const medians = (side: SideName) =>
    Object.fromEntries(
      figureNames.map((figure) => [figure, medianOf(rounds.map((round) => round[side][figure]))]),
    ) as Record<FigureName, number>;
  return {
    name,
    medians: { with: medians('with'), without: medians('without') },
    ...beside(rounds.map((round) => [round.with, round.without])),
  };
}

/** Whether a row is worse by the worker, and not by how its rounds scatter. */
export const isWorse = ({ ratio: { recordMs }, laterMs }: SideRow): boolean =>
  recordMs.low > 1 && laterMs.low > 0;
