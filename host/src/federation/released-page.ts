import * as v from 'valibot';
import { readText, request } from './fetch-document';
import { firstScript } from '../page/first-script';

/** The page that a reload brings, past the browser’s cache; without its styles, which this page's policy would refuse aloud. */
export async function readReleasedPage(): Promise<Document> {
  const html = await readText(request('/', 'no-cache'), 'The page');
  return new DOMParser().parseFromString(html.replace(/<style>[^]*?<\/style>/g, ''), 'text/html');
}

/** The shell that a reload brings, where it is another than this page's; what answers without one tells nothing. */
export async function newerShell(): Promise<string | undefined> {
  const released = firstScript(await readReleasedPage());
  return released === firstScript(document) ? undefined : released;
}

const chunksSchema = v.pipe(v.string(), v.parseJson(), v.object({ kernel: v.string() }));

/** The kernel of the page that a reload brings; undefined if there is no readable answer. */
export async function releasedKernel(): Promise<string | undefined> {
  try {
    const page = await readReleasedPage();
    const meta = page.querySelector('meta[name="trustfold-chunks"]');
    return v.parse(chunksSchema, meta?.getAttribute('content')).kernel;
  } catch {
    return undefined;
  }
}
