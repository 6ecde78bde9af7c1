import PDFDocument from 'pdfkit';
import { splitByDirection } from '../truncate-text';
import { isFallbackFont } from './fallback-fonts';
import { FallbackTextRenderer } from './fallback-text';
import { FontResolver } from './font-resolver';
import { wrapLines } from './wrap-lines';
import type { FontSet, FontWeight } from './font-set';
import { splitTextRuns, type TextRun } from './text-runs';

/** Width and height of an A4 page (ISO 216), in points. */
const page = { width: 595.28, height: 841.89 } as const;

const margin = { side: 64, top: 72, bottom: 72 } as const;

export const marginLeft = margin.side;

export const contentWidth = page.width - 2 * margin.side;

/**
 * All characters of page numbers. The PDF needs a font for them, even if the text does not contain these characters.
 */
export const pageNumberCharacters = 'Page 0123456789 of';

export interface TextStyle {
  readonly weight: FontWeight;
  readonly size: number;
  readonly leading: number;
  /** Space above a text block, in points. */
  readonly before: number;
  readonly colour: string;
}

interface Column {
  readonly text: string;
  readonly look: TextStyle;
  readonly x: number;
}

type Element = PDFKit.PDFStructureElement;

interface TaggedColumn extends Column {
  readonly element: Element;
}

/** Structure types of a text block in a tagged PDF (ISO 32000-1, 14.8.4). */
export type TextTag = 'H1' | 'H2' | 'P';

/** Marks the header cell of a table row. The TypeScript types of the library do not contain this value. */
const rowHeading = { scope: 'Row' } as PDFKit.Mixins.StructureElementOptions;

/**
 * The option `features` makes the text shaper process a whole run instead of single words. Each call returns a new
 * object, because the shaper modifies it.
 */
const wholeRun = () => ({ features: { liga: false } as unknown as [] });

const withIsolates = (text: string): string =>
  splitByDirection(text)
    .map((part, index) => (index % 2 === 0 ? part : `\u2067${part}\u2069`))
    .join('');

const done = new WeakSet();

/** Reverses the characters of ligatures in right-to-left text, because PDF viewers reverse them again when copying. */
function keepJoinedInOrder(document: PDFKit.PDFDocument): void {
  const { font } = document._font;
  if (done.has(font)) return;
  done.add(font);
  const layout = font.layout.bind(font);
  font.layout = (...asked) => {
    const shaped = layout(...asked);
    for (const glyph of shaped.direction === 'rtl' ? shaped.glyphs : []) {
      if (done.has(glyph)) continue;
      done.add(glyph);
      glyph.codePoints = [...glyph.codePoints].reverse();
    }
    return shaped;
  };
}

/** Writes pages from top to bottom and starts a new page when the current one is full. */
export class PdfWriter {
  readonly document: PDFKit.PDFDocument;
  readonly #fonts: FontResolver;
  readonly #drawn: FallbackTextRenderer;
  readonly #widths = new Map<string, number>();
  readonly #root: Element;
  #y: number = margin.top;

  constructor(letters: FontSet, options: PDFKit.PDFDocumentOptions) {
    this.document = new PDFDocument({
      ...options,
      size: 'A4',
      margin: 0,
      bufferPages: true,
      font: '',
      pdfVersion: '1.7',
      tagged: true,
    });
    this.#root = this.document.struct('Document');
    this.document.addStructure(this.#root);
    for (const [name, font] of letters.fonts) this.document.registerFont(name, font);
    this.#drawn = new FallbackTextRenderer(this.document, letters.plain);
    this.#fonts = new FontResolver(this.document, letters, this.#drawn);
  }

  down(points: number) {
    this.#y += points;
  }

  /**
   * Starts a new page if the next `height` points do not fit. This prevents a heading from being alone at the bottom of
   * a page.
   */
  keepTogether(height: number) {
    if (this.#y + height > page.height - margin.bottom) this.newPage();
  }

  newPage() {
    this.document.addPage();
    this.#y = margin.top;
  }

  element(type: string, fill: (element: Element) => void, parent = this.#root) {
    const element = this.document.struct(type, type === 'TH' ? rowHeading : {});
    parent.add(element);
    fill(element);
    element.end();
  }

  /** Ends the PDF document. Call this method last. */
  end() {
    this.#root.end();
    this.document.end();
  }

  lines(text: string, look: TextStyle, width: number): readonly string[] {
    return wrapLines(text, (piece) => this.#width(this.#runs(piece, look), look), width);
  }

  /** Writes columns side by side on one baseline. Page breaks never split a line. */
  put(columns: readonly TaggedColumn[]) {
    const leading = Math.max(...columns.map(({ look }) => look.leading));
    this.keepTogether(leading);
    this.down(leading);
    const y = this.#y;
    for (const { element, ...column } of columns)
      if (column.text !== '') element.add(() => this.#draw(column, y));
  }

  putText(text: string, look: TextStyle, tag: TextTag) {
    this.down(look.before);
    this.element(tag, (element) => {
      for (const line of this.lines(text, look, contentWidth))
        this.put([{ text: line, look, x: margin.side, element }]);
    });
  }

  /** Adds the footer to every page. Call this method after all content is written. */
  putFooters(text: string, look: TextStyle) {
    const { count } = this.document.bufferedPageRange();
    const y = page.height - margin.bottom / 2;
    for (let index = 0; index < count; index += 1) {
      this.document.switchToPage(index);
      const number = `Page ${index + 1} of ${count}`;
      const width = this.#width(this.#runs(number, look), look);
      const [line = ''] = this.lines(text, look, contentWidth - width - 12);
      this.document.markContent('Artifact', { type: 'Pagination' });
      this.#draw({ text: line, look, x: margin.side }, y);
      this.#draw({ text: number, look, x: margin.side + contentWidth - width }, y);
      this.document.endMarkedContent();
    }
  }

  #runs(line: string, { weight }: TextStyle): readonly TextRun[] {
    return splitTextRuns(withIsolates(line), this.#fonts.for(weight));
  }

  #width(runs: readonly TextRun[], look: TextStyle): number {
    return runs.reduce((width, run) => width + look.size * this.#widthAtOne(run, look), 0);
  }

  /** Text widths are cached, because shaping is the slowest step. */
  #widthAtOne(run: TextRun, look: TextStyle): number {
    const key = `${run.font} ${look.weight} ${run.text}`;
    const width = this.#widths.get(key) ?? this.#measured(run, look);
    this.#widths.set(key, width);
    return width;
  }

  #measured(run: TextRun, look: TextStyle): number {
    if (isFallbackFont(run.font)) return this.#drawn.widthOf(run, { ...look, ...run });
    this.document.font(run.font).fontSize(1);
    keepJoinedInOrder(this.document);
    return this.document.widthOfString(run.text, wholeRun());
  }

  #draw({ text, look, x }: Column, y: number) {
    let at = x;
    for (const run of this.#runs(text, look)) {
      if (isFallbackFont(run.font))
        this.#drawn.put(run, { ...look, ...run }, { x: at, y, size: look.size });
      else
        this.document
          .font(run.font)
          .fontSize(look.size)
          .fillColor(look.colour)
          .text(run.text, at, y, { ...wholeRun(), lineBreak: false, baseline: 'alphabetic' });
      at += this.#width([run], look);
    }
  }
}
