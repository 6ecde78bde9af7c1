import { typedLimits } from '../text';

/** The kinds of file a contract's document may be. */
export const contractFileKinds = ['pdf', 'png', 'jpeg', 'docx'] as const;

export type ContractFileKind = (typeof contractFileKinds)[number];

/** The media type a document is kept and handed out under, no matter what the file claimed to be. */
export const contractFileMediaType: Record<ContractFileKind, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const extensions: Record<ContractFileKind, readonly string[]> = {
  pdf: ['.pdf'],
  png: ['.png'],
  jpeg: ['.jpg', '.jpeg'],
  docx: ['.docx'],
};

const signatures: Record<ContractFileKind, readonly number[]> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
  docx: [0x50, 0x4b, 0x03, 0x04],
};

/** As the `accept` attribute of a file picker. */
export const contractFileAccept = Object.values(extensions).flat().join(',');

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

/** The kind a file name ends in, in either letter case; undefined when it is none of the allowed ones. */
export function contractFileKind(name: string): ContractFileKind | undefined {
  const lower = name.trimEnd().toLowerCase();
  return contractFileKinds.find((kind) =>
    extensions[kind].some((extension) => lower.endsWith(extension)),
  );
}

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

/** The bytes within which a file of each kind begins; a PDF may have anything before its header there. */
const heads: Partial<Record<ContractFileKind, number>> = { pdf: 1024 };

/** Whether the bytes begin as a file of this kind does, as its readers look for it. */
export function beginsAs(bytes: Uint8Array, kind: ContractFileKind): boolean {
  const signature = signatures[kind];
  const last = Math.min(heads[kind] ?? signature.length, bytes.length) - signature.length;
  for (let start = 0; start <= last; start += 1)
    if (signature.every((byte, at) => bytes[start + at] === byte)) return true;
  return false;
}
