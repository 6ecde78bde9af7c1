/** The constructed stylesheets by key. Style elements would need 'unsafe-inline' in the content security policy. */
const sheets = new Map<string, CSSStyleSheet>();

/**
 * antd marks the styles that define its variables with this attribute. They are skipped, because the stylesheet of the
 * page already contains them.
 */
const antdMark = 'data-css-hash';

/** Adds or replaces CSS rules. Returns a detached style element, because antd sets attributes on the result. */
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

/**
 * Replaces react-style-singleton. Callers that add the same CSS rules share them. The last caller removes the rules.
 */
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
