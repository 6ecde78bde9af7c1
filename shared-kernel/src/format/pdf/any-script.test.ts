import { readPdfTexts } from './test-pdf-texts';
import { toPdf } from '.';

const createdAt = '2024-07-22T09:00:00.000Z';

const fileOf = (text: string) =>
  toPdf({ title: 'A', footer: 'B', blocks: [{ kind: 'paragraph', text }] }, createdAt);

const textOf = async (text: string) => readPdfTexts(await fileOf(text)).join('');

describe('name in a PDF document', () => {
  it.each([
    'Łukasz Đorđević',
    'Yıldırım Œuvre',
    'Ґалаґан Ұлы',
    'Иван Петров',
    '王小明',
    'محمد علي',
    'שלום כהן',
    '김민수',
    'สมชาย ใจดี',
    'मोहन शर्मा',
    'გიორგი',
    'Հայկ',
    '䶮㗎',
  ])('[R13] a PDF contains every letter of the name %s @deep', async (name) => {
    expect(await textOf(name)).toContain(name);
  });

  it.each(['😀 Ann', 'x̱amc̓in', '👩‍🚀', '❤️'])(
    '[R13] a PDF contains all characters of the name %s',
    async (name) => {
      const text = await textOf(name);
      for (const letter of name) expect(text).toContain(letter);
    },
  );

  it('[R13] different names never look the same in a PDF', async () => {
    expect(await fileOf('สม')).not.toEqual(await fileOf('ชย'));
    expect(await fileOf('😀')).not.toEqual(await fileOf('😁'));
  });
});
