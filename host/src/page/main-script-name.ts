/** The name contains a hash, which changes when any script changes. */
export const getMainScriptName = (page: Document): string | undefined =>
  page
    .querySelector('script[src][defer]')
    ?.getAttribute('src')
    ?.replace(/[?#].*|.*\//g, '');
