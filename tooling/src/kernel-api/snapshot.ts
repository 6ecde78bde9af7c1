import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { repository } from '../packages';
import type { KernelApi } from './read-api';

const file = join(repository, 'shared-kernel', 'public-types.json');

const snapshotSchema = v.object({
  /** Version of the kernel that the types are of. */
  version: v.string(),
  entries: v.record(v.string(), v.record(v.string(), v.string())),
});
type Snapshot = v.InferOutput<typeof snapshotSchema>;

export const readSnapshot = (): Snapshot =>
  v.parse(snapshotSchema, JSON.parse(readFileSync(file, 'utf8')));

export function writeSnapshot(version: string, entries: KernelApi): void {
  writeFileSync(file, `${JSON.stringify({ version, entries }, null, 2)}\n`);
}
