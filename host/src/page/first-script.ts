/** The file name of the main script. The hash in the name changes when any script changes. */
export const firstScript = (page: Document): string | undefined =>
  page
    .querySelector('script[src][defer]')
    ?.getAttribute('src')
    ?.replace(/[?#].*|.*\//g, '');
