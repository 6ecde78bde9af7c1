import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Composition, createCompositionPath } from 'shared-kernel/remote';
import { CliError } from '../command-line/cli-error';
import type { Store } from '../store/store';
import {
  toCanonicalJson,
  computeCompositionHash,
  type EnvironmentPointer,
  readEnvironmentPointer,
  toPromotionRecord,
} from './documents';
import { createHistoryKey, createEnvironmentPointerKey } from './keys';
import { publishPage } from './shells';

export interface EnvironmentChange extends Pick<
  EnvironmentPointer,
  'action' | 'back' | 'by' | 'message' | 'commit'
> {
  /** Returns the next composition. Called again if another command has changed the pointer in the meantime. */
  readonly next: (current: Composition) => Composition;
  readonly gate?: (current: Composition, next: Composition) => Promise<void>;
  readonly dryRun?: boolean | undefined;
}

const none: Composition = { schema: 1, remotes: {} };

/** Changes the composition of an environment by a conditional write of its pointer. Retries if there is a conflict. */
export async function changeEnvironment(
  store: Store,
  environment: string,
  { next, gate, dryRun = false, ...record }: EnvironmentChange,
): Promise<EnvironmentPointer> {
  const write = (key: string, document: object) =>
    store.putNew(key, Buffer.from(toCanonicalJson(document)));
  for (let attempt = 1; attempt <= 80; attempt += 1) {
    const held = await readEnvironmentPointer(store, environment);
    const standing = held?.document;
    if (!standing && (await store.get(createHistoryKey(environment, 1))))
      throw new CliError(
        `${createEnvironmentPointerKey(environment)} is missing in ${store.name}, though ${environment} has a history: put back its last version. Nothing was changed.`,
      );
    const composition = next(standing?.composition ?? none);
    await gate?.(standing?.composition ?? none, composition);
    const hash = computeCompositionHash(composition);
    const isSame = standing?.hash === hash;
    const seq = (standing?.seq ?? 0) + 1;
    const at = new Date().toISOString();
    const pointer = isSame
      ? standing
      : { ...record, hash, seq, promotion: randomUUID(), at, composition };
    if (dryRun) return pointer;
    if (!isSame) {
      await write(createCompositionPath(hash), composition);
      // Writes the current state to the history first, so that the history has no gap if the command is killed.
      if (standing)
        await write(createHistoryKey(environment, standing.seq), toPromotionRecord(standing));
    }
    const body = Buffer.from(toCanonicalJson(pointer));
    if (isSame || (await store.swap(createEnvironmentPointerKey(environment), body, held?.tag))) {
      await publishPage(store, environment);
      return pointer;
    }
    await pause(Math.random() * Math.min(400, 10 * 2 ** attempt));
  }
  throw new CliError(`${environment} is being changed by too many at once: try again in a minute.`);
}
