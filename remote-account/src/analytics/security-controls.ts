import { portalLabel } from 'shared-kernel/domain/portal';
import type { Profile } from 'shared-kernel/domain/profile';
import { onFirstUse } from 'shared-kernel/format';
import type { SecurityControl } from './platform-status';

/** What of a workspace decides whether a protection is in force. */
export interface SecurityFacts {
  /** None as long as they are not read. */
  readonly profiles: readonly Profile[] | undefined;
  readonly shareUsageData: boolean;
}

type Standing = Pick<SecurityControl, 'status' | 'detail'>;

const list = onFirstUse(() => new Intl.ListFormat('en', { type: 'conjunction' }));

/** For which portals sign-in asks a code: those whose authenticator was set up. */
function askedFor(profiles: readonly Profile[]): string {
  const asked = profiles.filter(
    ({ mfaEnabled, authenticatorSecret }) => mfaEnabled && authenticatorSecret !== undefined,
  );
  if (asked.length === 0) return 'No authenticator is set up, so sign-in asks for no code.';
  const names = list().format(asked.map(({ portal }) => portalLabel[portal].toLowerCase()));
  return `Sign-in asks for a code in the ${names} ${asked.length === 1 ? 'portal' : 'portals'}.`;
}

function switchedOn(profiles: readonly Profile[]): Standing {
  const without = profiles.filter(({ mfaEnabled }) => !mfaEnabled);
  const on = profiles.length - without.length;
  if (without.length === 0) {
    return { status: 'enabled', detail: `On for all ${on} portals.` };
  }
  if (on === 0) return { status: 'disabled', detail: 'Off for every portal.' };
  const names = without.map(({ portal }) => portalLabel[portal]).join(', ');
  return {
    status: 'attention',
    detail: `On for ${on} of ${profiles.length} portals. Off: ${names}.`,
  };
}

function multiFactor({ profiles }: SecurityFacts): Standing {
  if (!profiles) return { status: 'attention', detail: 'Unknown: the profiles are not loaded.' };
  const { status, detail } = switchedOn(profiles);
  return { status, detail: status === 'disabled' ? detail : `${detail} ${askedFor(profiles)}` };
}

const dataSharing = ({ shareUsageData }: SecurityFacts): Standing => ({
  status: 'disabled',
  detail: shareUsageData
    ? 'On in your preferences, but this demo shares nothing.'
    : 'This demo shares nothing.',
});

/** What a product can say of itself that runs in a browser alone. */
const standings: Readonly<Record<string, (facts: SecurityFacts) => Standing>> = {
  mfa: multiFactor,
  encryption: () => ({
    status: 'disabled',
    detail: 'Trustfold does not encrypt the data in this browser; the device may.',
  }),
  audit: () => ({
    status: 'enabled',
    detail: 'Append-only: each entry has the digest of the one before. Kept in this browser.',
  }),
  scan: () => ({ status: 'disabled', detail: 'Not run: there is no server to scan.' }),
  'data-sharing': dataSharing,
};

/** The sample's protections as they stand here (AN2). */
export const standingSecurityControls = (
  controls: readonly SecurityControl[],
  facts: SecurityFacts,
): SecurityControl[] =>
  controls.map((control) => ({ ...control, ...standings[control.id]?.(facts) }));
