import { lettersFor } from './letters';

const filesFor = async (text: string) =>
  Array.from((await lettersFor(text)).fonts.keys(), (address) => address.split('/').at(-1)).sort();

const latin = ['noto-sans-latin-400-normal.woff', 'noto-sans-latin-700-normal.woff'];

describe('the letters of a document', () => {
  it('[format] come in no more slices than the text needs', async () => {
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

  it('[format] are drawn as in Japan where kana stand beside them, else as in China', async () => {
    const fonts = async (text: string) => (await lettersFor(text)).fontOf('国', 'bold', undefined);
    expect(await fonts('国')).toMatch(/noto-sans-sc/);
    expect(await fonts('国の')).toMatch(/noto-sans-jp/);
  });

  it('[format] have a space in the font of the word before it', async () => {
    const { fontOf } = await lettersFor('Ann محمد');
    const arabic = fontOf('م', 'bold', undefined);
    expect(arabic).toMatch(/ibm-plex-sans-arabic-arabic-700/);
    expect(fontOf(' ', 'bold', arabic)).toBe(arabic);
    expect(fontOf(' ', 'bold', undefined)).toMatch(/noto-sans-latin-700/);
  });
});
