import { loadRelease } from '../composition';
import { closeBreaker, readBreaks } from './breaker';
import { readGood, writeGood } from './good-releases';
import { isLive } from './is-live';
import { standIns } from './stand-ins';

/** Notes that a remote started well, for the day when another release of it does not. */
export async function noteGood(name: string): Promise<void> {
  if (standIns.has(name) || !(await isLive())) return;
  const release = await loadRelease(name);
  // A development server names no digests: its files are nothing to keep.
  if (Object.keys(release.files).length === 0) return;
  if (readBreaks()[name]?.release === release.release) closeBreaker(name);
  const held = await readGood(name).catch(() => undefined);
  if (held?.release !== release.release) await writeGood(name, release);
}
