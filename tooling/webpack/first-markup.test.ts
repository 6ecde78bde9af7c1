import { join } from 'node:path';
import { firstMarkup } from './first-markup';

const { markup, style } = firstMarkup(
  join(import.meta.dirname, '../../host/src/first-paint/markup.tsx'),
);

describe('what the HTML paints', () => {
  it('[federation] is all of the pages, with a style for each class', () => {
    const { firstPaint = '' } = markup;
    expect(firstPaint).toContain('Secure Access Required</h1>');
    expect(firstPaint).toContain('Portal access</h1>');
    const classes = [...firstPaint.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    expect(classes.length).toBeGreaterThan(30);
    const styled = new Set(Array.from(style.matchAll(/\.([\w-]+)/g), ([, name]) => name));
    expect(classes.filter((name) => !name.startsWith('tf-') && !styled.has(name))).toEqual([]);
  });

  it('[federation] leads nowhere, and is styled by nothing of its own', () => {
    expect(Object.values(markup).join('')).not.toMatch(/<a |<input| style=/);
  });

  it('[E3] says in words of its own that the page could not be loaded, hidden until then', () => {
    expect(markup.notLoaded).toMatch(/^<main id="not-loaded" class="plain-error" hidden="">/);
    expect(markup.notLoaded).toContain('Trustfold could not be loaded</h1>');
  });
});
