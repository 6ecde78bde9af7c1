import * as v from 'valibot';
import { fetchDocument } from './fetch-document';
import { getMainScriptName } from '../page/main-script-name';

/**
 * Loads the HTML of the deployed page without the browser cache. Removes its styles, because the content security
 * policy would report them.
 */
export async function readReleasedPage(): Promise<Document> {
  const html = await fetchDocument('The page', '/', 'no-cache');
  return new DOMParser().parseFromString(html.replace(/<style>[^]*?<\/style>/g, ''), 'text/html');
}

/** Returns the URL of the main script in the deployed page, or `undefined` if this page already runs it. */
export async function findNewerShell(): Promise<string | undefined> {
  const released = getMainScriptName(await readReleasedPage());
  return released === getMainScriptName(document) ? undefined : released;
}

const chunksSchema = v.pipe(v.string(), v.parseJson(), v.object({ kernel: v.string() }));

/** Returns the kernel version of the deployed page, or `undefined` if it cannot be read. */
export async function findReleasedKernelVersion(): Promise<string | undefined> {
  try {
    const page = await readReleasedPage();
    const meta = page.querySelector('meta[name="trustfold-chunks"]');
    return v.parse(chunksSchema, meta?.getAttribute('content')).kernel;
  } catch {
    return undefined;
  }
}
