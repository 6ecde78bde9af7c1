import fc from 'fast-check';
import { drawable, textWidth, wrap } from './pdf-font';
import { layOut, pageSize, type PdfContent } from './pdf-layout';
import { toPdf } from './to-pdf';

const createdAt = '2024-07-22T09:00:00.000Z';
const letter: PdfContent = {
  title: 'Supply “Agreement”',
  subtitle: 'CON-1',
  footer: 'Sample file',
  blocks: [
    { kind: 'heading', text: 'Parties' },
    { kind: 'facts', rows: [['Client', 'Ilze Kalniņa']] },
    { kind: 'paragraph', text: 'The parties agree. '.repeat(40) },
    { kind: 'space' },
    { kind: 'note', text: 'Nothing here binds anyone.' },
  ],
};

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

describe('toPdf', () => {
  it('[format] begins and ends as a PDF and points at its own cross-reference table', () => {
    const file = textOf(toPdf(letter, createdAt));
    expect(file.startsWith('%PDF-1.4\n')).toBe(true);
    expect(file.endsWith('%%EOF\n')).toBe(true);
    const table = Number(/startxref\n(\d+)\n/.exec(file)?.[1]);
    expect(file.slice(table, table + 5)).toBe('xref\n');
  });

  it('[format] lists every object at the byte it begins at', () => {
    const file = textOf(toPdf(letter, createdAt));
    const offsets = [...file.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
    expect(offsets.length).toBeGreaterThan(6);
    offsets.forEach((offset, index) => {
      expect(file.slice(offset).startsWith(`${index + 1} 0 obj\n`)).toBe(true);
    });
  });

  it('[format] states the exact length of every stream', () => {
    const file = textOf(toPdf(letter, createdAt));
    const streams = [...file.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)endstream/g)];
    expect(streams.length).toBeGreaterThan(0);
    for (const [, length, body] of streams) expect(body).toHaveLength(Number(length));
  });

  it('[format] gives the same bytes for the same content and moment', () => {
    expect(toPdf(letter, createdAt)).toEqual(toPdf(letter, createdAt));
  });

  it('[format] stays one byte a character whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const bytes = toPdf(
          { ...letter, title: text, blocks: [{ kind: 'paragraph', text }] },
          createdAt,
        );
        expect(bytes.length).toBe(textOf(bytes).length);
        expect(textOf(bytes)).not.toMatch(/NaN|undefined/);
      }),
      { numRuns: 50 },
    );
  });
});

describe('layOut', () => {
  it('[format] opens a new page when one is full and numbers them all', () => {
    const paragraph = { kind: 'paragraph', text: 'A clause of some length. '.repeat(30) } as const;
    const pages = layOut({ ...letter, blocks: Array.from({ length: 12 }, () => paragraph) });
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.at(-1)?.at(-1)?.text).toBe(`Page ${pages.length} of ${pages.length}`);
  });

  it('[format] keeps every line inside the page', () => {
    const long = { kind: 'paragraph', text: 'W'.repeat(400) } as const;
    for (const line of layOut({ ...letter, blocks: [long, ...letter.blocks] }).flat()) {
      expect(line.x + textWidth(line.text, line.font, line.size)).toBeLessThanOrEqual(
        pageSize.width,
      );
      expect(line.y).toBeGreaterThan(0);
    }
  });
});

describe('drawable', () => {
  it.each([
    ['Kalniņa', 'Kalnina'],
    ['李伟', '??'],
    ['São Tomé – “deal”', 'São Tomé – “deal”'],
    ['one\ttwo\nthree', 'one two three'],
  ])('[format] writes %j as %j', (text, drawn) => {
    expect(drawable(text)).toBe(drawn);
  });
});

describe('wrap', () => {
  it('[format] loses no word and keeps every line within the room', () => {
    const text = 'the quick brown fox jumps over the lazy dog'.repeat(5);
    const lines = wrap(text, 'regular', 10, 120);
    expect(lines.join(' ').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    for (const line of lines) expect(textWidth(line, 'regular', 10)).toBeLessThanOrEqual(120);
  });
});
