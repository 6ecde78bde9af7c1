/** The name contains a hash, which changes when any script changes. */
export const mainScriptName = (page: Document): string | undefined =>
  page
    .querySelector('script[src][defer]')
    ?.getAttribute('src')
    ?.replace(/[?#].*|.*\//g, '');
