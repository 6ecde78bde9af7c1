import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import type { Declarations } from './kernel-program';
import { kernelFolder } from './kernel-package';
import { type Since, sinceSchema } from './lowest-kernel';

export const apiFolder = join(kernelFolder, 'api');
const folder = join(apiFolder, 'released');
export const releasedFile = join(apiFolder, 'released.json');

const releasedSchema = v.object({
  /** Version of the kernel that was released last. */
  version: v.string(),
  since: sinceSchema,
});
export type Released = v.InferOutput<typeof releasedSchema>;

export const readReleased = (): Released =>
  v.parse(releasedSchema, JSON.parse(readFileSync(releasedFile, 'utf8')));

const ending = '.d.ts';

/** The declarations of the kernel that was released last. */
export const readReleasedDeclarations = (): Declarations =>
  new Map(
    readdirSync(folder).map((file) => [
      basename(file, ending),
      readFileSync(join(folder, file), 'utf8'),
    ]),
  );

/** Keeps what is released now, for what comes after it to be compared with. */
export function writeReleased(version: string, since: Since, declarations: Declarations): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [entry, text] of declarations) writeFileSync(join(folder, entry + ending), text);
  writeFileSync(releasedFile, `${JSON.stringify({ version, since }, null, 2)}\n`);
}
