import { readMoment, written } from '../read-moment';
import { pdfFonts, winAnsi, type PdfFont } from './pdf-font';
import { layOut, pageSize, type PdfContent, type PdfLine } from './pdf-layout';

const latin1 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));

const hex = (bytes: readonly number[]): string =>
  `<${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}>`;

const utf16 = (text: string): string =>
  hex([
    0xfe,
    0xff,
    ...Array.from(text, (_, index) => text.charCodeAt(index)).flatMap((unit) => [
      unit >> 8,
      unit & 255,
    ]),
  ]);

const pdfDate = (iso: string): string => `(D:${written(readMoment(iso), 'YYYYMMDDHHmmss[Z]')})`;

const fontNames: Record<PdfFont, string> = { regular: 'F1', bold: 'F2' };

const drawLine = ({ text, font, size, x, y, grey }: PdfLine): string =>
  text === ''
    ? ''
    : `BT ${grey} g /${fontNames[font]} ${size} Tf ${x.toFixed(2)} ${y.toFixed(2)} Td ${hex(winAnsi(text))} Tj ET\n`;

const fontObject = (font: PdfFont): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${pdfFonts[font]} /Encoding /WinAnsiEncoding >>`;

const firstPage = 6;

function objectsOf(content: PdfContent, createdAt: string): string[] {
  const pages = layOut(content);
  const pageNumber = (index: number) => firstPage + 2 * index;
  return [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-US) /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Kids [${pages.map((_, index) => `${pageNumber(index)} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    fontObject('regular'),
    fontObject('bold'),
    `<< /Title ${utf16(content.title)} /CreationDate ${pdfDate(createdAt)} >>`,
    ...pages.flatMap((lines, index) => {
      const stream = lines.map(drawLine).join('');
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageSize.width} ${pageSize.height}] ` +
          `/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${pageNumber(index) + 1} 0 R >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}endstream`,
      ];
    }),
  ];
}

/**
 * A PDF of plain text on A4: titled, wrapped, paged and numbered, in the standard Helvetica faces.
 * The same content and `createdAt` (ISO) give the same bytes. Letters outside Western European
 * scripts lose their accents or become question marks; the file's title keeps them.
 */
export function toPdf(content: PdfContent, createdAt: string): Uint8Array<ArrayBuffer> {
  const objects = objectsOf(content, createdAt);
  let file = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = file.length;
  const entries = offsets
    .map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
    .join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return latin1(file);
}
