/** The main script of a page. Its name contains a hash of its content and therefore of all other scripts. */
export const firstScript = (page: Document): string | undefined =>
  page
    .querySelector('script[src][defer]')
    ?.getAttribute('src')
    ?.replace(/[?#].*|.*\//g, '');
