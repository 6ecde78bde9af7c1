import { drawable, textWidth, wrap, type PdfFont } from './pdf-font';

/** One part of a document, from top to bottom. */
export type PdfBlock =
  | { readonly kind: 'heading' | 'paragraph' | 'note'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'space' };

export interface PdfContent {
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly blocks: readonly PdfBlock[];
  /** Stands at the foot of every page, before the page number. */
  readonly footer: string;
}

/** One line of text at a place on its page, in points from the lower left corner. */
export interface PdfLine {
  readonly text: string;
  readonly font: PdfFont;
  readonly size: number;
  readonly x: number;
  readonly y: number;
  /** 0 is black, 1 is white. */
  readonly grey: number;
}

/** ISO 216 A4, in points. */
export const pageSize = { width: 595, height: 842 } as const;

const margin = { side: 64, top: 72, bottom: 72 } as const;
const room = pageSize.width - 2 * margin.side;
const labelRoom = 150;

interface Look {
  readonly font: PdfFont;
  readonly size: number;
  readonly leading: number;
  readonly before: number;
  readonly grey: number;
}

const looks = {
  title: { font: 'bold', size: 20, leading: 26, before: 0, grey: 0.1 },
  subtitle: { font: 'regular', size: 11, leading: 16, before: 2, grey: 0.4 },
  heading: { font: 'bold', size: 12, leading: 17, before: 16, grey: 0.1 },
  paragraph: { font: 'regular', size: 10.5, leading: 15, before: 6, grey: 0.15 },
  note: { font: 'regular', size: 9, leading: 13, before: 8, grey: 0.4 },
  label: { font: 'regular', size: 10, leading: 15, before: 4, grey: 0.4 },
  fact: { font: 'bold', size: 10, leading: 15, before: 4, grey: 0.1 },
  footer: { font: 'regular', size: 8.5, leading: 11, before: 0, grey: 0.4 },
} as const satisfies Record<string, Look>;

/** Where the next line goes; opens a page when the last one is full. */
class Cursor {
  readonly pages: PdfLine[][] = [[]];
  private y: number = pageSize.height - margin.top;

  down(points: number) {
    this.y -= points;
  }

  /** Keeps the coming lines on one page, so that no heading stands alone at its foot. */
  keepTogether(height: number) {
    if (this.y - height >= margin.bottom) return;
    this.pages.push([]);
    this.y = pageSize.height - margin.top;
  }

  put(columns: readonly { readonly text: string; readonly look: Look; readonly x: number }[]) {
    const leading = Math.max(...columns.map(({ look }) => look.leading));
    this.keepTogether(leading);
    this.down(leading);
    for (const { text, look, x } of columns) {
      this.pages
        .at(-1)
        ?.push({ text, font: look.font, size: look.size, x, y: this.y, grey: look.grey });
    }
  }
}

function putText(cursor: Cursor, text: string, look: Look) {
  cursor.down(look.before);
  for (const line of wrap(drawable(text), look.font, look.size, room)) {
    cursor.put([{ text: line, look, x: margin.side }]);
  }
}

function putFact(cursor: Cursor, label: string, value: string) {
  const names = wrap(drawable(label), looks.label.font, looks.label.size, labelRoom - 12);
  const values = wrap(drawable(value), looks.fact.font, looks.fact.size, room - labelRoom);
  cursor.down(looks.fact.before);
  for (let line = 0; line < Math.max(names.length, values.length); line += 1) {
    cursor.put([
      { text: names[line] ?? '', look: looks.label, x: margin.side },
      { text: values[line] ?? '', look: looks.fact, x: margin.side + labelRoom },
    ]);
  }
}

function putBlock(cursor: Cursor, block: PdfBlock) {
  switch (block.kind) {
    case 'heading':
      cursor.keepTogether(
        looks.heading.before + looks.heading.leading + 2 * looks.paragraph.leading,
      );
      putText(cursor, block.text, looks.heading);
      break;
    case 'paragraph':
    case 'note':
      putText(cursor, block.text, looks[block.kind]);
      break;
    case 'facts':
      for (const [label, value] of block.rows) putFact(cursor, label, value);
      break;
    case 'space':
      cursor.down(looks.paragraph.leading);
      break;
  }
}

function footerLines(footer: string, page: number, pages: number): PdfLine[] {
  const { font, size, grey } = looks.footer;
  const y = margin.bottom / 2;
  const count = `Page ${page} of ${pages}`;
  const end = pageSize.width - margin.side - textWidth(count, font, size);
  const [words = ''] = wrap(drawable(footer), font, size, end - margin.side - 12);
  return [
    { text: words, font, size, grey, x: margin.side, y },
    { text: count, font, size, grey, x: end, y },
  ];
}

/** The document's lines, page by page. */
export function layOut({ title, subtitle, blocks, footer }: PdfContent): readonly PdfLine[][] {
  const cursor = new Cursor();
  putText(cursor, title, looks.title);
  if (subtitle !== undefined) putText(cursor, subtitle, looks.subtitle);
  for (const block of blocks) putBlock(cursor, block);
  const { pages } = cursor;
  return pages.map((lines, index) => [...lines, ...footerLines(footer, index + 1, pages.length)]);
}
