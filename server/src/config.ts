import type { JSONWebKeySet } from 'jose';
import * as v from 'valibot';

const httpUrlSchema = v.pipe(
  v.string(),
  v.url(),
  v.check(
    (text) => /^(https:|http:\/\/(localhost|127\.0\.0\.1)([:/]|$))/.test(text),
    'needs https, except on this computer.',
  ),
);

const numberSchema = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(min), v.maxValue(max));

const listSchema = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((item) => item.trim())),
  v.filterItems((item) => item !== ''),
);

const originSchema = v.pipe(
  httpUrlSchema,
  v.regex(/^https?:\/\/[^/]+$/, 'is an origin without a path.'),
);

/** Environment variables of the server. Those for the sign-in have no default value. */
const environmentSchema = v.pipe(
  v.object({
    DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//))),
    TRUSTFOLD_DATA_FOLDER: v.optional(v.string(), '.trustfold/server'),
    TRUSTFOLD_HOST: v.optional(v.string(), '127.0.0.1'),
    TRUSTFOLD_PORT: v.optional(numberSchema(0, 65_535), '4400'),
    TRUSTFOLD_ISSUER: httpUrlSchema,
    TRUSTFOLD_AUDIENCE: v.pipe(v.string(), v.nonEmpty()),
    TRUSTFOLD_KEYS_URL: httpUrlSchema,
    TRUSTFOLD_ORIGINS: v.optional(v.pipe(listSchema, v.array(originSchema)), ''),
    TRUSTFOLD_ADMIN_EMAIL: v.optional(v.pipe(v.string(), v.email())),
    TRUSTFOLD_SAMPLE: v.optional(v.picklist(['0', '1']), '0'),
    TRUSTFOLD_MAX_REQUESTS_PER_MINUTE: v.optional(numberSchema(1, 1_000_000), '1200'),
    TRUSTFOLD_MAX_REQUESTS_PER_ADDRESS: v.optional(numberSchema(1, 10_000_000), '24000'),
    TRUSTFOLD_PROXIES: v.optional(listSchema, ''),
  }),
  v.transform((given) => ({
    databaseUrl: given.DATABASE_URL,
    /** Without a folder, the embedded database is in memory. */
    dataFolder: given.TRUSTFOLD_DATA_FOLDER as string | undefined,
    host: given.TRUSTFOLD_HOST,
    port: given.TRUSTFOLD_PORT,
    issuer: given.TRUSTFOLD_ISSUER,
    audience: given.TRUSTFOLD_AUDIENCE,
    /** URL of the issuer’s key set (JWKS), or the key set itself. */
    keys: new URL(given.TRUSTFOLD_KEYS_URL) as URL | JSONWebKeySet,
    /** Origins of pages that may send requests to the server (CORS). */
    origins: given.TRUSTFOLD_ORIGINS as (string | RegExp)[],
    adminEmail: given.TRUSTFOLD_ADMIN_EMAIL,
    hasSample: given.TRUSTFOLD_SAMPLE === '1',
    /** Maximum number of requests per user and minute. */
    maxRequestsPerMinute: given.TRUSTFOLD_MAX_REQUESTS_PER_MINUTE,
    /** Maximum number of requests per IP address and minute, including requests without a token. */
    maxRequestsPerAddress: given.TRUSTFOLD_MAX_REQUESTS_PER_ADDRESS,
    /** IP addresses of trusted proxies. Their forwarding header is trusted to contain the client’s IP address. */
    proxies: given.TRUSTFOLD_PROXIES,
  })),
);

export type ServerConfig = v.InferOutput<typeof environmentSchema>;

/** Reads the configuration from environment variables. Throws an error that names each missing or invalid variable. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const result = v.safeParse(environmentSchema, environment);
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
  throw new Error(`The configuration is not valid.\n${faults.join('\n')}`);
}
