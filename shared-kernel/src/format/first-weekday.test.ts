import { firstWeekday } from './first-weekday';

const [monday, saturday, sunday] = [0, 5, 6];

describe('firstWeekday', () => {
  const original = Object.getOwnPropertyDescriptors(Intl.Locale.prototype);
  afterEach(() => {
    for (const name of ['getWeekInfo', 'weekInfo']) {
      Reflect.deleteProperty(Intl.Locale.prototype, name);
      const descriptor = Object.entries(original).find(([key]) => key === name)?.[1];
      if (descriptor) Object.defineProperty(Intl.Locale.prototype, name, descriptor);
    }
  });

  it.each([
    ['getWeekInfo', { value: () => ({ firstDay: 6 }) }],
    ['weekInfo', { get: () => ({ firstDay: 6 }) }],
  ])('[R47] is what the browser knows by %s', (name, descriptor) => {
    for (const other of ['getWeekInfo', 'weekInfo'])
      Reflect.deleteProperty(Intl.Locale.prototype, other);
    Object.defineProperty(Intl.Locale.prototype, name, { ...descriptor, configurable: true });
    expect(firstWeekday('ar-EG')).toBe(saturday);
  });

  it.each([
    ['en-US', sunday],
    ['en-CA', sunday],
    ['ja', sunday],
    ['ja-JP', sunday],
    ['pt-BR', sunday],
    ['pt-Latn-BR', sunday],
    ['pt-PT', monday],
    ['fr-CA', monday],
    ['en-GB', monday],
    ['de-DE', monday],
    ['de', monday],
  ])('[R47] of %s is %i where the browser does not know', (tag, first) => {
    for (const name of ['getWeekInfo', 'weekInfo'])
      Reflect.deleteProperty(Intl.Locale.prototype, name);
    expect(firstWeekday(tag)).toBe(first);
  });
});
