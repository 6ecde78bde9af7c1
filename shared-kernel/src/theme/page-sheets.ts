/**
 * Rules that a library writes while the page runs, as sheets that no policy of the page's speaks of: an
 * element of styles would need 'unsafe-inline'. The build puts this in their own writers' place.
 */
const sheets = new Map<string, CSSStyleSheet>();

export function updateCSS(rules: string, key: string): void {
  const sheet = sheets.get(key) ?? new CSSStyleSheet();
  sheet.replaceSync(rules);
  if (sheets.has(key)) return;
  sheets.set(key, sheet);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

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
