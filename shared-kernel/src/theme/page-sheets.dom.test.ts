import { removeCSS, stylesheetSingleton, updateCSS } from './page-sheets';

class Sheet {
  rules = '';
  replaceSync(rules: string) {
    this.rules = rules;
  }
}

const rules = () =>
  (document.adoptedStyleSheets as unknown as readonly Sheet[]).map((sheet) => sheet.rules);

beforeEach(() => {
  Object.assign(globalThis, { CSSStyleSheet: Sheet });
  Object.assign(document, { adoptedStyleSheets: [] });
});

it('[theme] page stylesheets add, replace and remove rules by key', () => {
  updateCSS('a {}', 'one');
  updateCSS('b {}', 'two');
  updateCSS('c {}', 'one');
  expect(rules()).toEqual(['c {}', 'b {}']);
  removeCSS('one');
  removeCSS('never');
  expect(rules()).toEqual(['b {}']);
  removeCSS('two');
});

it('[theme] page stylesheets skip antd’s variables', () => {
  expect(updateCSS('a {}', 'one', { mark: 'data-css-hash' }).isConnected).toBe(false);
  expect(rules()).toEqual([]);
});

it('[theme] page stylesheets keep rules until every caller has removed them', () => {
  const [one, other] = [stylesheetSingleton(), stylesheetSingleton()];
  one.add('a {}');
  one.add('a {}');
  other.add('b {}');
  one.remove();
  expect(rules()).toEqual(['a {}', 'b {}']);
  one.remove();
  expect(rules()).toEqual(['b {}']);
});
