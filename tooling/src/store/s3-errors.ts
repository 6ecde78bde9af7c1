import { CliError } from '../base/cli-error';

interface ServiceError {
  readonly name: string;
  readonly code?: string;
  readonly message?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

/** An error of the service's client; anything else has none of these fields. */
const serviceError = (error: unknown) => error as Partial<ServiceError>;

export const statusOf = (error: unknown): number | undefined =>
  serviceError(error).$metadata?.httpStatusCode;

/** The service's name of an error; the system's where it has none. */
export const nameOf = (error: unknown): string => {
  const { name, code } = serviceError(error);
  return name === 'Error' || name === undefined ? (code ?? '') : name;
};

interface Place {
  readonly store: string;
  readonly bucket: string;
  readonly endpoint: string;
}

const sentences: readonly (readonly [RegExp, (place: Place) => string])[] = [
  [/^NoSuchBucket$/, (at) => `There is no bucket “${at.bucket}” at ${at.endpoint}.`],
  [
    /^(InvalidAccessKeyId|SignatureDoesNotMatch|InvalidToken|ExpiredToken|AuthorizationHeaderMalformed)$/,
    (at) =>
      `${at.endpoint} refused the credentials. Check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_REGION.`,
  ],
  [
    /^(CredentialsProviderError|TokenProviderError)$/,
    () =>
      'No credentials were found. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE.',
  ],
  [
    /^(RequestTimeTooSkewed|RequestExpired)$/,
    (at) => `This machine’s clock differs too much from that of ${at.endpoint}: set it.`,
  ],
  [
    /^(AccessDenied|Forbidden|403)$/,
    (at) =>
      `The credentials may not do this in ${at.store}. \`npm run release -- policies\` writes what they need.`,
  ],
  [
    /^(PermanentRedirect|301)$/,
    (at) => `The bucket “${at.bucket}” is in another region: set AWS_REGION.`,
  ],
  [/^(NotImplemented|501)$/, (at) => `${at.store} does not offer conditional writes.`],
  [/^InvalidBucketName$/, (at) => `“${at.bucket}” is not a valid name for a bucket.`],
  [
    /^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH)$/,
    (at) => `${at.endpoint} cannot be reached. Check the network and --endpoint.`,
  ],
  [
    /^(ETIMEDOUT|TimeoutError)$/,
    (at) =>
      `${at.endpoint} did not answer in time. Check the network and --endpoint, then try again.`,
  ],
];

/** What the service said as a sentence for a person. */
export function asSentence(error: unknown, place: Place): unknown {
  if (error instanceof CliError) return error;
  const { code, message = String(error) } = serviceError(error);
  const status = String(statusOf(error) ?? '');
  // The client calls a connection that was reset a timeout, and may wrap what names it.
  const [codeInMessage = ''] = /\bE[A-Z]{6,}\b/.exec(message) ?? [];
  const names = [code ?? '', codeInMessage, nameOf(error), status];
  for (const name of names)
    for (const [pattern, sentence] of sentences)
      if (pattern.test(name)) return new CliError(sentence(place), { cause: error });
  const reason = message === 'UnknownError' ? `${place.endpoint} answered ${status}.` : message;
  return new CliError(`${place.store} failed: ${reason}`, { cause: error });
}
