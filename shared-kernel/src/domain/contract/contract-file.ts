import { hasFileSignature, fileKinds, findFileKindByName } from '../file/file-kind';
import { inputLimits } from '../text';

export const contractFileKinds = ['pdf', 'png', 'jpeg', 'docx'] as const;

export type ContractFileKind = (typeof contractFileKinds)[number];

/** Value of the `accept` attribute of the file input for contract documents. */
export const acceptedContractFileTypes = contractFileKinds
  .flatMap((kind) => fileKinds[kind].endings)
  .join(',');

/** Maximum size of a contract document in bytes: 5 MB in decimal units. */
export const maxContractFileBytes = 5_000_000;

export const contractFileErrorMessages = {
  type: 'Choose a PDF, PNG, JPEG or DOCX file.',
  size: 'The file is larger than 5 MB.',
  empty: 'The file is empty.',
  name: 'The file’s name is longer than 255 characters. Rename the file and retry.',
  locked: 'This PDF is password-protected. Save a copy without a password and retry.',
  damaged: 'This PDF is damaged or incomplete. Export it again and retry.',
  content: 'The file’s content does not match its name. Save the file again and retry.',
} as const;

/**
 * Returns the file kind for the extension of a file name. Letter case is ignored. Returns `undefined` if the extension
 * is not allowed.
 */
export const getContractFileKind = (name: string): ContractFileKind | undefined =>
  findFileKindByName(name, contractFileKinds);

/** Returns why a file of this name and size (in bytes) is rejected, or `undefined` if it is accepted. */
export function getContractFileError(file: {
  readonly name: string;
  readonly size: number;
}): string | undefined {
  if (!getContractFileKind(file.name)) return contractFileErrorMessages.type;
  if (file.size === 0) return contractFileErrorMessages.empty;
  if (file.size > maxContractFileBytes) return contractFileErrorMessages.size;
  if (file.name.length > inputLimits.fileName) return contractFileErrorMessages.name;
  return undefined;
}

/** Returns why a file of this name, size and content is rejected, or `undefined` if it is accepted. */
export function getDocumentFileError(file: {
  readonly name: string;
  readonly bytes: Uint8Array;
}): string | undefined {
  const problem = getContractFileError({ name: file.name, size: file.bytes.byteLength });
  if (problem !== undefined) return problem;
  const kind = getContractFileKind(file.name);
  return kind && hasFileSignature(file.bytes, kind) ? undefined : contractFileErrorMessages.content;
}
