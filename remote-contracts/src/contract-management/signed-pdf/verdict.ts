import type { StatusView } from 'shared-kernel/domain/status';
import { formatBytes, formatUtc } from 'shared-kernel/format';
import { knownPublicKey } from 'shared-kernel/workspace';
import type { ReadPdf, ReadSignature } from './read-signatures';
import { bringSignatures } from './bring';

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
    'The file has not changed since this signature. This browser does not know the key: anyone can make a key in any name.',
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

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

/** Whether the key is the one that this browser keeps for the address that the signature gives. */
async function isKnown({ email, publicKey }: ReadSignature): Promise<boolean> {
  if (email === undefined || publicKey === undefined) return false;
  const known = await knownPublicKey(email).catch(() => undefined);
  return known !== undefined && isSame(known, publicKey);
}

/** Reads a file’s signatures and compares their keys with those of this browser. */
export async function judgeFile(bytes: Uint8Array): Promise<JudgedPdf> {
  const { readSignatures } = await bringSignatures();
  const pdf = await readSignatures(bytes);
  if (pdf.state !== 'read') return pdf;
  const signatures = pdf.signatures.map(async (signature) => ({
    ...signature,
    isKnown: await isKnown(signature),
  }));
  return { ...pdf, signatures: await Promise.all(signatures) };
}
