import { portalLabel } from 'shared-kernel/domain/portal';
import type { Profile } from 'shared-kernel/domain/profile';
import { onFirstUse } from 'shared-kernel/format';
import type { SecurityControl } from './system-status';

/** What of a workspace decides whether a protection is in force. */
export interface SecurityFacts {
  readonly profiles: readonly Profile[];
  readonly shareUsageData: boolean;
}

type Standing = Pick<SecurityControl, 'status' | 'detail'>;

const numbers = ['none', 'one', 'two', 'three', 'four', 'five', 'six'] as const;

const inWords = (count: number): string => numbers[count] ?? String(count);

const list = onFirstUse(() => new Intl.ListFormat('en', { type: 'conjunction' }));

function multiFactor({ profiles }: SecurityFacts): Standing {
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

const dataSharing = ({ shareUsageData }: SecurityFacts): Standing =>
  shareUsageData
    ? { status: 'enabled', detail: 'On in this browser; anonymous figures only.' }
    : { status: 'disabled', detail: 'Off until a user turns it on.' };

const standings: Readonly<Record<string, (facts: SecurityFacts) => Standing>> = {
  mfa: multiFactor,
  'data-sharing': dataSharing,
};

/** The sample's protections with those that a person can switch as they stand now (AN2). */
export const standingSecurityControls = (
  controls: readonly SecurityControl[],
  facts: SecurityFacts,
): SecurityControl[] =>
  controls.map((control) => ({ ...control, ...standings[control.id]?.(facts) }));
