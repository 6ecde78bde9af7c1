import { Integer, Utf8String, IA5String } from 'asn1js';
import { AttributeTypeAndValue, Certificate } from 'pkijs';

/** OIDs of the certificate subject fields that the product writes and reads. */
export const subjectFieldOids = { commonName: '2.5.4.3', email: '1.2.840.113549.1.9.1' } as const;

export interface CertificateSubject {
  readonly name: string;
  readonly email: string;
}

const isAscii = (text: string) => /^[ -~]*$/.test(text);

/** Validity of a certificate in years. */
const years = 10;

const randomSerial = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // An X.509 serial number must be positive.
  bytes[0] = 1;
  return new Integer({ valueHex: bytes.buffer });
};

/** Creates a self-signed certificate in DER for a person's key. */
export async function createSelfSignedCertificate(
  { name, email }: CertificateSubject,
  { privateKey, publicKey }: CryptoKeyPair,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const certificate = new Certificate();
  certificate.version = 2;
  certificate.serialNumber = randomSerial();
  for (const { typesAndValues } of [certificate.issuer, certificate.subject])
    typesAndValues.push(
      new AttributeTypeAndValue({
        type: subjectFieldOids.commonName,
        value: new Utf8String({ value: name }),
      }),
      new AttributeTypeAndValue({
        type: subjectFieldOids.email,
        value: isAscii(email) ? new IA5String({ value: email }) : new Utf8String({ value: email }),
      }),
    );
  certificate.notBefore.value = now;
  certificate.notAfter.value = new Date(
    Date.UTC(now.getUTCFullYear() + years, now.getUTCMonth(), now.getUTCDate()),
  );
  await certificate.subjectPublicKeyInfo.importKey(publicKey);
  await certificate.sign(privateKey, 'SHA-256');
  return new Uint8Array(certificate.toSchema(true).toBER(false));
}
