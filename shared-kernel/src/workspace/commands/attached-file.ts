import * as v from 'valibot';
import {
  getContractFileKind,
  contractFileErrorMessages,
  getDocumentFileError,
} from '../../domain/contract/contract-file';
import { fileKinds } from '../../domain/file/file-kind';
import { inputLimits } from '../../domain/text';
import { createMaxLengthCheck } from '../../domain/text/text-limits';
import { CommandError } from './command-error';
import { bytesSchema, type StoredFile } from '../../domain/file/stored-file';

/** A file from a form: its name and its bytes. */
export const attachedFileSchema = v.object({
  name: v.pipe(v.string(), createMaxLengthCheck(inputLimits.fileName)),
  bytes: bytesSchema,
});

export type AttachedFile = v.InferOutput<typeof attachedFileSchema>;

const invalid = (message: string) =>
  new CommandError('invalid', message, { issues: [{ field: 'file', message }] });

/** Refuses a command if an attached PDF cannot be opened, because it needs a password or is damaged. */
export async function assertReadablePdf(file: AttachedFile): Promise<void> {
  if (getContractFileKind(file.name) !== 'pdf' || getDocumentFileError(file) !== undefined) return;
  const { readPdfState } = await import(
    /* webpackChunkName: "pdf-state" */ '../../domain/file/read-pdf-state'
  );
  const state = await readPdfState(new Uint8Array(file.bytes));
  if (state !== 'readable') throw invalid(contractFileErrorMessages[state]);
}

/**
 * Returns the record that stores a file under a document’s id. The command fails if the type or size of the file is not
 * allowed.
 */
export function createStoredFile(id: string, file: AttachedFile, now: Date): StoredFile {
  const problem = getDocumentFileError(file);
  const kind = getContractFileKind(file.name);
  if (problem !== undefined || !kind) {
    throw invalid(problem ?? contractFileErrorMessages.type);
  }
  return {
    id,
    name: file.name,
    mediaType: fileKinds[kind].mediaType,
    addedAt: now.toISOString(),
    bytes: file.bytes,
  };
}
