import type { StatusView } from 'shared-kernel/domain/status';
import { formatBytes, formatUtc } from 'shared-kernel/format';
import type { ReadPdf, ReadSignature } from './read-signatures';

/** A signature, and whether it was made with the key that this browser keeps for its address. */
export interface JudgedSignature extends ReadSignature {
  readonly isKnown: boolean;
}

export type JudgedPdf =
  | Exclude<ReadPdf, { state: 'read' }>
  | {
      readonly state: 'read';
      readonly size: number;
      readonly signatures: readonly JudgedSignature[];
    };

const views = {
  unchanged: { label: 'Unchanged', tone: 'success', icon: 'check' },
  unknown: { label: 'Unchanged, unknown key', tone: 'warning', icon: 'warning' },
  changed: { label: 'Changed', tone: 'danger', icon: 'cross' },
  unreadable: { label: 'Not readable', tone: 'neutral', icon: 'info' },
} as const satisfies Record<string, StatusView>;

const meanings: Record<keyof typeof views, string> = {
  unchanged:
    'The file has not changed since this signature, which was made with the key that this browser keeps for the address.',
  unknown:
    'The file has not changed since this signature. This browser does not know the key: anybody can make a key in any name.',
  changed: 'The file was changed after this signature, or the signature is forged.',
  unreadable: 'The signature is damaged, or of a kind that cannot be checked here.',
};

interface SignatureWords {
  readonly view: StatusView;
  readonly meaning: string;
  readonly who: string;
  readonly facts: readonly string[];
}

/** What is said of one signature. */
export function signatureWords({
  state,
  isKnown,
  name = 'Unknown person',
  email,
  reason,
  at,
}: JudgedSignature): SignatureWords {
  const verdict = state === 'unchanged' && !isKnown ? 'unknown' : state;
  return {
    view: views[verdict],
    meaning: meanings[verdict],
    who: email === undefined ? name : `${name}, ${email}`,
    facts: [
      ...(reason === undefined ? [] : [reason]),
      ...(at === undefined ? [] : [`File signed ${formatUtc(at)}, by the signatory’s clock`]),
    ],
  };
}

/** What is wrong with the file as a whole; undefined where every signature is sound and covers all of it. */
export function fileProblem(pdf: JudgedPdf): string | undefined {
  switch (pdf.state) {
    case 'not-pdf':
      return 'This is not a PDF file, or it is damaged.';
    case 'encrypted':
      return 'This PDF is encrypted. Remove its password, then check it again.';
    case 'read': {
      const { signatures, size } = pdf;
      if (signatures.length === 0) return 'This PDF has no signature.';
      if (signatures.some(({ state }) => state === 'changed'))
        return 'This is not the file that was signed.';
      if (signatures.some(({ state }) => state === 'unreadable'))
        return 'Not every signature could be checked.';
      const added = size - Math.max(...signatures.map(({ end }) => end));
      return added > 0
        ? `${formatBytes(added)} were added after the last signature. No one has signed what they change.`
        : undefined;
    }
  }
}

/** What no check of a file can prove. */
export const limits =
  'A check shows whether the file changed. It cannot prove who held the key, that the signatory’s clock was right, or what the file said before its first signature.';
