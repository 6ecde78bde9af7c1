import type { WorkspaceContents } from './source';

/** The untouched sample, in a chunk of its own. */
export const loadSample = async (): Promise<WorkspaceContents> =>
  (await import(/* webpackChunkName: "sample" */ './sample-contents')).sampleContents;
