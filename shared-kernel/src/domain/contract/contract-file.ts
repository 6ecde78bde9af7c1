import { beginsAs, fileKinds, kindByName } from '../file/file-kind';
import { typedLimits } from '../text';

/** The kinds of file a contract's document may be. */
export const contractFileKinds = ['pdf', 'png', 'jpeg', 'docx'] as const;

export type ContractFileKind = (typeof contractFileKinds)[number];

/** As the `accept` attribute of a file picker. */
export const contractFileAccept = contractFileKinds
  .flatMap((kind) => fileKinds[kind].endings)
  .join(',');

/** The largest document, in bytes: 5 MB in decimal units, as sizes are shown. */
export const contractFileLimit = 5_000_000;

/** What is said of a document that is not taken, by what is wrong with it. */
export const contractFileProblem = {
  type: 'Choose a PDF, PNG, JPEG or DOCX file.',
  size: 'The file is larger than 5 MB.',
  empty: 'The file is empty.',
  name: 'The file’s name is longer than 255 characters. Rename it and retry.',
  locked: 'This PDF needs a password. Save it without one and retry.',
  damaged: 'This PDF is damaged or incomplete. Export it again and retry.',
  content: 'The file’s content does not match its name. Save it again and retry.',
} as const;

/** The kind a file name ends in, in either letter case; undefined if none of the allowed ones. */
export const contractFileKind = (name: string): ContractFileKind | undefined =>
  kindByName(name, contractFileKinds);

/** Why a file cannot become a document, by its name and size in bytes; undefined when it can. */
export function checkContractFile(file: {
  readonly name: string;
  readonly size: number;
}): string | undefined {
  if (!contractFileKind(file.name)) return contractFileProblem.type;
  if (file.size === 0) return contractFileProblem.empty;
  if (file.size > contractFileLimit) return contractFileProblem.size;
  if (file.name.length > typedLimits.fileName) return contractFileProblem.name;
  return undefined;
}

/** Why a file cannot become a document, by its name, its size and its content; undefined if it can. */
export function documentFileProblem(file: {
  readonly name: string;
  readonly bytes: Uint8Array;
}): string | undefined {
  const problem = checkContractFile({ name: file.name, size: file.bytes.byteLength });
  if (problem !== undefined) return problem;
  const kind = contractFileKind(file.name);
  return kind && beginsAs(file.bytes, kind) ? undefined : contractFileProblem.content;
}
