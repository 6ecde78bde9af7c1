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

it('[theme] writes rules into a sheet of the page, over those of the same key, and takes them away', () => {
  updateCSS('a {}', 'one');
  updateCSS('b {}', 'two');
  updateCSS('c {}', 'one');
  expect(rules()).toEqual(['c {}', 'b {}']);
  removeCSS('one');
  removeCSS('never');
  expect(rules()).toEqual(['b {}']);
  removeCSS('two');
});

it('[theme] leaves out the variables of antd, which its stylesheet has', () => {
  expect(updateCSS('a {}', 'one', { mark: 'data-css-hash' }).isConnected).toBe(false);
  expect(rules()).toEqual([]);
});

it('[theme] keeps rules for as long as anybody has added them', () => {
  const [one, other] = [stylesheetSingleton(), stylesheetSingleton()];
  one.add('a {}');
  one.add('a {}');
  other.add('b {}');
  one.remove();
  expect(rules()).toEqual(['a {}', 'b {}']);
  one.remove();
  expect(rules()).toEqual(['b {}']);
});
