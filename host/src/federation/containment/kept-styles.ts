const linked = (folder: string) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(({ href }) =>
    href.startsWith(folder),
  );

/** Style that code adds; the page's policy refuses `style` elements. Older browsers have none. */
const adopted = (): readonly CSSStyleSheet[] =>
  'adoptedStyleSheets' in document ? document.adoptedStyleSheets : [];

/** What was adopted while a screen of a remote was shown, by the folder of its release. */
const own = new Map<string, ReadonlySet<CSSStyleSheet>>();

function apply(folder: string, isShown: boolean): void {
  const sheets = [...linked(folder).map(({ sheet }) => sheet), ...(own.get(folder) ?? [])];
  for (const sheet of sheets) if (sheet) sheet.disabled = !isShown;
}

/** A screen of the remote whose release lies in this folder is shown, until the answer is called: its style is that long the page's. */
export function showStyles(folder: string): () => void {
  const before = new Set(adopted());
  apply(folder, true);
  return () => {
    const added = adopted().filter((sheet) => !before.has(sheet));
    own.set(folder, new Set([...(own.get(folder) ?? []), ...added]));
    apply(folder, false);
  };
}
