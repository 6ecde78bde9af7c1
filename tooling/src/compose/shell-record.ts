import * as v from 'valibot';
import type { Store } from '../store/store';
import { readDocument } from './documents';
import { shellRecordKey } from './keys';

export const shellRecordSchema = v.object({
  /** Version of the kernel that the shell provides. */
  kernel: v.string(),
  /** Hash of its page, which names every script. */
  page: v.string(),
  /** Origins that the policy in its page lets remotes be loaded from; absent if its server sends the policy. */
  origins: v.optional(v.array(v.string())),
  /** Address under which its page reads the store. */
  address: v.optional(v.string()),
  /** Store of its page where that is not the environment's. */
  pages: v.optional(v.string()),
  /** Whether its pages show any release by its address. */
  previews: v.optional(v.boolean()),
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
