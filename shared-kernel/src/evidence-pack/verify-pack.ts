import type * as Evidence from '../workspace/audit/audit-module';
import {
  computePackDigest,
  toManifestMember,
  manifestPath,
  parseManifest,
  manifestSignaturePath,
} from './manifest';
import type { Manifest } from './manifest';
import { getOwnPublicKey, verifySignature } from './signatures';
import { readZip, type ZipMember } from './zip-file';

type Tools = Pick<typeof Evidence, 'computeBytesDigest'>;

export interface MemberVerification {
  readonly path: string;
  readonly state: 'unchanged' | 'changed' | 'missing' | 'added';
}

/**
 * Result of verifying an evidence pack. A pack with an invalid manifest is `refused`. A signature can be made with the
 * key of this browser or another key, be missing, or be impossible to verify.
 *
 * @example
 * const pack: PackVerification = { state: 'refused', reason: 'This is not a ZIP file, or it is damaged.' };
 */
export type PackVerification =
  | { readonly state: 'refused'; readonly reason: string }
  | {
      readonly state: 'read';
      readonly about: Omit<Manifest, 'members'>;
      readonly members: readonly MemberVerification[];
      readonly signature: 'own' | 'other' | 'unsigned' | 'unchecked';
      /** Differences from the exported ZIP file that do not affect the verification, as sentences. */
      readonly remarks: readonly string[];
    };

const refused = (reason: string): PackVerification => ({ state: 'refused', reason });

const getBytes = (members: readonly ZipMember[], wanted: string) =>
  members.find(({ path }) => path === wanted)?.bytes;

function judgeMembers(
  manifest: Manifest,
  members: readonly ZipMember[],
  digest: Tools['computeBytesDigest'],
): MemberVerification[] {
  const found = new Map(
    members
      .filter(({ path }) => path !== manifestPath && path !== manifestSignaturePath)
      .map((member) => [member.path, toManifestMember(member, digest)]),
  );
  const judged = manifest.members.map(({ path, size, sha256 }): MemberVerification => {
    const own = found.get(path);
    found.delete(path);
    if (own === undefined) return { path, state: 'missing' };
    return { path, state: own.sha256 === sha256 && own.size === size ? 'unchanged' : 'changed' };
  });
  const added = [...found.keys()].map((path) => ({ path, state: 'added' as const }));
  const all = [...judged, ...added];
  return [
    ...all.filter(({ state }) => state !== 'unchanged'),
    ...all.filter(({ state }) => state === 'unchanged'),
  ];
}

const doesNotHold =
  'The manifest is forged: its signature is invalid. Do not trust this evidence pack.';

/** Verifies an evidence pack against its manifest. A pack that cannot be trusted is refused with a reason. */
export async function verifyPack(
  bytes: Uint8Array<ArrayBuffer>,
  { computeBytesDigest }: Tools,
): Promise<PackVerification> {
  const zip = readZip(bytes, manifestPath);
  if ('problem' in zip) return refused(zip.problem);
  const stated = getBytes(zip.members, manifestPath);
  if (!stated) return refused('This ZIP file is not an evidence pack: it has no manifest.');
  const manifest = parseManifest(stated);
  if (!manifest)
    return refused(
      'The manifest cannot be read. Ask the sender to export the evidence pack again.',
    );
  const { members, ...about } = manifest;
  const { publicKey } = manifest;
  if (computePackDigest(members, computeBytesDigest) !== manifest.digest)
    return refused('The manifest is forged: its digest does not match the listed files.');
  const written = getBytes(zip.members, manifestSignaturePath);
  const signature = written && new TextDecoder().decode(written).trim();
  if ((signature === undefined) !== (publicKey === undefined)) return refused(doesNotHold);
  const state = await verifySignature(stated, { signature, publicKey });
  if (state === 'forged') return refused(doesNotHold);
  const isOwn = state === 'signed' && publicKey === (await getOwnPublicKey());
  return {
    state: 'read',
    about,
    members: judgeMembers(manifest, zip.members, computeBytesDigest),
    signature: state === 'signed' ? (isOwn ? 'own' : 'other') : state,
    remarks: zip.remarks,
  };
}
