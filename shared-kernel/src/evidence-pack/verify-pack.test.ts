import 'fake-indexeddb/auto';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { sampleConstants } from '../fixtures/sample-constants';
import { exportEvidencePack } from './pack-commands';
import { createCommandTester } from '../workspace/test-support/command-tester';
import { encodeUtf8 } from './encode-utf8';
import { manifestPath, manifestSignaturePath } from './manifest';

const script = join(import.meta.dirname, '../../../docs/verify-pack.mjs');

type Files = Record<string, Uint8Array<ArrayBuffer>>;

let folder: string;
let files: Files;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pack-'));
  const { meridian } = sampleConstants.clients;
  const { file } = await createCommandTester().done(exportEvidencePack, {
    kind: 'client',
    id: meridian.id,
  });
  files = unzipSync(new Uint8Array(await file.arrayBuffer()));
});

afterAll(() => rmSync(folder, { recursive: true }));

const zipped = (members: Files, level: 0 | 9 = 0) => zipSync(members, { level });

const without = (path: string) =>
  Object.fromEntries(Object.entries(files).filter(([name]) => name !== path));

function withByteChanged(path: string): Files {
  const bytes = files[path]?.slice() ?? new Uint8Array();
  bytes[20] = (bytes[20] ?? 0) ^ 1;
  return { ...files, [path]: bytes };
}

function verified(bytes: Uint8Array) {
  const path = join(folder, 'pack.zip');
  writeFileSync(path, bytes);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, path], {
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

it('[evidence] the verifier script has at most 160 lines and imports only Node modules', () => {
  const text = readFileSync(script, 'utf8');
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(160);
  for (const [, from] of text.matchAll(/^import .* from '(.*)';$/gm))
    expect(from).toMatch(/^node:/);
});

describe('pack verifier script', () => {
  it.each<[string, () => Uint8Array, number, RegExp]>([
    ['an unchanged pack', () => zipped(files), 0, /Signed with the key[^]*are unchanged\.$/],
    ['a changed byte', () => zipped(withByteChanged('log.ndjson')), 1, /^changed: log\.ndjson$/m],
    ['a removed file', () => zipped(without('decisions.json')), 1, /^removed: decisions\.json$/m],
    ['an added file', () => zipped({ ...files, 'a.txt': encodeUtf8('a') }), 1, /^added: a\.txt$/m],
    ['a changed manifest', () => zipped(withByteChanged(manifestPath)), 1, /forged|cannot be read/],
    ['a removed signature', () => zipped(without(manifestSignaturePath)), 1, /is forged/],
    ['no manifest', () => zipped(without(manifestPath)), 1, /not an evidence pack/],
    [
      'a path to the parent folder',
      () => zipped({ ...files, '../a': encodeUtf8('a') }),
      1,
      /leaves its folder/,
    ],
    ['an absolute path', () => zipped({ ...files, '/a': encodeUtf8('a') }), 1, /is absolute/],
    [
      'a drive letter',
      () => zipped({ ...files, 'C:/a': encodeUtf8('a') }),
      1,
      /has a drive letter/,
    ],
    [
      'a file larger than declared',
      () => withSize(zipped(files, 9), 1),
      1,
      /size of .+ does not match/,
    ],
    ['a file of 4 GB', () => withSize(zipped(files, 9), 4_000_000_000), 1, /more than 4 GB/],
    ['a file that is not a pack', () => encodeUtf8('%PDF-1.7'), 1, /not a ZIP file/],
  ])('[evidence] the verifier script prints the result for %s', (_what, bytes, status, said) => {
    const found = verified(bytes());
    expect(found.said.trim()).toMatch(said);
    expect(found.status).toBe(status);
  });
});

function withSize(given: Uint8Array, size: number) {
  const bytes = Buffer.from(given);
  bytes.writeUInt32LE(size, bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 24);
  return bytes;
}

it('[evidence] the verifier script verifies a pack that kernel 2.1 exported', () => {
  const found = verified(readFileSync(join(import.meta.dirname, 'pack-of-kernel-2.1.zip')));
  expect(found.said.trim()).toMatch(/^Crude Oil Supply Agreement[^]*All 7 files are unchanged\.$/);
  expect(found.status).toBe(0);
});

describe('pack verifier script with a repacked pack', () => {
  const inFolder = (members: Files) =>
    Object.fromEntries(Object.entries(members).map(([path, bytes]) => [`pack/${path}`, bytes]));
  const folders = { 'records/': new Uint8Array(), 'documents/': new Uint8Array() };
  const ofMac = {
    'pack/.DS_Store': encodeUtf8('x'),
    '__MACOSX/': new Uint8Array(),
    '__MACOSX/pack/._manifest.json': encodeUtf8('x'),
  };

  it.each<[string, () => Uint8Array, RegExp]>([
    ['compressed', () => zipped(files, 9), /^Meridian/],
    ['with folder entries', () => zipped({ ...folders, ...files }), /^Meridian/],
    ['in a folder', () => zipped(inFolder(files)), /^The files are in the folder pack\//],
    [
      'packed by Finder',
      () => zipped({ ...inFolder(files), ...ofMac }, 9),
      /^Ignored: pack\/\.DS_Store\nIgnored: __MACOSX\/pack\/\._manifest\.json\n/,
    ],
  ])(
    '[R38] the verifier script reports that all files of a repacked pack are unchanged: %s @deep',
    (_what, bytes, said) => {
      const found = verified(bytes());
      expect(found.said).toMatch(said);
      expect(found.said.trim()).toMatch(/files are unchanged\.$/);
      expect(found.status).toBe(0);
    },
  );

  it('[R38] the verifier script detects a changed byte in a pack that was unpacked and compressed again', () => {
    const found = verified(zipped(inFolder(withByteChanged('log.ndjson')), 9));
    expect(found.said).toMatch(/^changed: log\.ndjson$/m);
    expect(found.status).toBe(1);
  });
});
