/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "UTC"}
 */
import { describeVerifiedLog } from './describe-verified-log';

const since = '2024-07-22T09:00:00.000Z';

describe('describeVerifiedLog', () => {
  it('[R51, audit] the result of Verify names this workspace’s log and the time of its first entry', () => {
    expect(describeVerifiedLog({ since })).toBe(
      'Verified: audit log of this workspace in this browser, since Jul 22, 2024, 09:00 UTC.',
    );
    expect(describeVerifiedLog({})).toBe('Verified: audit log of this workspace in this browser.');
  });

  it('[R51, audit] the result of Verify says that an imported audit log was not verified, and whether it was intact at import', () => {
    const log =
      'The file’s audit log of 4 entries is not imported. The audit chain of the file is intact.';
    expect(describeVerifiedLog({ since, imported: { at: '2024-07-23T10:30:00.000Z', log } })).toBe(
      `Verified: audit log of this workspace in this browser, since Jul 22, 2024, 09:00 UTC. Not verified: audit log of the file imported on Jul 23, 2024, 10:30 UTC. ${log}`,
    );
  });
});
