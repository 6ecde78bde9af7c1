import type { WorkspaceContents } from './source';

export const loadSample = async (): Promise<WorkspaceContents> =>
  (await import(/* webpackChunkName: "sample" */ './sample-contents')).sampleContents;
