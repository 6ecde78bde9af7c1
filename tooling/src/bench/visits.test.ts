import { visits } from './visits';

it('[bench] each row waits for a record, a figure or a field, and for no title or button', () => {
  for (const { name, wanted } of visits) {
    const { selector, text } = wanted;
    const isField = text === undefined && selector.includes('input');
    const isContent = text !== undefined && /\d|%|Dip test|Nadia/.test(text);
    expect([name, isField || isContent]).toEqual([name, true]);
    expect(selector).not.toMatch(/\bh[1-6]\b|button/);
  }
});
