import { medianOf, spreadOf, type Spread } from '../statistics';

export const figureNames = ['transferredBytes', 'requests', 'recordMs'] as const;
export type FigureName = (typeof figureNames)[number];
export type Figures = Readonly<Record<FigureName, number>>;

/** The product as it is composed, and the same sources as one bundle. */
export type BuildName = 'composed' | 'bundle';

export type EachBuild<T> = Readonly<Record<BuildName, T>>;

/** One round of a row: both builds, one right after the other. */
export type Round = EachBuild<Figures>;

export interface Comparison {
  readonly name: string;
  readonly medians: EachBuild<Figures>;
  /** The composed product to the bundle, round by round. */
  readonly ratios: Readonly<Record<FigureName, Spread>>;
}

const eachFigure = <T>(make: (figure: FigureName) => T): Record<FigureName, T> =>
  Object.fromEntries(figureNames.map((name) => [name, make(name)])) as Record<FigureName, T>;

/** The medians of both builds, and the ratios of each round. */
export const compare = (name: string, rounds: readonly Round[]): Comparison => ({
  name,
  medians: {
    composed: eachFigure((figure) => medianOf(rounds.map(({ composed }) => composed[figure]))),
    bundle: eachFigure((figure) => medianOf(rounds.map(({ bundle }) => bundle[figure]))),
  },
  ratios: eachFigure((figure) =>
    spreadOf(rounds.map(({ composed, bundle }) => composed[figure] / bundle[figure])),
  ),
});
