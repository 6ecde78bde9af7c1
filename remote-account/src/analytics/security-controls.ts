import { portalLabel } from 'shared-kernel/domain/portal';
import type { Profile } from 'shared-kernel/domain/profile';
import { createLazyValue } from 'shared-kernel/format';
import type { securityStatusDisplay } from './platform-status';

export interface SecuritySettings {
  readonly profiles: readonly Profile[] | undefined;
  readonly shareUsageData: boolean;
}

export interface SecurityControl {
  readonly id: string;
  readonly name: string;
  readonly status: keyof typeof securityStatusDisplay;
  readonly detail: string;
}

type CurrentStatus = Pick<SecurityControl, 'status' | 'detail'>;

const list = createLazyValue(() => new Intl.ListFormat('en', { type: 'conjunction' }));

function askedFor(profiles: readonly Profile[]): string {
  const asked = profiles.filter(
    ({ mfaEnabled, authenticatorSecret }) => mfaEnabled && authenticatorSecret !== undefined,
  );
  if (asked.length === 0) return 'No authenticator is set up. Sign-in does not require a code.';
  const names = list().format(asked.map(({ portal }) => portalLabel[portal].toLowerCase()));
  return `Sign-in requires a code in the ${names} ${asked.length === 1 ? 'portal' : 'portals'}.`;
}

function switchedOn(profiles: readonly Profile[]): CurrentStatus {
  const without = profiles.filter(({ mfaEnabled }) => !mfaEnabled);
  const on = profiles.length - without.length;
  // Users in a company’s portal can read only the profile of that portal.
  const isOne = profiles.length === 1;
  if (without.length === 0) {
    return {
      status: 'enabled',
      detail: isOne ? 'On for this portal.' : `On for all ${on} portals.`,
    };
  }
  if (on === 0) {
    return { status: 'disabled', detail: `Off for ${isOne ? 'this' : 'every'} portal.` };
  }
  const names = without.map(({ portal }) => portalLabel[portal]).join(', ');
  return {
    status: 'attention',
    detail: `On for ${on} of ${profiles.length} portals. Off: ${names}.`,
  };
}

function multiFactor({ profiles }: SecuritySettings): CurrentStatus {
  if (!profiles)
    return { status: 'attention', detail: 'Status unknown. The profiles could not be loaded.' };
  const { status, detail } = switchedOn(profiles);
  return { status, detail: status === 'disabled' ? detail : `${detail} ${askedFor(profiles)}` };
}

const dataSharing = ({ shareUsageData }: SecuritySettings): CurrentStatus => ({
  status: 'disabled',
  detail: shareUsageData
    ? 'Turned on in your preferences, but this demo does not share data.'
    : 'This demo does not share usage data.',
});

interface SampleControl extends SecurityControl {
  /** Returns the actual status of the control, which is shown instead of the sample status. */
  readonly here: (facts: SecuritySettings) => CurrentStatus;
}

export const sampleSecurityControls: readonly SampleControl[] = [
  {
    id: 'mfa',
    name: 'Two-factor authentication',
    status: 'attention',
    detail: 'On for 5 of 6 portals. Off: Vendor.',
    here: multiFactor,
  },
  {
    id: 'encryption',
    name: 'Encryption at rest',
    status: 'enabled',
    detail: 'AES-256, keys rotated on Jul 1, 2024.',
    here: () => ({
      status: 'disabled',
      detail: 'Trustfold does not encrypt data in this browser. Enable encryption on your device.',
    }),
  },
  {
    id: 'audit',
    name: 'Audit trail',
    status: 'enabled',
    detail: 'Append-only log. Entries are retained for seven years.',
    here: () => ({
      status: 'enabled',
      detail:
        'Append-only log, saved in this browser. Each entry contains the hash of the previous entry.',
    }),
  },
  {
    id: 'scan',
    name: 'Vulnerability scan',
    status: 'enabled',
    detail: 'Last run on Jul 19, 2024. No critical findings.',
    here: () => ({ status: 'disabled', detail: 'Not available. This demo has no server to scan.' }),
  },
  {
    id: 'data-sharing',
    name: 'Usage data sharing',
    status: 'disabled',
    detail: 'Usage data is shared only if a user turns on sharing.',
    here: dataSharing,
  },
];

export const createSecurityControls = (facts: SecuritySettings): SecurityControl[] =>
  sampleSecurityControls.map(({ here, ...control }) => ({ ...control, ...here(facts) }));
