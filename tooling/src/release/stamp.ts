import { withSignatures, type Floors } from 'shared-kernel/signing';
import { readHistory, readPointer } from '../compose/documents';
import { pointerKey } from '../compose/keys';
import { readShellRecord } from '../compose/shell-record';
import { CliError } from '../run/cli-error';
import { requireTakenByPages, requireTrusted, stampOf } from '../signing/sign-pointer';
import type { Signing } from '../signing/signing';
import type { Store } from '../store/store';

const attempts = 20;

/** Refuses to say of an old pointer that nothing newer is out. */
async function requireNewest(store: Store, environment: string, { seq }: Floors): Promise<void> {
  const [newest] = await readHistory(store, environment);
  if (newest === undefined || newest.seq <= seq) return;
  throw new CliError(
    `${environment} stands at promotion ${seq}, and its history knows ${newest.seq}: somebody put an old one back. Nothing was stamped.`,
  );
}

/** Says anew, for a short while, that what an environment runs is the newest; what runs does not change. */
export async function stampEnvironment(
  store: Store,
  environment: string,
  signing: Pick<Signing, 'stamper' | 'freshHours'>,
  now = () => new Date(),
): Promise<Floors> {
  const pinned = (await readShellRecord(store, environment))?.trust;
  if (!pinned)
    throw new CliError(
      `The pages of ${environment} believe no keys: release the shell with --trust first.`,
    );
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const held = await readPointer(store, environment);
    const verified = held && (await requireTrusted(held.text, environment, pinned, undefined));
    if (!verified) throw new CliError(`${environment} runs nothing yet.`);
    const { body, signatures, floors } = verified;
    await requireNewest(store, environment, floors);
    const stamp = await stampOf(environment, floors, signing, now());
    const text = withSignatures(body, { ...signatures, ...(stamp && { stamp }) });
    await requireTakenByPages(text, { environment, ...pinned }, now());
    if (await store.swap(pointerKey(environment), Buffer.from(text), held.tag)) return floors;
  }
  throw new CliError(`${environment} is being changed by too many at once: stamp it again.`);
}
