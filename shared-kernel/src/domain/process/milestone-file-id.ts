/** The id of the file of a milestone's document. File names are unique within a milestone. */
export const milestoneFileId = (milestoneId: string, name: string): string =>
  `${milestoneId}/${name}`;
