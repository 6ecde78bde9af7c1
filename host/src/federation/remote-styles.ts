const linked = (folder: string) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(({ href }) =>
    href.startsWith(folder),
  );

/** Returns the adopted stylesheets of the document. Returns none if the browser, or jsdom, does not support them. */
const adopted = (): readonly CSSStyleSheet[] =>
  'adoptedStyleSheets' in document ? document.adoptedStyleSheets : [];

const added = new Map<string, ReadonlySet<CSSStyleSheet>>();

function apply(folder: string, isShown: boolean): void {
  const sheets = [...linked(folder).map(({ sheet }) => sheet), ...(added.get(folder) ?? [])];
  for (const sheet of sheets) if (sheet) sheet.disabled = !isShown;
}

export function enableRemoteStyles(folder: string): () => void {
  const before = new Set(adopted());
  apply(folder, true);
  return () => {
    const own = adopted().filter((sheet) => !before.has(sheet));
    added.set(folder, new Set([...(added.get(folder) ?? []), ...own]));
    apply(folder, false);
  };
}
