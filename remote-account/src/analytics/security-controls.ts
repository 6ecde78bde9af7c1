import { portalLabel } from 'shared-kernel/domain/portal';
import type { Profile } from 'shared-kernel/domain/profile';
import { onFirstUse } from 'shared-kernel/format';
import type { SecurityControl } from './system-status';

/** What of a workspace decides whether a protection is in force. */
export interface SecurityFacts {
  /** None as long as they are not read. */
  readonly profiles: readonly Profile[] | undefined;
  readonly shareUsageData: boolean;
}

type Standing = Pick<SecurityControl, 'status' | 'detail'>;

const numbers = ['none', 'one', 'two', 'three', 'four', 'five', 'six'] as const;

const inWords = (count: number): string => numbers[count] ?? String(count);

const list = onFirstUse(() => new Intl.ListFormat('en', { type: 'conjunction' }));

/** For which portals sign-in asks a code: those whose authenticator was set up. */
function askedFor(profiles: readonly Profile[]): string {
  const asked = profiles.filter(
    ({ mfaEnabled, authenticatorSecret }) => mfaEnabled && authenticatorSecret !== undefined,
  );
  if (asked.length === 0) return 'No authenticator is set up, so that sign-in asks for no code.';
  const names = list().format(asked.map(({ portal }) => portalLabel[portal].toLowerCase()));
  return `Sign-in asks for a code in the ${names} ${asked.length === 1 ? 'portal' : 'portals'}.`;
}

function switchedOn(profiles: readonly Profile[]): Standing {
  const without = profiles.filter(({ mfaEnabled }) => !mfaEnabled);
  const names = list().format(without.map(({ portal }) => portalLabel[portal].toLowerCase()));
  const on = profiles.length - without.length;
  if (without.length === 0) {
    return { status: 'enabled', detail: `On for all ${inWords(on)} portals.` };
  }
  if (on === 0) return { status: 'disabled', detail: 'Off for every portal.' };
  const rest = without.length === 1 ? `the ${names} portal is` : `the ${names} portals are`;
  return {
    status: 'attention',
    detail: `On for ${inWords(on)} of ${inWords(profiles.length)} portals; ${rest} without.`,
  };
}

function multiFactor({ profiles }: SecurityFacts): Standing {
  if (!profiles) return { status: 'attention', detail: 'Not known: the profiles are not read.' };
  const { status, detail } = switchedOn(profiles);
  return { status, detail: status === 'disabled' ? detail : `${detail} ${askedFor(profiles)}` };
}

const dataSharing = ({ shareUsageData }: SecurityFacts): Standing => ({
  status: 'disabled',
  detail: shareUsageData
    ? 'Wanted, as your preference says; there is nothing to share and nowhere to send it.'
    : 'There is nothing to share and nowhere to send it.',
});

/** What a product can say of itself that runs in a browser alone. */
const standings: Readonly<Record<string, (facts: SecurityFacts) => Standing>> = {
  mfa: multiFactor,
  encryption: () => ({
    status: 'disabled',
    detail: 'Left to this device: what this browser keeps is not encrypted by Trustfold.',
  }),
  audit: () => ({
    status: 'enabled',
    detail: 'Only added to, each entry with the digest of the one before; kept in this browser.',
  }),
  scan: () => ({ status: 'disabled', detail: 'None is run: there is no server to scan.' }),
  'data-sharing': dataSharing,
};

/** The sample's protections as they stand here (AN2). */
export const standingSecurityControls = (
  controls: readonly SecurityControl[],
  facts: SecurityFacts,
): SecurityControl[] =>
  controls.map((control) => ({ ...control, ...standings[control.id]?.(facts) }));
