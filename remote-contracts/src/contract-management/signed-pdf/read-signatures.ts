import { PDF, type PdfDict } from '@libpdf/core';
import {
  ContentInfo,
  CryptoEngine,
  SignedData,
  SignedDataVerifyError,
  id_eContentType_TSTInfo,
  type Certificate,
} from 'pkijs';
import { productName } from 'shared-kernel/domain/portal';
import { certificateNote, certificateTitle } from '../signing/signing-certificate';
import { createPdfChangeFinder, type PostSigningPdfChanges } from './create-pdf-change-finder';
import { subjectFieldOids } from './create-self-signed-certificate';

/** A signature that was read from a PDF. `publicKey` is not verified. */
export interface ExtractedSignature {
  /** A `timestamp` comes from a timestamp service, a `signature` from a person. */
  readonly kind: 'signature' | 'timestamp';
  /** `unreadable` means that the format of the signature is not supported. */
  readonly state: 'unchanged' | 'changed' | 'unreadable';
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly reason?: string | undefined;
  /** Signing time according to the clock of the signer, as an ISO instant. */
  readonly at?: string | undefined;
  /** The signer's public key as SubjectPublicKeyInfo. */
  readonly publicKey?: Uint8Array | undefined;
  /** Offset in the file where the signed range ends. */
  readonly end: number;
  readonly later: PostSigningPdfChanges;
}

type OwnFacts = Omit<ExtractedSignature, 'later'>;

export type PdfReadResult =
  | {
      readonly state: 'read';
      readonly signatures: readonly ExtractedSignature[];
      readonly size: number;
      /** Contract id, only for unsigned certificates of completion from older versions. */
      readonly certificateOf?: string | undefined;
    }
  | { readonly state: 'not-pdf' | 'encrypted' };

const signingTime = '1.2.840.113549.1.9.5';

/** The two signed byte ranges of a PDF, before and after the signature itself. */
interface Stretches {
  readonly first: number;
  readonly second: number;
  readonly end: number;
}

/** Returns the signed bytes, or `undefined` if the signed ranges omit other bytes than the signature or exceed the file. */
function stretchesOf(signature: PdfDict, bytes: Uint8Array): Stretches | undefined {
  const numbers = signature
    .getArray('ByteRange')
    ?.toArray()
    .map((item) => (item.type === 'number' ? item.value : Number.NaN));
  const [start, first, second, length] = numbers ?? [];
  if (start !== 0 || first === undefined || second === undefined || length === undefined)
    return undefined;
  const end = second + length;
  if (!(first < second && end <= bytes.length)) return undefined;
  const isSignatureAlone = bytes[first] === 0x3c && bytes[second - 1] === 0x3e;
  const hex = bytes.subarray(first + 1, second - 1);
  return isSignatureAlone && hex.every(isHexDigit) ? { first, second, end } : undefined;
}

const isHexDigit = (byte: number) => /[\da-f\s]/i.test(String.fromCodePoint(byte));

function vouchedFor(bytes: Uint8Array, { first, second, end }: Stretches): ArrayBuffer {
  const data = new Uint8Array(first + end - second);
  data.set(bytes.subarray(0, first));
  data.set(bytes.subarray(second, end), first);
  return data.buffer;
}

function partOf({ subject }: Certificate, part: keyof typeof subjectFieldOids): string | undefined {
  const found = subject.typesAndValues.find(({ type }) => type === subjectFieldOids[part]);
  const value: unknown = found?.value.valueBlock.value;
  return typeof value === 'string' ? value : undefined;
}

const personOf = (certificate: Certificate) => ({
  name: partOf(certificate, 'commonName'),
  email: partOf(certificate, 'email'),
  publicKey: new Uint8Array(certificate.subjectPublicKeyInfo.toSchema().toBER(false)),
});

function timeIn(signed: SignedData): string | undefined {
  const attribute = signed.signerInfos[0]?.signedAttrs?.attributes.find(
    ({ type }) => type === signingTime,
  );
  const value: unknown = attribute?.values[0];
  const hasDate = (some: unknown): some is { toDate: () => Date } =>
    typeof some === 'object' && some !== null && 'toDate' in some;
  return hasDate(value) ? value.toDate().toISOString() : undefined;
}

interface Checked {
  readonly isSound: boolean;
  readonly certificate: Certificate | null | undefined;
}

async function check(signed: SignedData, data: ArrayBuffer): Promise<Checked> {
  // A separate crypto engine is needed, because the engine of @libpdf/core accepts no algorithm names.
  const engine = new CryptoEngine({ name: 'browser', crypto });
  try {
    const { signatureVerified, signerCertificate } = await signed.verify(
      { signer: 0, data, checkChain: false, extendedMode: true },
      engine,
    );
    return { isSound: signatureVerified === true, certificate: signerCertificate };
  } catch (error) {
    const { signerCertificate } = error instanceof SignedDataVerifyError ? error : {};
    return { isSound: false, certificate: signerCertificate };
  }
}

async function readSignature(signature: PdfDict, bytes: Uint8Array): Promise<OwnFacts> {
  const reason = signature.getString('Reason')?.asString();
  const stretches = stretchesOf(signature, bytes);
  const contents = signature.getString('Contents')?.bytes;
  const unreadable = { kind: 'signature', state: 'unreadable', reason } as const;
  if (!stretches || !contents) return { ...unreadable, end: 0 };
  const { end } = stretches;
  try {
    const signed = new SignedData({
      schema: ContentInfo.fromBER(new Uint8Array(contents)).content,
    });
    const { eContent, eContentType } = signed.encapContentInfo;
    const isTimestamp = eContentType === id_eContentType_TSTInfo;
    // A signature with embedded content is refused, because verification would check that content instead of the file.
    if (eContent && !isTimestamp) return { ...unreadable, end };
    const { isSound, certificate } = await check(signed, vouchedFor(bytes, stretches));
    return {
      kind: isTimestamp ? 'timestamp' : 'signature',
      state: isSound ? 'unchanged' : 'changed',
      ...(certificate && personOf(certificate)),
      reason,
      at: timeIn(signed),
      end,
    };
  } catch {
    return { ...unreadable, end };
  }
}

/** Matches the footer of generated files, which contains the product name and the contract id. */
const footer = new RegExp(`${productName} · (\\S+)`);

function certificateOf(document: PDF): string | undefined {
  try {
    if (document.getPage(0)?.extractText().text.startsWith(certificateTitle) !== true)
      return undefined;
    const pages = document.extractText().map((page) => page.text);
    const text = pages.join(' ').replace(/\s+/g, ' ');
    return text.includes(certificateNote) ? footer.exec(text)?.[1] : undefined;
  } catch {
    // The product's own PDFs contain readable text, so a file without readable text has another origin.
    return undefined;
  }
}

/** Reads and verifies all signatures of a PDF, in the order of the signature fields. */
export async function readSignatures(bytes: Uint8Array): Promise<PdfReadResult> {
  const isPdf = String.fromCodePoint(...bytes.subarray(0, 1024)).includes('%PDF-');
  const document = isPdf ? await PDF.load(bytes).catch(() => undefined) : undefined;
  if (!document) return { state: 'not-pdf' };
  if (document.isEncrypted) return { state: 'encrypted' };
  const fields = document.getForm()?.getSignatureFields() ?? [];
  const signatures = await Promise.all(
    fields.flatMap((field) => {
      const signature = field.getSignatureDict();
      return signature ? [readSignature(signature, bytes)] : [];
    }),
  );
  const laterOf = await createPdfChangeFinder(
    bytes,
    signatures.map(({ end }) => end),
  );
  return {
    state: 'read',
    signatures: signatures
      .toSorted((one, other) => one.end - other.end)
      .map((signature) => ({ ...signature, later: laterOf(signature.end) })),
    size: bytes.length,
    ...(signatures.length === 0 && { certificateOf: certificateOf(document) }),
  };
}
