import { readText, request } from '../loading/fetch-document';

/** The page that a reload brings, asked for anew; without its styles, which this page's policy would refuse aloud. */
export async function readReleasedPage(): Promise<Document> {
  const html = await readText(request('/', 'no-cache'), 'The page');
  return new DOMParser().parseFromString(html.replace(/<style>[^]*?<\/style>/g, ''), 'text/html');
}
