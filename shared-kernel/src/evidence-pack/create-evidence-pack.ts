import { formatContractTitle } from '../domain/contract';
import { portalLabel } from '../domain/portal';
import { toLocalDate } from '../format';
import type { CommandContext } from '../workspace/commands/command';
import type * as Evidence from '../workspace/audit/audit-module';
import type { LogHead } from '../domain/audit/log-head';
import { findMissingEvidence } from './missing-evidence/find-missing-evidence';
import {
  computePackDigest,
  toManifestMember,
  encodeManifest,
  manifestPath,
  manifestSignaturePath,
  type Manifest,
} from './manifest';
import type { EvidencePackContents } from './pack-contents';
import { createPackMembers } from './create-pack-members';
import type { EvidencePackScope } from './evidence-pack-scope';
import { encodeUtf8 } from './encode-utf8';
import { exportPublicKey, signBytes } from './signatures';
import { renderSummaryPage } from './summary/render-summary-page';
import { createZip } from './zip-file';

type Tools = Pick<typeof Evidence, 'computeBytesDigest' | 'toCanonicalJson'>;

interface PackOrder {
  readonly scope: EvidencePackScope;
  readonly contents: EvidencePackContents;
  readonly context: CommandContext;
  readonly log: LogHead | undefined;
  readonly key: CryptoKeyPair | undefined;
}

function subjectOfPack(
  scope: EvidencePackScope,
  { records }: EvidencePackContents,
): Manifest['subject'] {
  switch (scope.kind) {
    case 'client':
      return { ...scope, label: records.clients[0]?.companyName ?? '' };
    case 'contract': {
      const [contract] = records.contracts;
      return { ...scope, label: contract ? formatContractTitle(contract) : '' };
    }
    case 'case':
      return { ...scope, label: records.cases[0]?.name ?? '' };
    case 'period':
      return { kind: scope.kind, label: `Audit log, ${scope.from} to ${scope.to}` };
  }
}

const unsignedReason = () =>
  (crypto as Partial<Crypto>).subtle === undefined
    ? 'The page had no secure connection.'
    : 'The browser could not store a signing key.';

export interface CreatedEvidencePack {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly manifest: Manifest;
  readonly gaps: number;
}

/** Creates an evidence pack with its files, a summary and the manifest. The manifest is signed if there is a key. */
export async function createEvidencePack(
  { scope, contents, context: { actor, now, portal }, log, key }: PackOrder,
  { computeBytesDigest, toCanonicalJson }: Tools,
): Promise<CreatedEvidencePack> {
  const publicKey = key && (await exportPublicKey(key));
  const about = {
    subject: subjectOfPack(scope, contents),
    exportedBy: actor,
    ...(portal !== undefined && { portal: portalLabel[portal] }),
    exportedAt: now.toISOString(),
    ...(publicKey === undefined && { unsigned: unsignedReason() }),
  };
  const gaps = findMissingEvidence(contents, {
    today: toLocalDate(now),
    isOfClient: scope.kind === 'client',
  });
  const summary = {
    path: 'summary.html',
    bytes: encodeUtf8(renderSummaryPage({ about, contents, gaps })),
  };
  const members = [summary, ...createPackMembers(contents, gaps, toCanonicalJson)];
  const list = members.map((member) => toManifestMember(member, computeBytesDigest));
  const manifest: Manifest = {
    format: 'trustfold-evidence-pack',
    version: 1,
    ...about,
    ...(log && { log: { seq: log.seq, digest: log.digest } }),
    members: list,
    digest: computePackDigest(list, computeBytesDigest),
    ...(publicKey !== undefined && { publicKey }),
  };
  const bytes = encodeManifest(manifest);
  const { signature } = await signBytes(bytes, key);
  const all = [
    { path: manifestPath, bytes },
    ...(signature === undefined
      ? []
      : [{ path: manifestSignaturePath, bytes: encodeUtf8(signature) }]),
    ...members,
  ];
  return { bytes: createZip(all, now), manifest, gaps: gaps.length };
}
