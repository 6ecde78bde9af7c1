import { createHash, X509Certificate } from 'node:crypto';
import { generate } from 'selfsigned';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
  /** What Chromium knows a key by. */
  readonly fingerprint: string;
}

/** A certificate for loopback that only the bench's own browser trusts; its key is never written to disk. */
export async function makeCertificate(): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  });
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, fingerprint: createHash('sha256').update(spki).digest('base64') };
}

/** Lets Chromium trust the key wholly: pages with a faulty certificate would never be kept in its cache. */
export const trustArgument = ({ fingerprint }: Certificate): string =>
  `--ignore-certificate-errors-spki-list=${fingerprint}`;
