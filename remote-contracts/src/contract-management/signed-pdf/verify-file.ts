import { verifyPackFile } from 'shared-kernel/records';
import { verifyPdf, type PdfVerification } from './verify-pdf';

export type EvidencePackVerification = Awaited<ReturnType<typeof verifyPackFile>>;

export type FileVerification =
  | { readonly kind: 'pdf'; readonly pdf: PdfVerification }
  | { readonly kind: 'pack'; readonly pack: EvidencePackVerification };

export const hasZipExtension = (name: string): boolean => /\.zip$/i.test(name.trim());

const isZip = ([first, second]: Uint8Array) => first === 0x50 && second === 0x4b;

/** Verifies an evidence pack if the file is a ZIP by content or name, and otherwise a signed PDF. */
export async function verifyFile(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<FileVerification> {
  return isZip(bytes) || hasZipExtension(name)
    ? { kind: 'pack', pack: await verifyPackFile(bytes) }
    : { kind: 'pdf', pdf: await verifyPdf(bytes) };
}
