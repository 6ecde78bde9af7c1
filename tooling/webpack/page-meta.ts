function asAttribute(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return escaped.includes('"') ? `'${escaped.replaceAll("'", '&#39;')}'` : `"${escaped}"`;
}

export const createPageMeta = (attribute: string, name: string, content: string) =>
  `<meta ${attribute}="${name}" content=${asAttribute(content)} />`;

export const configMeta = 'trustfold-config';

export const remotesMeta = 'trustfold-remotes';

export const chunksMeta = 'trustfold-chunks';

export function withPageData(html: string, name: string, data: unknown): string {
  const empty = createPageMeta('name', name, '{}');
  if (!html.includes(empty)) throw new Error(`The shell's page has no place for its ${name}.`);
  return html.replace(empty, () => createPageMeta('name', name, JSON.stringify(data)));
}

export const removeContentPolicy = (html: string): string =>
  html.replace(/<meta http-equiv="Content-Security-Policy" content=(["'])(.*?)\1 \/>/, '');

/** Returns the data that `withPageData` wrote, or `''`. Also supports older pages with escaped double quotes. */
export function readPageData(html: string, name: string): string {
  const [, , content = ''] =
    new RegExp(`<meta name="${name}" content=(["'])(.*?)\\1`).exec(html) ?? [];
  return content
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}
