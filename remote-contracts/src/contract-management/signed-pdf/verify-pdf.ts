import type { StatusDisplay } from 'shared-kernel/domain/status';
import { formatBytes, formatUtc } from 'shared-kernel/format';
import type { PostSigningPdfChanges } from './create-pdf-change-finder';
import type { PdfAddition } from './find-allowed-pdf-additions';
import type { PdfReadResult, ExtractedSignature } from './read-signatures';
import { loadSignatureModule } from './load-signature-module';
import { findPublicKey } from './signatory-keys';

export interface SignatureVerification extends ExtractedSignature {
  readonly isKnown: boolean;
}

export type PdfVerification =
  | Exclude<PdfReadResult, { state: 'read' }>
  | {
      readonly state: 'read';
      readonly size: number;
      readonly signatures: readonly SignatureVerification[];
      readonly certificateOf?: string | undefined;
    };

const views = {
  unchanged: { label: 'Unchanged', tone: 'success', icon: 'check' },
  unknown: { label: 'Unchanged, unknown key', tone: 'warning', icon: 'warning' },
  timestamp: { label: 'Unchanged, document timestamp', tone: 'success', icon: 'check' },
  changed: { label: 'Changed', tone: 'danger', icon: 'cross' },
  changedLater: { label: 'Changed after this signature', tone: 'danger', icon: 'cross' },
  unreadable: { label: 'Unreadable', tone: 'neutral', icon: 'info' },
} as const satisfies Record<string, StatusDisplay>;

const meanings: Record<keyof typeof views, string> = {
  unchanged:
    'The signed content is unchanged. The signature matches the key stored in this browser for the signer’s email address.',
  unknown:
    'The signed content is unchanged. The signing key is unknown to this browser, so the signer is unverified.',
  timestamp:
    'The file has not changed since the timestamp. The timestamp service is unknown to this browser, so the time is unverified.',
  changed: 'The file was changed after this signature, or the signature is forged.',
  changedLater:
    'The signature is valid for an earlier version of the file. Later changes may show content that this person did not sign.',
  unreadable: 'The signature is damaged or the signature format is not supported.',
};

interface SignatureTexts {
  readonly view: StatusDisplay;
  readonly meaning: string;
  readonly who: string;
  readonly facts: readonly string[];
}

function verdictOf({ state, later, kind, isKnown }: SignatureVerification): keyof typeof views {
  if (state !== 'unchanged') return state;
  if (!later.isAllowed) return 'changedLater';
  if (isKnown) return 'unchanged';
  return kind === 'timestamp' ? 'timestamp' : 'unknown';
}

const additionTexts: Record<PdfAddition, (count: number) => string> = {
  signature: (count) => (count === 1 ? '1 further signature' : `${count} further signatures`),
  mark: (count) => (count === 1 ? '1 visible signature mark' : `${count} visible signature marks`),
  timestamp: (count) => (count === 1 ? '1 document timestamp' : `${count} document timestamps`),
  validation: () => 'validation data',
};

const additionKinds = Object.keys(additionTexts) as PdfAddition[];

function laterAdditionText({
  bytes,
  additions,
  isAllowed,
}: PostSigningPdfChanges): string | undefined {
  if (bytes === 0) return undefined;
  const known = additionKinds.flatMap((kind) => {
    const count = additions.filter((each) => each === kind).length;
    return count === 0 ? [] : [additionTexts[kind](count)];
  });
  const texts = isAllowed ? known : [...known, 'other changes'];
  return `Added later: ${texts.join(', ')} (${formatBytes(bytes)})`;
}

const coverageText = ({ end, later }: SignatureVerification, size: number): string =>
  later.bytes === 0
    ? 'Covers the whole file'
    : `Covers the first ${formatBytes(end)} of ${formatBytes(size)}`;

const nameOf = ({ kind, name }: SignatureVerification): string =>
  name ?? (kind === 'timestamp' ? 'Unknown service' : 'Unknown person');

const whoOf = (signature: SignatureVerification): string =>
  signature.email === undefined ? nameOf(signature) : `${nameOf(signature)}, ${signature.email}`;

export function createSignatureVerificationTexts(
  signature: SignatureVerification,
  size: number,
): SignatureTexts {
  const { state, reason, at, kind, later } = signature;
  const verdict = verdictOf(signature);
  const added = laterAdditionText(later);
  const clock = kind === 'timestamp' ? 'the service’s clock' : 'the signatory’s clock';
  return {
    view: views[verdict],
    meaning: meanings[verdict],
    who: whoOf(signature),
    facts: [
      ...(reason === undefined ? [] : [reason]),
      ...(at === undefined ? [] : [`File signed ${formatUtc(at)}, by ${clock}`]),
      ...(state === 'unreadable' ? [] : [coverageText(signature, size)]),
      ...(state === 'unreadable' || added === undefined ? [] : [added]),
    ],
  };
}

export function getPdfVerificationAdvice(pdf: PdfVerification): string | undefined {
  const hasMark =
    pdf.state === 'read' && pdf.signatures.some(({ later }) => later.additions.includes('mark'));
  return hasMark
    ? 'A visible signature mark was added after signing. Review each mark, because marks can cover page content.'
    : undefined;
}

/**
 * Describes the problem of a PDF with signatures. Returns `undefined` if all signatures are valid and later additions
 * are allowed.
 */
export function findPdfProblem(pdf: PdfVerification): string | undefined {
  switch (pdf.state) {
    case 'not-pdf':
      return 'The file is not a PDF or is damaged. Choose another file.';
    case 'encrypted':
      return 'This PDF is encrypted. Remove the password, then verify the file again.';
    case 'read': {
      const { signatures, certificateOf } = pdf;
      if (certificateOf !== undefined)
        return `This certificate of completion for ${certificateOf} has no signature and cannot be verified. Verify the signed PDF of the contract instead.`;
      if (signatures.length === 0) return 'This PDF has no signature.';
      if (signatures.some(({ state }) => state === 'changed'))
        return 'The file differs from the signed file.';
      if (signatures.some(({ state }) => state === 'unreadable'))
        return 'Some signatures could not be verified.';
      const overtaken = signatures.filter(({ later }) => !later.isAllowed);
      const last = signatures.at(-1);
      if (last && !last.later.isAllowed)
        return `Changed after this signature: ${nameOf(last)}. No one has signed the last ${formatBytes(last.later.bytes)}.`;
      return overtaken.length > 0
        ? `Changed after this signature: ${overtaken.map(nameOf).join(', ')}.`
        : undefined;
    }
  }
}

/** Text that explains what the signature verification cannot prove. */
export const pdfVerificationNote =
  'Verification shows whether the file changed. The signatory’s identity, the signatory’s clock and the content before the first signature are not verified.';

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

async function isKnown({ email, publicKey }: ExtractedSignature): Promise<boolean> {
  if (email === undefined || publicKey === undefined) return false;
  const known = await findPublicKey(email).catch(() => undefined);
  return known !== undefined && isSame(known, publicKey);
}

export async function verifyPdf(bytes: Uint8Array): Promise<PdfVerification> {
  const { readSignatures } = await loadSignatureModule();
  const pdf = await readSignatures(bytes);
  if (pdf.state !== 'read') return pdf;
  const signatures = pdf.signatures.map(async (signature) => ({
    ...signature,
    isKnown: await isKnown(signature),
  }));
  return { ...pdf, signatures: await Promise.all(signatures) };
}
