import { outdatedPages, readKernelApi } from './kernel-api';
import { versionComplaint } from './required-version';

describe('what the kernel lends', () => {
  const api = readKernelApi();

  it('[deployment] is what it was at its last release, or its version says what changed', () => {
    expect(versionComplaint(api.released, api.version, api.changes)).toBeUndefined();
  });

  it('[deployment] is what its report says; npm run kernel-api writes that again', () => {
    expect(outdatedPages(api.pages)).toEqual([]);
  });
});
