import { hasFileSignature } from './file-kind';

describe('hasFileSignature', () => {
  it('[C11] rejects a web page with the extension of a PDF, and accepts a PDF', () => {
    expect(hasFileSignature(new TextEncoder().encode('%PDF-1.7 …'), 'pdf')).toBe(true);
    expect(hasFileSignature(new TextEncoder().encode('<html><script>'), 'pdf')).toBe(false);
    expect(hasFileSignature(new Uint8Array(), 'png')).toBe(false);
    expect(hasFileSignature(new Uint8Array(), 'pdf')).toBe(false);
  });

  it.each([
    ['a byte-order mark', '\ufeff%PDF-1.7'],
    ['an empty line', '\n%PDF-1.7'],
    ['an empty line with a Windows line ending', '\r\n\r\n%PDF-1.4'],
    ['a byte-order mark and an empty line', '\ufeff\r\n%PDF-2.0'],
    ['a printer command', '\u001b%-12345X@PJL\r\n%PDF-1.4'],
    ['1,019 bytes', `${' '.repeat(1019)}%PDF-`],
  ])('[R19, C11] accepts a PDF with %s before its header', (_what, text) => {
    expect(hasFileSignature(new TextEncoder().encode(text), 'pdf')).toBe(true);
  });

  it.each([
    ['1,020 bytes before its header', `${' '.repeat(1020)}%PDF-1.7`],
    ['half a header', '\ufeff%PDF'],
    ['none', 'PDF-1.7'],
  ])('[R19, C11] rejects a PDF with %s', (_what, text) => {
    expect(hasFileSignature(new TextEncoder().encode(text), 'pdf')).toBe(false);
  });

  it.each([
    ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    ['jpeg', [0xff, 0xd8, 0xff, 0xe0]],
    ['jpeg', [0xff, 0xd8, 0xff, 0xe1]],
    ['jpeg', [0xff, 0xd8, 0xff, 0xdb]],
    ['docx', [0x50, 0x4b, 0x03, 0x04]],
  ] as const)(
    '[R19, C11] accepts a %s only if the file starts with its signature: %j',
    (kind, bytes) => {
      expect(hasFileSignature(Uint8Array.from(bytes), kind)).toBe(true);
      expect(hasFileSignature(Uint8Array.from([0x0a, ...bytes]), kind)).toBe(false);
      expect(hasFileSignature(Uint8Array.from(bytes.slice(0, 2)), kind)).toBe(false);
    },
  );
});
