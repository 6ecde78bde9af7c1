/**
 * Rules that a library adds while the page runs, as constructed stylesheets: style elements would need
 * 'unsafe-inline'. The build replaces the modules of the libraries with this one.
 */
const sheets = new Map<string, CSSStyleSheet>();

/** Marks what antd writes: its variables, which its stylesheet has already (antd-styles.ts). */
const antdMark = 'data-css-hash';

/** Returns an element that is not in the page, because antd sets attributes on it. */
export function updateCSS(
  rules: string,
  key: string,
  { mark }: { readonly mark?: string } = {},
): HTMLStyleElement {
  const unused = document.createElement('style');
  if (mark === antdMark) return unused;
  const sheet = sheets.get(key) ?? new CSSStyleSheet();
  sheet.replaceSync(rules);
  if (sheets.has(key)) return unused;
  sheets.set(key, sheet);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return unused;
}

/** Under its other name in the replaced module. */
export { updateCSS as injectCSS };

export function removeCSS(key: string): void {
  const sheet = sheets.get(key);
  sheets.delete(key);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
}

let made = 0;

/** Rules that stand for as long as anybody has added them, as react-style-singleton has it. */
export function stylesheetSingleton() {
  const key = `singleton-${(made += 1)}`;
  let users = 0;
  return {
    add: (rules: string) => {
      if (users === 0) updateCSS(rules, key);
      users += 1;
    },
    remove: () => {
      users -= 1;
      if (users === 0) removeCSS(key);
    },
  };
}
