export const figureNames = [
  'transferredBytes',
  'requests',
  // Uncompressed script that had run by the first record.
  'parsedBytes',
  'firstPaintMs',
  'largestPaintMs',
  'recordMs',
  'chartsMs',
  'blockingMs',
  'longestTaskMs',
  'layoutShift',
] as const;
export type FigureName = (typeof figureNames)[number];
export type VisitFigures = Record<FigureName, number>;

/** Transferred bytes of each file, by its address. */
export type TransferredFiles = Readonly<Record<string, number>>;

export interface Measured {
  readonly figures: VisitFigures;
  readonly files: TransferredFiles;
}

export const buildNames = ['composed', 'twin', 'usual'] as const;
/** The product, the same sources as one bundle, and as the plugin's documentation would have them. */
export type BuildName = (typeof buildNames)[number];

export type EachBuild<T> = Readonly<Record<BuildName, T>>;

export const eachBuild = <T>(make: (build: BuildName) => T): EachBuild<T> => ({
  composed: make('composed'),
  twin: make('twin'),
  usual: make('usual'),
});
