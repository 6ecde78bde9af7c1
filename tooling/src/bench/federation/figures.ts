export const figureNames = [
  // From the request for the page to the first byte of it: what a round trip costs here.
  'roundTripMs',
  'transferredBytes',
  'requests',
  'scriptBytes',
  'firstPaintMs',
  'largestPaintMs',
  'recordMs',
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
