import fc from 'fast-check';
import { toPdf, type PdfContent } from '.';

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

const pagesOf = (bytes: Uint8Array) => textOf(bytes).match(/\/Type \/Page\b/g)?.length;

const fontsOf = (bytes: Uint8Array) =>
  [
    ...new Set(
      [...textOf(bytes).matchAll(/\/FontName \/[A-Z]+\+(\w+)/g)].map(([, name = '']) => name),
    ),
  ].sort();

describe('toPdf', () => {
  it('[format] a PDF has header, trailer and title', async () => {
    const file = textOf(await toPdf(letter, createdAt));
    expect(file.startsWith('%PDF-1.')).toBe(true);
    expect(file.endsWith('%%EOF\n')).toBe(true);
    expect(file).toContain('/DisplayDocTitle true');
  });

  it('[format] identical content and time produce an identical PDF', async () => {
    expect(await toPdf(letter, createdAt)).toEqual(await toPdf(letter, createdAt));
  });

  it('[format] a PDF starts a new page when one is full', async () => {
    const paragraph = { kind: 'paragraph', text: 'A clause of some length. '.repeat(30) } as const;
    const blocks = Array.from({ length: 12 }, () => paragraph);
    expect(pagesOf(await toPdf(letter, createdAt))).toBe(1);
    expect(pagesOf(await toPdf({ ...letter, blocks }, createdAt))).toBe(3);
  });

  it.each([
    ['Ilze Kalniņa', ['NotoSans']],
    ['Владимир', ['NotoSans']],
    ['محمد', ['IBMPlexSansArabic', 'NotoSans']],
    ['李伟', ['NotoSans', 'NotoSansSC']],
    ['さくら', ['NotoSans', 'NotoSansJP']],
  ])(
    '[format] a PDF for %s contains only subsets of the required fonts @deep',
    async (text, fonts) => {
      const blocks = [{ kind: 'paragraph', text }] as const;
      const file = await toPdf({ title: 'A', footer: 'B', blocks }, createdAt);
      const named = fontsOf(file).map((name) => name.replace(/(Thin|Regular|Bold)$/, ''));
      expect([...new Set(named)]).toEqual(fonts);
      expect(file.length).toBeLessThan(40_000);
    },
  );

  it('[format] any text produces a valid PDF @deep', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        const content = { ...letter, title: text, blocks: [{ kind: 'paragraph', text }] } as const;
        expect(textOf(await toPdf(content, createdAt))).not.toMatch(/NaN|undefined/);
      }),
      { numRuns: 12 },
    );
  });
});
