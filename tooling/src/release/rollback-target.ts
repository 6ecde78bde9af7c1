import type { Composition } from 'shared-kernel/remote';
import type { PromotionRecord } from '../compose/documents';

export interface PastComposition {
  readonly record: PromotionRecord;
  readonly composition: Composition;
}

export const getDeployedReleaseId = (
  { shell, remotes }: Composition,
  part: string,
): string | undefined =>
  part === 'shell' ? shell?.page : new Map(Object.entries(remotes)).get(part)?.release;

const isOther = (one: Composition, other: Composition, part: string | undefined): boolean => {
  if (part !== undefined) {
    const release = getDeployedReleaseId(one, part);
    return release !== undefined && release !== getDeployedReleaseId(other, part);
  }
  const parts = new Set(['shell', ...Object.keys(one.remotes), ...Object.keys(other.remotes)]);
  return [...parts].some(
    (name) => getDeployedReleaseId(one, name) !== getDeployedReleaseId(other, name),
  );
};

/** Returns the latest promotion that differs from the current one and has not been undone by a rollback. */
export async function findRollbackTarget(
  history: readonly PromotionRecord[],
  part: string | undefined,
  read: (hash: string) => Promise<Composition>,
): Promise<PastComposition | undefined> {
  let stands: Composition | undefined;
  let limit = Number.POSITIVE_INFINITY;
  for (const record of history) {
    if (record.seq > limit) continue;
    const composition = await read(record.hash);
    stands ??= composition;
    const { back } = record;
    if (back && (part === undefined || [undefined, part].includes(back.part))) limit = back.seq;
    else if (isOther(composition, stands, part)) return { record, composition };
  }
  return undefined;
}
