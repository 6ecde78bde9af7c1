/**
 * Returns the id under which the file of a milestone document is stored. The id contains the file name, which is unique
 * within a milestone.
 */
export const createMilestoneFileId = (milestoneId: string, name: string): string =>
  `${milestoneId}/${name}`;
