const asAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A `meta` of the shell's page with data in it. */
export const pageMeta = (attribute: string, name: string, content: string) =>
  `<meta ${attribute}="${name}" content="${asAttribute(content)}" />`;

/** Names what the page knows of its remotes before it is told of a composition. */
export const remotesMeta = 'trustfold-remotes';

/** The page with data in a `meta` that its template leaves empty. */
export function withPageData(html: string, name: string, data: unknown): string {
  const empty = pageMeta('name', name, '{}');
  if (!html.includes(empty)) throw new Error(`The shell's page has no place for its ${name}.`);
  return html.replace(empty, () => pageMeta('name', name, JSON.stringify(data)));
}
