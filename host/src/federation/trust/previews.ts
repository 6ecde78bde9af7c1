import { readPreview, SignatureError } from 'shared-kernel/signing';
import { pageMeta } from '../../head/page-meta';
import { readText, request } from '../fetch-document';
import { CompositionError } from '../remote-error';
import { pageTrust } from './page-trust';

/** Whether the environment shows any release by its address. */
const arePreviewsOpen = (): boolean => pageMeta('config').previews === true;

/** Whether anything may be shown by its address at all: where nobody can sign it, the environment says so. */
export const mayPreview = (): boolean => arePreviewsOpen() || pageTrust() !== undefined;

/** Refuses what is neither shown to everybody here nor signed for preview; what says so lies beside the pointer. */
export async function requirePreviewable(
  subject: string,
  name: string,
  pointer: URL,
): Promise<void> {
  const trust = pageTrust();
  if (arePreviewsOpen() || !trust) return;
  const address = new URL(`preview-${name}.json`, pointer).href;
  const text = await readText(request(address, 'no-cache'), subject).catch(() => '');
  try {
    await readPreview(text, trust, name, Date.now());
  } catch (cause) {
    if (!(cause instanceof SignatureError)) throw cause;
    throw new CompositionError(`${subject} ${cause.message}.`, { cause });
  }
}
