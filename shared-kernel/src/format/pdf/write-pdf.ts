import { toBytes } from 'pdfkit/output';
import { loadTextFonts } from './font-set';
import { listPdfTexts, type PdfBlock, type PdfContent } from './pdf-content';
import {
  marginLeft,
  pageNumberCharacters,
  contentWidth,
  PdfWriter,
  type TextStyle,
} from './pdf-writer';

const labelRoom = 150;

const looks = {
  title: { weight: 'bold', size: 20, leading: 26, before: 0, colour: '#1a1a1a' },
  subtitle: { weight: 'regular', size: 11, leading: 16, before: 2, colour: '#666666' },
  heading: { weight: 'bold', size: 12, leading: 17, before: 16, colour: '#1a1a1a' },
  paragraph: { weight: 'regular', size: 10.5, leading: 15, before: 6, colour: '#262626' },
  note: { weight: 'regular', size: 9, leading: 13, before: 8, colour: '#666666' },
  label: { weight: 'regular', size: 10, leading: 15, before: 4, colour: '#666666' },
  fact: { weight: 'bold', size: 10, leading: 15, before: 4, colour: '#1a1a1a' },
  footer: { weight: 'regular', size: 8.5, leading: 11, before: 0, colour: '#666666' },
} as const satisfies Record<string, TextStyle>;

function putFact(
  sheet: PdfWriter,
  table: PDFKit.PDFStructureElement,
  [label, value]: readonly [string, string],
) {
  const names = sheet.lines(label, looks.label, labelRoom - 12);
  const values = sheet.lines(value, looks.fact, contentWidth - labelRoom);
  sheet.down(looks.fact.before);
  const fill = (row: PDFKit.PDFStructureElement) =>
    sheet.element('TH', (head) => sheet.element('TD', (cell) => putLines(head, cell), row), row);
  const putLines = (head: PDFKit.PDFStructureElement, cell: PDFKit.PDFStructureElement) => {
    for (let line = 0; line < Math.max(names.length, values.length); line += 1) {
      sheet.put([
        { text: names[line] ?? '', look: looks.label, x: marginLeft, element: head },
        { text: values[line] ?? '', look: looks.fact, x: marginLeft + labelRoom, element: cell },
      ]);
    }
  };
  sheet.element('TR', fill, table);
}

function putTitle(sheet: PdfWriter, { title, subtitle }: Pick<PdfContent, 'title' | 'subtitle'>) {
  sheet.putText(title, looks.title, 'H1');
  if (subtitle !== undefined) sheet.putText(subtitle, looks.subtitle, 'P');
}

function putBlock(sheet: PdfWriter, block: PdfBlock) {
  switch (block.kind) {
    case 'heading':
      sheet.keepTogether(
        looks.heading.before + looks.heading.leading + 2 * looks.paragraph.leading,
      );
      sheet.putText(block.text, looks.heading, 'H2');
      break;
    case 'part':
      sheet.newPage();
      putTitle(sheet, block);
      break;
    case 'paragraph':
    case 'note':
      sheet.putText(block.text, looks[block.kind], 'P');
      break;
    case 'facts':
      if (block.rows.length > 0)
        sheet.element('Table', (table) => {
          for (const row of block.rows) putFact(sheet, table, row);
        });
      break;
    case 'space':
      sheet.down(looks.paragraph.leading);
      break;
  }
}

export async function writePdf(
  content: PdfContent,
  createdAt: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const letters = await loadTextFonts(
    [...listPdfTexts(content), pageNumberCharacters].join(' ').normalize('NFC'),
  );
  const { title, blocks, footer } = content;
  const sheet = new PdfWriter(letters, {
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, CreationDate: new Date(createdAt) },
  });
  const bytes = toBytes(sheet.document);
  putTitle(sheet, content);
  for (const block of blocks) putBlock(sheet, block);
  sheet.putFooters(footer, looks.footer);
  sheet.end();
  return bytes;
}
