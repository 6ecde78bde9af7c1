/** A page's first script, which is named after its content, and so after that of all others. */
export const firstScript = (page: Document): string | undefined =>
  page
    .querySelector('script[src][defer]')
    ?.getAttribute('src')
    ?.replace(/[?#].*|.*\//g, '');
