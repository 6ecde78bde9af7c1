import * as v from 'valibot';
import { configMeta, pageData } from '../../webpack/page-meta';

const configSchema = v.object({
  compositionPointer: v.optional(v.string()),
  allowLocalRemotes: v.optional(v.boolean()),
});

/** How a page is configured; nothing where it does not say. */
function configIn(html: string): v.InferOutput<typeof configSchema> {
  try {
    return v.parse(configSchema, JSON.parse(pageData(html, configMeta)));
  } catch {
    return {};
  }
}

/** The pointer that a page reads, which tells its environment; nothing where it does not say. */
export const pointerInPage = (html: string): string | undefined =>
  configIn(html).compositionPointer;

/** Whether a page may load a remote from a development server, which names no digests. */
export const allowsLocalRemotes = (html: string): boolean =>
  configIn(html).allowLocalRemotes === true;
