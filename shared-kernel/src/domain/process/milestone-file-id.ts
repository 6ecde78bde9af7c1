/** What the file of a milestone's document is kept under; a milestone has one of a name. */
export const milestoneFileId = (milestoneId: string, name: string): string =>
  `${milestoneId}/${name}`;
