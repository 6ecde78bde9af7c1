import { splitByDirection } from './truncate-text';

describe('splitByDirection', () => {
  it.each([
    ['Signed by محمد علي 2024-07-22', ['محمد علي']],
    ['محمد علي, فاطمة and 李伟', ['محمد علي', 'فاطمة']],
    ['Client: شركة النور 2024 للتجارة, 12 rows', ['شركة النور 2024 للتجارة']],
    ['שרה כהן (Haifa) 7', ['שרה כהן']],
    ['محمد علي 7', ['محمد علي']],
    ['Ilze Kalniņa, Владимир, Γιώργος, 李伟, さくら', []],
    ['12 – 7', []],
    ['', []],
  ])('[format] %j is split into left-to-right and right-to-left parts', (text, expected) => {
    const parts = splitByDirection(text);
    expect(parts.filter((_, index) => index % 2 === 1)).toEqual(expected);
    expect(parts.join('')).toBe(text);
  });
});
