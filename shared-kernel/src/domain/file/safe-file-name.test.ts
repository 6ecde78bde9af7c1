import fc from 'fast-check';
import { toSafeFileName } from './safe-file-name';

const pdf = 'application/pdf';

describe('toSafeFileName', () => {
  it.each([
    ['statement.pdf', pdf, 'statement.pdf'],
    ['Statement.PDF', pdf, 'Statement.PDF'],
    ['statement.pdf.html', pdf, 'statement.pdf.html.pdf'],
    ['statement', pdf, 'statement.pdf'],
    ['photo.jfif', 'image/jpeg', 'photo.jfif'],
    ['photo.png', 'image/jpeg', 'photo.png.jpg'],
    ['list.csv', 'text/csv;charset=utf-8', 'list.csv'],
    ['event', 'text/calendar;charset=utf-8', 'event.ics'],
    ['trustfold-workspace_2024-07-22.ndjson.gz', 'application/gzip', undefined],
    ['run.exe', 'application/x-unknown', 'run.exe.bin'],
    ['page.html', '', 'page.html.bin'],
    ['no', 'constructor', 'no.bin'],
  ])('[R49] the file name %j gets the extension of the type %s', (name, type, expected = name) => {
    expect(toSafeFileName(name, type)).toBe(expected);
  });

  it.each([
    ['invoice\u202Efdp.exe', 'invoicefdp.exe.pdf'],
    ['\u061Ca\u200Eb\u200Fc\u202Ad\u202Ee\u2066f\u2069.pdf', 'abcdef.pdf'],
    ['../../etc/passwd', '-..-etc-passwd.pdf'],
    ['C:\\Users\\a.pdf', 'C--Users-a.pdf'],
    ['a\u0000b\r\nc\u007F\u0085.pdf', 'abc.pdf'],
    ['a\u2028b\ud800.pdf', 'ab.pdf'],
    ['what*?"<>|.pdf', 'what------.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['..hidden.pdf', 'hidden.pdf'],
    ['CON.pdf', '_CON.pdf'],
    ['nul', '_nul.pdf'],
    ['com1.tar.pdf', '_com1.tar.pdf'],
    ['LPT¹.pdf', '_LPT¹.pdf'],
    ['console.pdf', 'console.pdf'],
    ['statement.pdf. . ', 'statement.pdf'],
    ['statement .pdf', 'statement.pdf'],
    ['', 'file.pdf'],
    ['.pdf', 'pdf.pdf'],
    ['...', 'file.pdf'],
    ['شركة النور.pdf', 'شركة النور.pdf'],
    ['合同 7.pdf', '合同 7.pdf'],
  ])('[R49] the file name %j is changed to %j', (name, expected) => {
    expect(toSafeFileName(name, pdf)).toBe(expected);
  });

  it('[R49] a long file name is shortened to 255 bytes without splitting characters or losing the extension', () => {
    expect(toSafeFileName(`${'x'.repeat(300)}.pdf`, pdf)).toBe(`${'x'.repeat(251)}.pdf`);
    expect(toSafeFileName(`${'合'.repeat(200)}.pdf`, pdf)).toBe(`${'合'.repeat(83)}.pdf`);
    expect(toSafeFileName('😀'.repeat(100), pdf)).toBe(`${'😀'.repeat(62)}.pdf`);
  });

  it('[R49] every name becomes a safe file name, and a safe name stays unchanged @deep', () => {
    const hostile = fc.constantFrom(
      '\u202E',
      '/',
      '\\',
      '.',
      ' ',
      '\0',
      ':',
      'con',
      '.pdf',
      '\ud800',
    );
    const name = fc.array(fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 4 })), {
      maxLength: 120,
    });
    fc.assert(
      fc.property(name, (parts) => {
        const safe = toSafeFileName(parts.join(''), pdf);
        expect(safe).toMatch(
          /^[^\s./\\:*?"<>|\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069][^/\\:*?"<>|\p{Cc}]*\.pdf$/iu,
        );
        expect(new TextEncoder().encode(safe).length).toBeLessThanOrEqual(255);
        expect(toSafeFileName(safe, pdf)).toBe(safe);
      }),
    );
  });
});
