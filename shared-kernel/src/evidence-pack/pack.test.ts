import { sampleValuesRemark } from '../domain/compliance';
import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { sampleConstants } from '../fixtures/sample-constants';
import { toLocalDate } from '../format/local-date';
import * as evidence from '../workspace/audit/audit-module';
import { createTestWorkspace } from '../workspace/test-support/create-test-workspace';
import { collectPackContents } from './collect-pack-contents';
import { encodeUtf8 } from './encode-utf8';
import { verifyPack, type PackVerification } from './verify-pack';
import { createEvidencePack } from './create-evidence-pack';
import {
  toManifestMember,
  computePackDigest,
  encodeManifest,
  manifestPath,
  parseManifest,
} from './manifest';
import type { EvidencePackScope } from './evidence-pack-scope';
import { createSigningKey, getSigningKey } from './signatures';
import { createZip } from './zip-file';

const now = new Date('2026-11-28T09:00:00.000Z');
const { source } = createTestWorkspace();
const reads = {
  find: source.find.bind(source),
  get: async (collection: never, key: string) => (await source.get(collection, key))?.record,
  need: async (collection: never, key: string) => (await source.get(collection, key))?.record,
} as unknown as Parameters<typeof collectPackContents>[0];

const unsigned = Promise.resolve(undefined);

async function made(
  scope: EvidencePackScope,
  key: Promise<CryptoKeyPair | undefined> = getSigningKey(),
) {
  const contents = await collectPackContents(reads, scope);
  const file = {
    id: 'F1',
    name: '<script>alert(1)</script>.pdf',
    mediaType: 'application/pdf',
    addedAt: now.toISOString(),
    bytes: encodeUtf8('%PDF-1.7 </script>'),
  };
  return createEvidencePack(
    {
      scope,
      contents: { ...contents, files: [file] },
      context: { actor: 'Ruth <Regulator>', personId: 'PER-006', portal: 'regulator', now },
      log: { seq: 4, digest: 'a'.repeat(64) },
      key: await key,
    },
    evidence,
  );
}

const ofClient = { kind: 'client', id: sampleConstants.clients.meridian.id } as const;

type Files = Record<string, Uint8Array<ArrayBuffer>>;

async function changed(change: (files: Files) => Files, isSigned = true) {
  const { bytes } = await made(ofClient, isSigned ? getSigningKey() : unsigned);
  const files = unzipSync(bytes);
  const after = change(files);
  return verifyPack(
    createZip(
      Object.entries(after).map(([path, content]) => ({ path, bytes: content })),
      now,
    ),
    evidence,
  );
}

const odd = (pack: PackVerification) =>
  pack.state === 'read' ? pack.members.filter(({ state }) => state !== 'unchanged') : pack;

const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

describe('contents of an evidence pack', () => {
  it('[evidence] the pack of a client contains its records, documents, decisions, audit entries and gaps', async () => {
    const files = unzipSync((await made(ofClient)).bytes);
    expect(Object.keys(files).sort()).toEqual([
      'decisions.json',
      'documents.json',
      'documents/1-script_alert_1_script_.pdf',
      'log.ndjson',
      'manifest.json',
      'manifest.signature',
      'missing.json',
      'records/clients.json',
      'records/complianceRecords.json',
      'records/contracts.json',
      'records/processes.json',
      'records/transactions.json',
      'summary.html',
    ]);
    const lines = text(files['log.ndjson']).trim().split('\n');
    expect(lines.length).toBeGreaterThan(1);
    expect(text(files['documents/1-script_alert_1_script_.pdf'])).toBe('%PDF-1.7 </script>');
    expect(text(files['missing.json'])).toContain('No stored file for');
  });

  it('[evidence] the pack does not contain the unmasked tax ID', async () => {
    const client = (await source.get('clients', ofClient.id))?.record;
    const { taxId } = client?.organizationData ?? { taxId: '' };
    const { bytes } = await made(ofClient);
    expect(taxId).not.toBe('');
    expect(Buffer.from(bytes).includes(taxId)).toBe(false);
  });

  it('[evidence, R53] the summary contains no script and escapes all texts', async () => {
    const summary = text(unzipSync((await made(ofClient)).bytes)['summary.html']);
    expect(summary).toContain('Ruth &lt;Regulator&gt;, Regulator portal');
    expect(summary).toContain('&lt;script&gt;alert(1)&lt;/script&gt;.pdf');
    expect(summary).not.toMatch(/<script|<link|<img|src=|href=/);
    expect(summary).toContain('The manifest is signed');
    expect(summary).toContain(sampleValuesRemark);
  });

  it('[evidence] without a signing key, the pack states why it is not signed', async () => {
    const { bytes, manifest } = await made(ofClient, unsigned);
    const files = unzipSync(bytes);
    expect(manifest.unsigned).toBe('The browser could not store a signing key.');
    expect(text(files['summary.html'])).toContain(
      'The manifest is not signed: The browser could not store a signing key.',
    );
    expect(files).not.toHaveProperty('manifest.signature');
  });
});

it('[evidence] the pack of a contract contains no other contract', async () => {
  const id = sampleConstants.contracts.crudeSupply;
  const { records } = await collectPackContents(reads, { kind: 'contract', id });
  expect(records.contracts.map((contract) => contract.id)).toEqual([id]);
  expect(records.clients).toEqual([]);
});

it('[cases, evidence] the pack of a review case contains its subject, client, decisions and gaps', async () => {
  const all = await source.list('cases');
  for (const kind of ['client', 'transaction', 'document', 'process']) {
    const one = all.find(
      ({ subject, clientId }) => subject.kind === kind && clientId !== undefined,
    );
    if (!one) throw new Error(`The sample has a case about a ${kind}`);
    const { records, entries } = await collectPackContents(reads, { kind: 'case', id: one.id });
    expect(records.cases).toEqual([one]);
    expect(records.clients.map(({ id }) => id)).toEqual([one.clientId]);
    const held = Object.values(records).flatMap((list) => list.map(({ id }) => id));
    expect(held).toContain(one.subject.id);
    expect(records.contracts).toEqual([]);
    for (const { subject } of entries) expect(held).toContain(subject.id);
  }
  const files = unzipSync((await made({ kind: 'case', id: all[0]?.id ?? '' })).bytes);
  expect(text(files['records/cases.json'])).toContain(all[0]?.id);
  expect(text(files['missing.json'])).toContain('Not decided');
  expect(text(files['summary.html'])).toContain('Comments and evidence');
});

it('[evidence] the pack of a period contains its audit entries and the records to which they refer', async () => {
  const all = await source.list('auditEntries');
  const day = toLocalDate(all[0]?.at ?? now);
  const { entries, records } = await collectPackContents(reads, {
    kind: 'period',
    from: day,
    to: day,
  });
  const onDay = all.filter(({ at }) => toLocalDate(at) === day);
  expect(entries.map(({ id }) => id).sort()).toEqual(onDay.map(({ id }) => id).sort());
  const ids = new Set(onDay.map(({ subject }) => subject.id));
  for (const list of Object.values(records)) for (const { id } of list) expect(ids).toContain(id);
});

describe('verifyPack', () => {
  it('[evidence] verifying an unchanged pack reports this browser’s key and no changed file', async () => {
    const pack = await changed((files) => files);
    expect(pack).toMatchObject({
      state: 'read',
      signature: 'own',
      about: {
        exportedBy: 'Ruth <Regulator>',
        portal: 'Regulator',
        exportedAt: now.toISOString(),
        subject: { label: sampleConstants.clients.meridian.companyName },
      },
    });
    expect(odd(pack)).toEqual([]);
  });

  it('[evidence] verifies a pack that kernel 2.1 exported, and reports that one of its files was changed', async () => {
    const bytes = readFileSync(join(import.meta.dirname, 'pack-of-kernel-2.1.zip'));
    const exported = await verifyPack(new Uint8Array(bytes), evidence);
    expect(exported).toMatchObject({
      state: 'read',
      signature: 'other',
      about: { subject: { label: 'Crude Oil Supply Agreement' } },
      remarks: [],
    });
    expect(odd(exported)).toEqual([]);
    const files = unzipSync(bytes);
    const edited = { ...files, 'decisions.json': encodeUtf8('[]') };
    expect(odd(await verifyPack(zipSync(edited), evidence))).toEqual([
      { path: 'decisions.json', state: 'changed' },
    ]);
  });

  it('[R38] reports that a repacked pack is unchanged, and describes how its ZIP file differs', async () => {
    const files = unzipSync((await made(ofClient)).bytes);
    const inFolder = Object.entries(files).map(([path, bytes]) => [`pack/${path}`, bytes] as const);
    const again = zipSync(
      { ...Object.fromEntries(inFolder), 'pack/.DS_Store': encodeUtf8('x') },
      { level: 9 },
    );
    const pack = await verifyPack(again, evidence);
    expect(pack).toMatchObject({
      state: 'read',
      signature: 'own',
      remarks: [
        'The pack was recompressed after the export. Files are compared by content.',
        'The files are in the folder “pack”.',
        'Ignored system files: pack/.DS_Store.',
      ],
    });
    expect(odd(pack)).toEqual([]);
  });

  it('[evidence] reports changed, missing and added files', async () => {
    const pack = await changed((files) => {
      const { 'decisions.json': _missing, 'log.ndjson': log, ...rest } = files;
      const one = log?.slice() ?? new Uint8Array();
      one[10] = 0;
      return { ...rest, 'log.ndjson': one, 'more.txt': encodeUtf8('more') };
    });
    expect(odd(pack)).toEqual([
      { path: 'decisions.json', state: 'missing' },
      { path: 'log.ndjson', state: 'changed' },
      { path: 'more.txt', state: 'added' },
    ]);
  });

  it('[evidence] reports an unsigned pack and a pack that was signed with another key', async () => {
    expect(await changed((files) => files, false)).toMatchObject({ signature: 'unsigned' });
    const { bytes } = await made(ofClient, createSigningKey());
    expect(await verifyPack(bytes, evidence)).toMatchObject({ signature: 'other' });
  });

  const rewritten = (files: Files, change: object) => {
    const manifest = parseManifest(files[manifestPath] ?? new Uint8Array());
    if (!manifest) throw new Error('no manifest');
    const members = manifest.members.filter(({ path }) => path !== 'log.ndjson');
    const digest = computePackDigest(members, evidence.computeBytesDigest);
    return {
      ...files,
      [manifestPath]: encodeManifest({ ...manifest, members, digest, ...change }),
    };
  };

  it.each<[string, (files: Files) => Files, RegExp]>([
    ['a rewritten manifest', (files) => rewritten(files, {}), /signature is invalid/],
    [
      'a manifest without its key',
      (files) => rewritten(files, { publicKey: undefined }),
      /signature is invalid/,
    ],
    [
      'a manifest with an invalid key',
      (files) => rewritten(files, { publicKey: 'A' }),
      /is invalid/,
    ],
    [
      'a manifest with another digest',
      (files) => rewritten(files, { digest: 'b'.repeat(64) }),
      /digest does not match/,
    ],
    [
      'a newer version',
      (files) => rewritten(files, { version: 2 }),
      /export the evidence pack again/,
    ],
    [
      'a manifest that is not JSON',
      (files) => ({ ...files, [manifestPath]: encodeUtf8('{') }),
      /export the evidence pack again/,
    ],
    [
      'a removed signature',
      ({ 'manifest.signature': _out, ...files }) => files,
      /signature is invalid/,
    ],
    [
      'no manifest',
      ({ 'manifest.json': _out, ...files }) => files,
      /not an evidence pack: it has no manifest/,
    ],
  ])('[evidence] rejects a pack with %s', async (_what, change, reason) => {
    expect(await changed(change)).toEqual({
      state: 'refused',
      reason: expect.stringMatching(reason) as string,
    });
  });
});

it('[evidence] verifying a pack lists the size and digest of each file', () => {
  expect(
    toManifestMember({ path: 'a', bytes: encodeUtf8('abc') }, evidence.computeBytesDigest),
  ).toEqual({
    path: 'a',
    size: 3,
    sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  });
});
