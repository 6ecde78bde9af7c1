import type { StatusDisplay } from 'shared-kernel/domain/status';
import { formatNumber, formatUtc } from 'shared-kernel/format';
import type { EvidencePackVerification } from './verify-file';

type ReadPack = Extract<EvidencePackVerification, { state: 'read' }>;

type MemberState = ReadPack['members'][number]['state'];

export const evidencePackFileStatusDisplay: Record<MemberState, StatusDisplay> = {
  unchanged: { label: 'Unchanged', tone: 'success', icon: 'check' },
  changed: { label: 'Changed', tone: 'danger', icon: 'cross' },
  missing: { label: 'Missing', tone: 'danger', icon: 'cross' },
  added: { label: 'Added', tone: 'warning', icon: 'warning' },
};

const signatures: Record<
  ReadPack['signature'],
  { readonly view: StatusDisplay; readonly meaning: string }
> = {
  own: {
    view: { label: 'Valid signature', tone: 'success', icon: 'check' },
    meaning:
      'The manifest was signed with the key of this browser and has not changed since signing.',
  },
  other: {
    view: { label: 'Valid signature, unknown key', tone: 'warning', icon: 'warning' },
    meaning:
      'The manifest has not changed since signing. The signing key is unknown to this browser, so the signer is unverified.',
  },
  unsigned: {
    view: { label: 'Not signed', tone: 'warning', icon: 'warning' },
    meaning: 'Without a signature, changes to the files and the manifest cannot be detected.',
  },
  unchecked: {
    view: { label: 'Signature not checked', tone: 'neutral', icon: 'info' },
    meaning: 'Signatures can only be verified over a secure connection (HTTPS).',
  },
};

const counted = (count: number, state: string) =>
  `${formatNumber(count)} ${count === 1 ? 'file is' : 'files are'} ${state}`;

export function findEvidencePackProblem(pack: EvidencePackVerification): string | undefined {
  if (pack.state === 'refused') return pack.reason;
  const texts = (['changed', 'missing', 'added'] as const).flatMap((wanted) => {
    const count = pack.members.filter(({ state }) => state === wanted).length;
    return count === 0 ? [] : [counted(count, wanted)];
  });
  return texts.length === 0 ? undefined : `${texts.join(', ')}.`;
}

export function createEvidencePackVerificationTexts({
  about,
  members,
  signature,
  remarks,
}: ReadPack) {
  const { exportedAt, exportedBy, portal, subject, unsigned } = about;
  const { view, meaning } = signatures[signature];
  const by = portal === undefined ? exportedBy : `${exportedBy}, ${portal} portal`;
  const unchanged = members.filter(({ state }) => state === 'unchanged').length;
  return {
    subject: subject.label,
    facts: [
      `Exported by ${by}`,
      `Exported ${formatUtc(exportedAt)}, by the exporter’s clock`,
      counted(unchanged, 'unchanged'),
      ...remarks,
    ],
    view,
    meaning: unsigned === undefined ? meaning : `${meaning} ${unsigned}`,
    odd: members.filter(({ state }) => state !== 'unchanged'),
  };
}

/** Text that explains what the verification of an evidence pack does not prove. */
export const evidencePackVerificationNote =
  'Verification shows whether files changed after the export. The signer’s identity, the exporter’s clock and the accuracy of the records are not verified.';
