import type { RequestListener } from 'node:http';
import type { Origin } from '../../serve/static-server';
import { answererOf } from './answer';
import { makeCertificate, trustArgument } from './certificate';
import { compressed } from './compressed';
import { SecureOrigin } from './secure-origin';

interface SecureOrigins {
  /** What a browser is started with, so that it trusts the origins. */
  readonly browserArguments: readonly string[];
  /** An origin that answers as the listener does, in Brotli. */
  readonly makeOrigin: (listener: RequestListener) => Origin;
}

/** Origins over HTTP/2 with TLS, all with one certificate of this run. */
export async function secureOrigins(): Promise<SecureOrigins> {
  const certificate = await makeCertificate();
  return {
    browserArguments: [trustArgument(certificate)],
    makeOrigin: (listener) => new SecureOrigin(compressed(answererOf(listener)), certificate),
  };
}
