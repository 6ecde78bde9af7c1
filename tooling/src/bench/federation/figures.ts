export const figureNames = ['transferredBytes', 'requests', 'recordMs'] as const;
export type FigureName = (typeof figureNames)[number];
export type Figures = Readonly<Record<FigureName, number>>;

/** The product as it is composed, and the same sources as one bundle. */
export type BuildName = 'composed' | 'bundle';

export type EachBuild<T> = Readonly<Record<BuildName, T>>;
