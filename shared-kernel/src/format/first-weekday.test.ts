import { getFirstWeekday } from './first-weekday';

const prototype = Object.getPrototypeOf(new Intl.Locale('en')) as object;

const [monday, saturday, sunday] = [0, 5, 6];

describe('getFirstWeekday', () => {
  const original = Object.getOwnPropertyDescriptors(prototype);
  afterEach(() => {
    for (const name of ['getWeekInfo', 'weekInfo']) {
      Reflect.deleteProperty(prototype, name);
      const descriptor = Object.entries(original).find(([key]) => key === name)?.[1];
      if (descriptor) Object.defineProperty(prototype, name, descriptor);
    }
  });

  it.each([
    ['getWeekInfo', { value: () => ({ firstDay: 6 }) }],
    ['weekInfo', { get: () => ({ firstDay: 6 }) }],
  ])('[R47] the first weekday comes from the browser’s %s', (name, descriptor) => {
    for (const other of ['getWeekInfo', 'weekInfo']) Reflect.deleteProperty(prototype, other);
    Object.defineProperty(prototype, name, { ...descriptor, configurable: true });
    expect(getFirstWeekday('ar-EG')).toBe(saturday);
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
  ])('[R47] for %s, the first weekday is %i if the browser does not report it', (tag, first) => {
    for (const name of ['getWeekInfo', 'weekInfo']) Reflect.deleteProperty(prototype, name);
    expect(getFirstWeekday(tag)).toBe(first);
  });
});
