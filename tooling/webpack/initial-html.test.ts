import { join } from 'node:path';
import { renderInitialHtml } from './initial-html';

const { markup, style } = renderInitialHtml(
  join(import.meta.dirname, '../../host/src/initial-html/markup.tsx'),
);

describe('initial HTML', () => {
  it('[federation] the initial HTML contains the initial pages, and a style for each of their classes', () => {
    const { initialHtmlMarkup = '' } = markup;
    expect(initialHtmlMarkup).toContain('Secure Access Required</h1>');
    expect(initialHtmlMarkup).toContain('Portal access</h1>');
    const classes = [...initialHtmlMarkup.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    expect(classes.length).toBeGreaterThan(30);
    const styled = new Set(Array.from(style.matchAll(/\.([\w-]+)/g), ([, name]) => name));
    expect(classes.filter((name) => !name.startsWith('tf-') && !styled.has(name))).toEqual([]);
  });

  it('[federation] the initial HTML contains no links, fields or inline styles', () => {
    expect(Object.values(markup).join('')).not.toMatch(/<a |<input| style=/);
  });

  it('[E3] the initial HTML contains a hidden message for a page that could not be loaded', () => {
    expect(markup.loadErrorMarkup).toMatch(/^<main id="not-loaded" class="plain-error" hidden="">/);
    expect(markup.loadErrorMarkup).toContain('Trustfold could not be loaded</h1>');
  });
});
