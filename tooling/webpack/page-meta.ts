/** In the quotes that the text has fewer of: data is full of double ones, a policy of single ones. */
function asAttribute(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return escaped.includes('"') ? `'${escaped.replaceAll("'", '&#39;')}'` : `"${escaped}"`;
}

/** A `meta` of the shell's page with data in it. */
export const pageMeta = (attribute: string, name: string, content: string) =>
  `<meta ${attribute}="${name}" content=${asAttribute(content)} />`;

/** Names how the shell is configured. */
export const configMeta = 'trustfold-config';

/** Names what the page knows of its remotes before it reads a composition. */
export const remotesMeta = 'trustfold-remotes';

/** Names the files of the shell's chunks and the kernel that it was built with. */
export const chunksMeta = 'trustfold-chunks';

/** The page with data in a `meta` that its template leaves empty. */
export function withPageData(html: string, name: string, data: unknown): string {
  const empty = pageMeta('name', name, '{}');
  if (!html.includes(empty)) throw new Error(`The shell's page has no place for its ${name}.`);
  return html.replace(empty, () => pageMeta('name', name, JSON.stringify(data)));
}

/** The page without a policy in itself. */
export const withoutPolicy = (html: string): string =>
  html.replace(/<meta http-equiv="Content-Security-Policy" content=(["'])(.*?)\1 \/>/, '');

/** What `withPageData` wrote, now or in a page of old, which escaped the double quotes; an empty text where the page has none. */
export function pageData(html: string, name: string): string {
  const [, , content = ''] =
    new RegExp(`<meta name="${name}" content=(["'])(.*?)\\1`).exec(html) ?? [];
  return content
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}
