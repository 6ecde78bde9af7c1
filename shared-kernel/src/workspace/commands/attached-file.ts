import * as v from 'valibot';
import {
  contractFileKind,
  contractFileProblem,
  documentFileProblem,
} from '../../domain/contract/contract-file';
import { fileKinds } from '../../domain/file/file-kind';
import { inputLimits } from '../../domain/text';
import { maxTextLength } from '../../domain/text/text-limits';
import { CommandError } from './command-error';
import { bytesSchema, type StoredFile } from '../../domain/file/stored-file';

/**
 * A file from a form: its name and its bytes.
 *
 * @example
 * const input = v.object({ id: recordIdSchema, file: attachedFileSchema });
 */
export const attachedFileSchema = v.object({
  name: v.pipe(v.string(), maxTextLength(inputLimits.fileName)),
  bytes: bytesSchema,
});

export type AttachedFile = v.InferOutput<typeof attachedFileSchema>;

const invalid = (message: string) =>
  new CommandError('invalid', message, { issues: [{ field: 'file', message }] });

/**
 * Refuses a command if an attached PDF cannot be opened, because it needs a password or is damaged.
 *
 * @example
 * await assertReadablePdf(file);
 */
export async function assertReadablePdf(file: AttachedFile): Promise<void> {
  if (contractFileKind(file.name) !== 'pdf' || documentFileProblem(file) !== undefined) return;
  const { pdfState } = await import(/* webpackChunkName: "pdf-state" */ './pdf-state');
  const state = await pdfState(new Uint8Array(file.bytes));
  if (state !== 'readable') throw invalid(contractFileProblem[state]);
}

/**
 * Returns the record that stores a file under a document’s id. The command fails if the type or size of the file is not
 * allowed.
 *
 * @example
 * transaction.add('files', storedFile(licence.id, file, new Date(now)));
 */
export function storedFile(id: string, file: AttachedFile, now: Date): StoredFile {
  const problem = documentFileProblem(file);
  const kind = contractFileKind(file.name);
  if (problem !== undefined || !kind) {
    throw invalid(problem ?? contractFileProblem.type);
  }
  return {
    id,
    name: file.name,
    mediaType: fileKinds[kind].mediaType,
    addedAt: now.toISOString(),
    bytes: file.bytes,
  };
}
