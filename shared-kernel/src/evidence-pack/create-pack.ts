import { contractTitle } from '../domain/contract';
import { portalLabel } from '../domain/portal';
import { dayOf } from '../format';
import type { CommandContext } from '../workspace/commands/command';
import type * as Evidence from '../workspace/audit/audit-module';
import type { LogHead } from '../workspace/database/log-head';
import { gapsOfPack } from './gaps/gaps-of-pack';
import {
  digestOfAll,
  toManifestMember,
  manifestBytes,
  manifestPath,
  signaturePath,
  type Manifest,
} from './manifest';
import type { PackContents } from './pack-contents';
import { packMembers } from './pack-members';
import type { PackScope } from './pack-scope';
import { utf8Bytes } from './utf8-bytes';
import { summaryPage } from './summary/summary-page';
import { zipMembers } from './zip-file';

type Tools = Pick<typeof Evidence, 'bytesDigest' | 'canonicalText' | 'publicKeyOf' | 'signBytes'>;

interface PackOrder {
  readonly scope: PackScope;
  readonly contents: PackContents;
  readonly context: CommandContext;
  readonly log: LogHead | undefined;
  readonly key: CryptoKeyPair | undefined;
}

function subjectOfPack(scope: PackScope, { records }: PackContents): Manifest['subject'] {
  switch (scope.kind) {
    case 'client':
      return { ...scope, label: records.clients[0]?.companyName ?? '' };
    case 'contract': {
      const [contract] = records.contracts;
      return { ...scope, label: contract ? contractTitle(contract) : '' };
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

export interface CreatedPack {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly manifest: Manifest;
  readonly gaps: number;
}

/** Creates an evidence pack with its members, a summary, and the signed manifest. */
export async function createPack(
  { scope, contents, context: { actor, now, portal }, log, key }: PackOrder,
  { bytesDigest, canonicalText, publicKeyOf, signBytes }: Tools,
): Promise<CreatedPack> {
  const publicKey = key && (await publicKeyOf(key));
  const about = {
    subject: subjectOfPack(scope, contents),
    exportedBy: actor,
    ...(portal !== undefined && { portal: portalLabel[portal] }),
    exportedAt: now.toISOString(),
    ...(publicKey === undefined && { unsigned: unsignedReason() }),
  };
  const gaps = gapsOfPack(contents, { today: dayOf(now), isOfClient: scope.kind === 'client' });
  const summary = {
    path: 'summary.html',
    bytes: utf8Bytes(summaryPage({ about, contents, gaps })),
  };
  const members = [summary, ...packMembers(contents, gaps, canonicalText)];
  const list = members.map((member) => toManifestMember(member, bytesDigest));
  const manifest: Manifest = {
    format: 'trustfold-evidence-pack',
    version: 1,
    ...about,
    ...(log && { log: { seq: log.seq, digest: log.digest } }),
    members: list,
    digest: digestOfAll(list, bytesDigest),
    ...(publicKey !== undefined && { publicKey }),
  };
  const bytes = manifestBytes(manifest);
  const { signature } = await signBytes(bytes, key);
  const all = [
    { path: manifestPath, bytes },
    ...(signature === undefined ? [] : [{ path: signaturePath, bytes: utf8Bytes(signature) }]),
    ...members,
  ];
  return { bytes: zipMembers(all, now), manifest, gaps: gaps.length };
}
