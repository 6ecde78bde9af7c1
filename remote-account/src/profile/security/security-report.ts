import { getAuditActionLabel, type AuditEntry } from 'shared-kernel/domain/audit';
import { portalLabel } from 'shared-kernel/domain/portal';
import { isToggleOn, toggleGroups } from '../rules/toggle';
import type { Preferences, Profile } from 'shared-kernel/domain/profile';
import { formatNumber, formatUtc, type PdfBlock, type PdfContent } from 'shared-kernel/format';
import { findProfileAuditEntries } from '../card/profile-entries';
import { apiKeyStatusDisplay, getMfaStatusDisplay } from '../card/profile-status';

/** Data for a security report. `now` is an ISO timestamp. */
export interface SecurityReportInput {
  readonly profile: Profile;
  readonly preferences: Preferences;
  readonly entries: readonly AuditEntry[];
  readonly now: string;
  /** Explains how the sign-in is really protected. Not set in `reference` mode. */
  readonly remark?: string | undefined;
}

/**
 * Returns a sentence about what the security settings actually do. Some have no effect, because the demo has no server.
 */
export function describeSecurityStatus({ mfaEnabled, authenticatorSecret }: Profile): string {
  const asks = mfaEnabled && authenticatorSecret !== undefined;
  const code = asks
    ? 'Sign-in to this portal requires an authenticator code.'
    : 'No authenticator is set up. Sign-in does not require a code.';
  return `${code} The API key is a sample value: this demo has no API.`;
}

/** Maximum number of audit entries in a security report. The newest are listed. */
export const maxSecurityReportEntries = 100;

const onOff = (isOn: boolean) => (isOn ? 'On' : 'Off');

const toggleBlocks = ({ profile, preferences }: SecurityReportInput): PdfBlock[] =>
  toggleGroups.flatMap(({ title, toggles }): PdfBlock[] => [
    { kind: 'heading', text: title },
    {
      kind: 'facts',
      rows: toggles.map(({ key, label }) => [label, onOff(isToggleOn(key, profile, preferences))]),
    },
  ]);

function activityBlocks({ profile, entries }: SecurityReportInput): PdfBlock[] {
  const own = findProfileAuditEntries(profile, entries);
  const rows = own
    .slice(0, maxSecurityReportEntries)
    .map(({ at, action, label, subject }) => [
      formatUtc(at),
      `${getAuditActionLabel({ action, label })}: ${subject.label}`,
    ]) satisfies [string, string][];
  if (rows.length === 0) return [{ kind: 'paragraph', text: 'No activity recorded.' }];
  const more = own.length - rows.length;
  return [
    { kind: 'facts', rows },
    ...(more > 0
      ? [{ kind: 'note', text: `${formatNumber(more)} older entries are not included.` } as const]
      : []),
  ];
}

export function createSecurityReport(facts: SecurityReportInput): PdfContent {
  const { profile, now, remark } = facts;
  return {
    title: `Security report of ${profile.fullName}`,
    subtitle: `${profile.organization} · ${formatUtc(now)}`,
    blocks: [
      { kind: 'heading', text: 'Account' },
      {
        kind: 'facts',
        rows: [
          ['Security level', profile.securityLevel],
          ['Two-factor', getMfaStatusDisplay(profile).label],
          ['API key', apiKeyStatusDisplay[profile.apiKeyStatus].label],
          ['Audit access', profile.auditAccess ? 'Yes' : 'No'],
          ['Portal access', profile.portalAccess.map((key) => portalLabel[key]).join(', ')],
          ['Last login', formatUtc(profile.lastLogin)],
        ],
      },
      ...(remark === undefined ? [] : [{ kind: 'note', text: remark } as const]),
      ...toggleBlocks(facts),
      { kind: 'heading', text: 'Activity' },
      ...activityBlocks(facts),
    ],
    footer: `Trustfold security report · ${profile.email}`,
  };
}
