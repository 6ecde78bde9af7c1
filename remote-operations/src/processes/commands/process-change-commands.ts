import { processTerms } from './terms';

/** The commands that change processes. If a portal may run none of them, the screen is read-only there. */
export const processChangeCommands = [
  processTerms.createProcess,
  processTerms.completeMilestone,
  processTerms.attachMilestoneDocument,
  processTerms.postMessage,
];
