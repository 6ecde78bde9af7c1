import { CryptoKeySigner, PDF } from '@libpdf/core';
import {
  createSelfSignedCertificate,
  type CertificateSubject,
} from './create-self-signed-certificate';
import { getSignatoryKey } from './signatory-keys';

export interface PdfSignature extends CertificateSubject {
  readonly reason: string;
}

/** Returns an unused name for a signature field, because a used name would sign the existing field. */
function freeFieldName(document: PDF, index: number): string {
  const names = new Set(document.getForm()?.getFieldNames());
  let number = index + 1;
  while (names.has(`Signature ${number}`)) number += 1;
  return `Signature ${number}`;
}

/**
 * Adds one PAdES signature (level B-B) per signatory as an incremental update. Rejects if the browser cannot store a
 * key.
 */
export async function signPdf(
  pdf: Uint8Array<ArrayBuffer>,
  signatures: readonly PdfSignature[],
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  let bytes = pdf;
  for (const [index, { name, email, reason }] of signatures.entries()) {
    const pair = await getSignatoryKey(email);
    const certificate = await createSelfSignedCertificate({ name, email }, pair, now);
    const document = await PDF.load(bytes);
    const signed = await document.sign({
      signer: new CryptoKeySigner(pair.privateKey, certificate, 'RSA', 'RSASSA-PKCS1-v1_5'),
      reason,
      signingTime: now,
      fieldName: freeFieldName(document, index),
      level: 'B-B',
    });
    bytes = new Uint8Array(signed.bytes);
  }
  return bytes;
}
