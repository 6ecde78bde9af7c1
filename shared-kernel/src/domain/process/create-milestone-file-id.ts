/**
 * Returns the storage id for the file of a milestone document. The id contains the file name, which is unique within a
 * milestone.
 */
export const createMilestoneFileId = (milestoneId: string, name: string): string =>
  `${milestoneId}/${name}`;
