import { zipSync } from 'fflate';
import { encoded } from './encoded';
import { isSafePath, pathPart } from './safe-path';
import { packLimit, readZip, zipMembers } from './zip-file';

const now = new Date('2026-11-28T09:00:00.000Z');
const zipped = (...paths: readonly string[]) =>
  zipMembers(
    paths.map((path) => ({ path, bytes: encoded(`content of ${path}`) })),
    now,
  );

const named = (from: string, to: string) => {
  const text = Buffer.from(zipped(from)).toString('latin1');
  return new Uint8Array(Buffer.from(text.replaceAll(from, to), 'latin1'));
};

/** A ZIP file in which the sizes of the central directory are changed. */
function withSizes(compressed: number, original: number) {
  const bytes = zipped('a.txt');
  const view = new DataView(bytes.buffer);
  const at = Buffer.from(bytes).lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  view.setUint32(at + 20, compressed, true);
  view.setUint32(at + 24, original, true);
  return bytes;
}

describe('a ZIP file of stored members', () => {
  it('[evidence] is read as it was written, its bytes as they are', () => {
    const bytes = zipped('summary.html', 'documents/1-مستند.pdf');
    expect(Buffer.from(bytes).includes('content of summary.html')).toBe(true);
    expect(readZip(bytes)).toEqual({
      members: ['summary.html', 'documents/1-مستند.pdf'].map((path) => ({
        path,
        bytes: encoded(`content of ${path}`),
      })),
    });
  });

  it.each([
    ['no ZIP file', encoded('%PDF-1.7'), /not a ZIP file/],
    ['an empty file', new Uint8Array(), /not a ZIP file/],
    ['a file that is cut off', zipped('a.txt').subarray(0, 60).slice(), /not a ZIP file/],
    ['a path up', named('a/b.txt', '../.txt'), /leaves its folder: “..\/.txt”/],
    ['an absolute path', named('abcd.txt', '/etc/txt'), /leaves its folder/],
    ['a drive letter', named('abcd.txt', 'C:\\d.txt'), /leaves its folder/],
    ['a path of Windows up', named('abcdefg.txt', '..\\\\efg.txt'), /leaves its folder/],
    ['a name that hides itself', named('abcdefghi', '__proto__'), /leaves its folder|damaged/],
    ['one name twice', named('x.txt', 'x.txt'), undefined],
    [
      'compressed members',
      zipSync({ 'a.txt': [new Uint8Array(1000), { level: 9 }] }),
      /compressed/,
    ],
    [
      'a member of more than its bytes',
      withSizes(16, 4_000_000_000),
      /size of “a.txt” does not fit/,
    ],
    ['members of more than the file', withSizes(9000, 9000), /shorter than it says/],
    ['a file of 60 MB', new Uint8Array(60_000_000), /larger than 50 MB/],
  ])('[evidence] is refused or read: %s', (_what, bytes, reason) => {
    const read = readZip(new Uint8Array(bytes));
    if (reason) expect(read).toEqual({ problem: expect.stringMatching(reason) as string });
    else expect(read).toHaveProperty('members');
  });

  it('[evidence] is refused where one name is there twice', () => {
    const text = Buffer.from(zipped('a.txt', 'b.txt')).toString('latin1');
    const bytes = new Uint8Array(Buffer.from(text.replaceAll('b.txt', 'a.txt'), 'latin1'));
    expect(readZip(bytes)).toEqual({ problem: 'The file holds “a.txt” twice.' });
  });

  it('[evidence] of 50 MB is not refused for its size', () => {
    expect(readZip(new Uint8Array(packLimit))).toEqual({
      problem: 'This is not a ZIP file, or it is damaged.',
    });
  });
});

describe('the path of a member', () => {
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
  ])('[evidence] %j stays in its folder: %s', (path, isSafe) => {
    expect(isSafePath(path)).toBe(isSafe);
  });

  it.each([
    ['Report 2024.pdf', 'Report_2024.pdf'],
    ['../../etc/passwd', 'etc_passwd'],
    ['契約書.pdf', '契約書.pdf'],
    ['<b>"x"</b>', 'b_x_b'],
    ['...', 'file'],
    ['😀'.repeat(200), 'file'],
  ])('[evidence] of a document called %j is %j', (name, part) => {
    expect(pathPart(name)).toBe(part);
    expect(isSafePath(`documents/1-${part}`)).toBe(true);
  });
});
