import * as v from 'valibot';
import { readReleasedPage } from './released-page';

const chunksSchema = v.pipe(v.string(), v.parseJson(), v.object({ kernel: v.string() }));

/** The kernel of the page that a reload brings; none where nothing answers what can be read. */
export async function releasedKernel(): Promise<string | undefined> {
  try {
    const page = await readReleasedPage();
    const meta = page.querySelector('meta[name="trustfold-chunks"]');
    return v.parse(chunksSchema, meta?.getAttribute('content')).kernel;
  } catch {
    return undefined;
  }
}
