import { readReleasedPage } from './released-page';

/** A page's first script, which is named after its content, and so after that of all others. */
const scriptOf = (page: Document) =>
  page
    .querySelector('script[src][defer]')
    ?.getAttribute('src')
    ?.replace(/[?#].*|.*\//gs, '');

/** The shell that a reload brings, where it is another than this page's; what answers without one tells nothing. */
export async function newerShell(): Promise<string | undefined> {
  const released = scriptOf(await readReleasedPage());
  return released === scriptOf(document) ? undefined : released;
}
