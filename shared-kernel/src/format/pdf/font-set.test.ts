import { loadTextFonts } from './font-set';

const filesFor = async (text: string) =>
  Array.from((await loadTextFonts(text)).fonts.keys(), (address) =>
    address.split('/').at(-1),
  ).sort();

const latin = ['noto-sans-latin-400-normal.woff', 'noto-sans-latin-700-normal.woff'];

describe('fonts for a document', () => {
  it('[format] a PDF loads only the font slices that the text needs', async () => {
    expect(await filesFor('Ann')).toEqual(latin);
    expect(await filesFor('Ann Ελλάδα')).toEqual([
      'noto-sans-greek-400-normal.woff',
      'noto-sans-greek-700-normal.woff',
      ...latin,
    ]);
    expect(await filesFor('李')).toEqual([
      ...latin,
      expect.stringMatching(/^noto-sans-sc-\d+-400/),
    ]);
  });

  it('[format] a PDF uses Japanese glyphs for text with kana, otherwise Chinese ones', async () => {
    const fonts = async (text: string) => (await loadTextFonts(text)).fontOf('国', 'bold');
    expect(await fonts('国')).toMatch(/noto-sans-sc/);
    expect(await fonts('国の')).toMatch(/noto-sans-jp/);
  });

  it.each([
    ['ı', 'latin'],
    ['œ', 'latin'],
    ['ş', 'latin-ext'],
    ['Ґ', 'cyrillic'],
    ['Ұ', 'cyrillic'],
    ['Ӏ', 'cyrillic-ext'],
  ])('[R13] the character %s is in the font slice %s', async (letter, slice) => {
    const { fontOf } = await loadTextFonts(letter);
    expect(fontOf(letter, 'regular')).toMatch(new RegExp(`noto-sans-${slice}-400-normal`));
  });
});
