import { visits } from './visits';

it('[bench] each row waits for a record, a figure or a field, and for no title or button', () => {
  for (const { name, wanted } of visits) {
    const { selector, text } = wanted;
    if (text === undefined)
      expect([name, selector]).toEqual([name, expect.stringMatching(/input/)]);
    else expect([name, text]).toEqual([name, expect.stringMatching(/\d|%|Dip test|Nadia/)]);
    expect(selector).not.toMatch(/\bh[1-6]\b|button/);
  }
});
