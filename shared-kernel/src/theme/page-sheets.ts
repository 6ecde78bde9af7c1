/**
 * Adds the runtime styles of libraries as constructed stylesheets, because style elements would need 'unsafe-inline'.
 * The build replaces the libraries’ modules with this one.
 */
const sheets = new Map<string, CSSStyleSheet>();

/** Marks antd’s variables, which its stylesheet already contains (antd-styles.ts). */
const antdMark = 'data-css-hash';

/** Returns a detached element, because antd sets attributes on it. */
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

export { updateCSS as injectCSS };

export function removeCSS(key: string): void {
  const sheet = sheets.get(key);
  sheets.delete(key);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
}

let made = 0;

/** Adds rules that stay until every caller has removed them, like react-style-singleton. */
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
