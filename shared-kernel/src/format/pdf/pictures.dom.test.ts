import { mockCanvas } from '../test-canvas';
import { readPdfTexts } from './test-pdf-texts';
import { toPdf } from '.';

const fileOf = (text: string) =>
  toPdf(
    { title: 'A', footer: 'B', blocks: [{ kind: 'paragraph', text }] },
    '2024-07-22T09:00:00.000Z',
  );

const imagesIn = (file: Uint8Array) =>
  Buffer.from(file)
    .toString('latin1')
    .match(/\/Subtype \/Image/g)?.length ?? 0;

describe('name in a script without a font', () => {
  it('[R13] a PDF shows a name that no font supports as an image, and contains the name as text', async () => {
    mockCanvas({ letters: /\p{Script=Thai}/u });
    const file = await fileOf('By สมชาย ใจดี, Bangkok');
    // A picture has two embedded images, one for the colours and one for the alpha channel.
    expect(imagesIn(file)).toBe(2);
    expect(readPdfTexts(file).join('')).toContain('By สมชาย ใจดี, Bangkok');
  });

  it('[R13] a PDF draws the image of a right-to-left name from right to left', async () => {
    mockCanvas({ letters: /\p{Script=Hebrew}/u });
    const file = await fileOf('שלום כהן');
    expect(imagesIn(file)).toBe(2);
    expect(readPdfTexts(file)).toContain('שלום כהן');
  });

  it('[R13] a letter and its combining mark are one glyph in a PDF', async () => {
    mockCanvas({ letters: /x|\u0331/u });
    const file = await fileOf('x̱');
    expect(imagesIn(file)).toBe(2);
    expect(readPdfTexts(file)).toContain('x̱');
  });

  it.each([
    ['no system font contains the letters', { letters: /\p{Script=Latin}/u }],
    ['the canvas returns noise', { letters: /./u, isGuarded: true }],
  ])('[R13, R20] a PDF shows code points instead of an image if %s', async (_why, canvas) => {
    mockCanvas(canvas);
    const file = await fileOf('สมชาย');
    expect(imagesIn(file)).toBe(0);
    expect(readPdfTexts(file)).toContain('สมชาย');
  });

  it('[R13] a PDF contains no image if a font supports all letters', async () => {
    mockCanvas({ letters: /./u });
    expect(imagesIn(await fileOf('Łukasz, 王小明, محمد علي'))).toBe(0);
  });
});
