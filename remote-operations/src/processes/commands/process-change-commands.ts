import { processTerms } from './terms';

/** The commands that change processes. If a portal has permission for none of them, its process screen is read-only. */
export const processChangeCommands = [
  processTerms.createProcess,
  processTerms.completeMilestone,
  processTerms.attachMilestoneDocument,
  processTerms.postMessage,
];
