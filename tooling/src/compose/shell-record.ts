import { isPublicKey } from 'shared-kernel/signing';
import * as v from 'valibot';
import type { Store } from '../store/store';
import { readDocument } from './documents';
import { shellRecordKey } from './keys';

const keySchema = v.pipe(v.string(), v.check(isPublicKey, 'not a public key'));

export const shellRecordSchema = v.object({
  /** Version of the kernel that the shell provides. */
  kernel: v.string(),
  /** Hash of its page, which names every script. */
  page: v.string(),
  /** Origins that the policy in its page lets remotes be loaded from; none where its server says the policy. */
  origins: v.optional(v.array(v.string())),
  /** Address under which its page reads the store. */
  address: v.optional(v.string()),
  /** Store of its page where that is not the environment's. */
  pages: v.optional(v.string()),
  /** Whether its pages show any release by its address; without it those alone that are signed for it. */
  previews: v.optional(v.boolean()),
  /** Whom its page believes of what is deployed; without it everybody who can write. */
  trust: v.optional(v.object({ keys: v.array(keySchema), stampKey: v.optional(keySchema) })),
});
export type ShellRecord = v.InferOutput<typeof shellRecordSchema>;

/** What is known of the shell that an environment runs. */
export async function readShellRecord(
  store: Store,
  environment: string,
): Promise<ShellRecord | undefined> {
  const key = shellRecordKey(environment);
  const held = await store.get(key);
  return held && readDocument(shellRecordSchema, held.body, `${key} in ${store.name}`);
}
