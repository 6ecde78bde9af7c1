import { loadComposition } from '../composition';
import { overrides } from '../overrides';

/** A page that was asked for certain releases runs those and no other, and says nothing of what is live. */
export async function isLive(): Promise<boolean> {
  const { composition, remotes } = overrides();
  if (composition !== undefined || Object.keys(remotes).length > 0) return false;
  return (await loadComposition()).promotion !== undefined;
}
