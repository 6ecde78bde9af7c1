import { zipSync } from 'fflate';
import { encodeUtf8 } from './encode-utf8';
import { isSafePath, toPathSegment } from './safe-path';
import { maxEvidencePackBytes, readZip as readAnyZip, createZip } from './zip-file';

const marker = 'manifest.json';
const readZip = (bytes: Uint8Array<ArrayBuffer>) => readAnyZip(bytes, marker);

const now = new Date('2026-11-28T09:00:00.000Z');
const zipped = (...paths: readonly string[]) =>
  createZip(
    paths.map((path) => ({ path, bytes: encodeUtf8(`content of ${path}`) })),
    now,
  );

const named = (from: string, to: string) => {
  const text = Buffer.from(zipped(from)).toString('latin1');
  return new Uint8Array(Buffer.from(text.replaceAll(from, to), 'latin1'));
};

function withSizes(compressed: number, original: number) {
  const bytes = zipped('a.txt');
  const view = new DataView(bytes.buffer);
  const at = Buffer.from(bytes).lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  view.setUint32(at + 20, compressed, true);
  view.setUint32(at + 24, original, true);
  return bytes;
}

function withField(given: Uint8Array, offset: number, value: number) {
  const bytes = new Uint8Array(given);
  const view = new DataView(bytes.buffer);
  const at = Buffer.from(bytes).lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  view.setUint16(at + offset, value & 0xffff, true);
  return { bytes, view, at };
}
const withFlag = (bytes: Uint8Array, flag: number) => withField(bytes, 8, flag).bytes;
const withMethod = (bytes: Uint8Array, method: number) => withField(bytes, 10, method).bytes;
function withSize(given: Uint8Array, size: number) {
  const { bytes, view, at } = withField(given, 24, 0);
  view.setUint32(at + 24, size, true);
  return bytes;
}

const repacked = (names: readonly string[], level: 0 | 9) =>
  zipSync(
    Object.fromEntries(
      names.map((name) => [
        name,
        name.endsWith('/')
          ? new Uint8Array()
          : encodeUtf8(`content of ${name.replace(/^pack\//, '')}`),
      ]),
    ),
    { level },
  );

describe('repacked pack', () => {
  const packed = 'The pack was recompressed after the export. Files are compared by content.';
  const inFolder = 'The files are in the folder “pack”.';

  it.each<[string, string[], 0 | 9, string[]]>([
    ['packed by a mail gateway', ['manifest.json', 'records/a.json'], 9, [packed]],
    ['packed by Explorer', ['manifest.json', 'records/', 'records/a.json'], 0, []],
    ['in a folder', ['pack/manifest.json', 'pack/records/a.json'], 0, [inFolder]],
    [
      'packed by Finder',
      [
        'pack/',
        'pack/.DS_Store',
        'pack/manifest.json',
        'pack/records/',
        'pack/records/a.json',
        '__MACOSX/',
        '__MACOSX/pack/._manifest.json',
      ],
      9,
      [packed, inFolder, 'Ignored system files: pack/.DS_Store, __MACOSX/pack/._manifest.json.'],
    ],
    [
      'with Windows system files',
      ['manifest.json', 'records/a.json', 'Thumbs.db', 'records/desktop.ini'],
      0,
      ['Ignored system files: Thumbs.db, records/desktop.ini.'],
    ],
  ])('[R38] a repacked pack contains the original files: %s', (_what, names, level, remarks) => {
    expect(readZip(repacked(names, level))).toEqual({
      members: ['manifest.json', 'records/a.json'].map((path) => ({
        path,
        bytes: encodeUtf8(`content of ${path}`),
      })),
      remarks,
    });
  });

  it('[R38] a ZIP file may have names in decomposed Unicode, and without the UTF-8 flag', () => {
    const name = 'documents/1-Vertrag für Zoë.pdf';
    const bytes = withFlag(repacked([name.normalize('NFD')], 0), 0);
    expect(readZip(bytes)).toMatchObject({ members: [{ path: name.normalize('NFC') }] });
  });

  it('[R38] a ZIP file may have backslashes as folder separators', () => {
    const bytes = named('records/a.json', 'records\\a.json');
    expect(readZip(bytes)).toMatchObject({ members: [{ path: 'records/a.json' }] });
  });

  it('[R38] a ZIP file keeps its top-level folder if a file is outside it or the manifest is missing', () => {
    const paths = (names: readonly string[]) => {
      const read = readZip(repacked(names, 0));
      return 'members' in read && read.members.map(({ path }) => path);
    };
    const names = ['pack/manifest.json', 'other/a.json'];
    expect(paths(names)).toEqual(names);
    expect(paths(['pack/a.json'])).toEqual(['pack/a.json']);
  });
});

describe('readZip', () => {
  it('[evidence] unpacking a ZIP file returns the original names and contents of its files', () => {
    const bytes = zipped('summary.html', 'documents/1-مستند.pdf');
    expect(Buffer.from(bytes).includes('content of summary.html')).toBe(true);
    expect(readZip(bytes)).toEqual({
      members: ['summary.html', 'documents/1-مستند.pdf'].map((path) => ({
        path,
        bytes: encodeUtf8(`content of ${path}`),
      })),
      remarks: [],
    });
  });

  it.each([
    ['no ZIP file', encodeUtf8('%PDF-1.7'), /not a ZIP file/],
    ['an empty file', new Uint8Array(), /not a ZIP file/],
    ['a truncated file', zipped('a.txt').subarray(0, 60).slice(), /not a ZIP file/],
    [
      'a path to the parent folder',
      named('a/b.txt', '../.txt'),
      /a path that leaves its folder: “..\/.txt”/,
    ],
    ['an absolute path', named('abcd.txt', '/etc/txt'), /an absolute path: “\/etc\/txt”/],
    ['a drive letter', named('abcd.txt', 'C:\\d.txt'), /a path with a drive letter: “C:\/d.txt”/],
    [
      'a Windows path to the parent folder',
      named('abcdefg.txt', '..\\\\efg.txt'),
      /leaves its folder/,
    ],
    ['an empty path segment', named('abcd.txt', 'a//d.txt'), /a path with an empty segment/],
    ['the name __proto__', named('abcdefghi', '__proto__'), undefined],
    ['a duplicate name', named('x.txt', 'x.txt'), undefined],
    ['compressed files', zipSync({ 'a.txt': [new Uint8Array(1000), { level: 9 }] }), undefined],
    [
      'files that unpack to more than 50 MB',
      zipSync({ 'a.txt': [new Uint8Array(maxEvidencePackBytes + 1), { level: 9 }] }),
      /unpacks to more than 50 MB/,
    ],
    [
      'a file that unpacks to more than its declared size',
      withSize(zipSync({ 'a.txt': [new Uint8Array(30_000_000), { level: 9 }] }), 1000),
      /“a.txt” is larger than the stated size/,
    ],
    [
      'a file that unpacks to less than its declared size',
      withSize(zipSync({ 'a.txt': [new Uint8Array(1000), { level: 9 }] }), 1001),
      /“a.txt” is smaller than the stated size/,
    ],
    ['an encrypted file', withFlag(zipped('a.txt'), 1), /“a.txt” is encrypted/],
    ['another compression method', withMethod(zipped('a.txt'), 14), /unsupported compression/],
    ['a folder outside the archive', named('ab/cd/', '../cd/'), /a path that leaves its folder/],
    ['a declared size of 4 GB', withSizes(16, 4_000_000_000), /unpacks to more than 50 MB/],
    ['sizes beyond the end of the archive', withSizes(9000, 9000), /not a ZIP file/],
    ['a file with a wrong size', withSizes(16, 17), /size of “a.txt” does not match/],
    ['a file of 60 MB', new Uint8Array(60_000_000), /larger than 50 MB/],
  ])(
    '[evidence] reads intact and safe ZIP files, and explains why others are rejected: %s',
    (_what, bytes, reason) => {
      const read = readZip(new Uint8Array(bytes));
      expect('problem' in read ? read.problem : 'read').toMatch(reason ?? /^read$/);
    },
  );

  it('[evidence] a ZIP file with a duplicate file name is rejected', () => {
    const text = Buffer.from(zipped('a.txt', 'b.txt')).toString('latin1');
    const bytes = new Uint8Array(Buffer.from(text.replaceAll('b.txt', 'a.txt'), 'latin1'));
    expect(readZip(bytes)).toEqual({ problem: 'The file contains “a.txt” twice.' });
  });

  it('[evidence] a ZIP file may contain a file of exactly 50 MB', () => {
    expect(readZip(new Uint8Array(maxEvidencePackBytes))).toEqual({
      problem: 'This is not a ZIP file, or it is damaged.',
    });
  });
});

describe('path of a file in a pack', () => {
  it.each([
    ['a', true],
    ['documents/1-a b.pdf', true],
    ['a..b/c', true],
    ['', false],
    ['.', false],
    ['a/../b', false],
    ['a/./b', false],
    ['a//b', false],
    ['/a', false],
    ['a/', false],
    ['C:a', false],
    ['a\\b', false],
    ['a\u0000b', false],
    ['a'.repeat(200), true],
    ['a'.repeat(201), false],
  ])('[evidence] the path %j in a pack is safe: %s', (path, isSafe) => {
    expect(isSafePath(path)).toBe(isSafe);
  });

  it.each([
    ['Report 2024.pdf', 'Report_2024.pdf'],
    ['../../etc/passwd', 'etc_passwd'],
    ['契約書.pdf', '契約書.pdf'],
    ['<b>"x"</b>', 'b_x_b'],
    ['...', 'file'],
    ['😀'.repeat(200), 'file'],
  ])('[evidence] the document name %j becomes the path %j in a pack', (name, part) => {
    expect(toPathSegment(name)).toBe(part);
    expect(isSafePath(`documents/1-${part}`)).toBe(true);
  });
});
