import { processTerms } from './terms';

/** The commands that change processes. A portal without permission for any of them sees the screen as read-only. */
export const processChangeCommands = [
  processTerms.createProcess,
  processTerms.completeMilestone,
  processTerms.attachMilestoneDocument,
  processTerms.postMessage,
];
