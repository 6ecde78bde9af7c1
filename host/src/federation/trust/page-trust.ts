import type { Trust } from 'shared-kernel/signing';
import * as v from 'valibot';
import { pageMeta } from '../../head/page-meta';

const trustSchema = v.object({
  environment: v.string(),
  keys: v.pipe(v.array(v.string()), v.minLength(1)),
  stampKey: v.optional(v.string()),
});

/** Whom the page believes of what is deployed, as its release says; nothing where it takes whatever lies there. */
export function pageTrust(): Trust | undefined {
  const { trust } = pageMeta('config');
  if (trust === undefined) return undefined;
  const read = v.safeParse(trustSchema, trust);
  // What cannot be read trusts nobody: it must not be a way to trust everybody.
  return read.success ? read.output : { environment: '', keys: [] };
}
