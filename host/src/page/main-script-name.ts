/** The file name of the main script. The hash in the name changes when any script changes. */
export const mainScriptName = (page: Document): string | undefined =>
  page
    .querySelector('script[src][defer]')
    ?.getAttribute('src')
    ?.replace(/[?#].*|.*\//g, '');
