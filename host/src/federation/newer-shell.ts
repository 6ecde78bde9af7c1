import { firstScript } from '../page/first-script';
import { readReleasedPage } from './released-page';

/** The shell that a reload brings, where it is another than this page's; what answers without one tells nothing. */
export async function newerShell(): Promise<string | undefined> {
  const released = firstScript(await readReleasedPage());
  return released === firstScript(document) ? undefined : released;
}
