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
  v.transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  ),
  v.array(v.string()),
);

const originSchema = v.pipe(
  httpUrlSchema,
  v.regex(/^https?:\/\/[^/]+$/, 'is an origin without a path.'),
);

/** Environment variables of the server. Those for the sign-in have no default value. */
const environmentSchema = v.object({
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
});

export interface ServerConfig {
  readonly databaseUrl?: string | undefined;
  readonly dataFolder?: string | undefined;
  readonly host: string;
  readonly port: number;
  readonly issuer: string;
  readonly audience: string;
  readonly keys: URL | JSONWebKeySet;
  readonly origins: readonly (string | RegExp)[];
  readonly adminEmail?: string | undefined;
  readonly hasSample: boolean;
  readonly maxRequestsPerMinute: number;
  readonly maxRequestsPerAddress: number;
  readonly proxies: readonly string[];
}

/** Reads the configuration from environment variables. Throws an error that names each missing or invalid variable. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
): ServerConfig {
  const result = v.safeParse(environmentSchema, environment);
  if (!result.success) {
    const faults = result.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
    throw new Error(`The configuration is not valid.\n${faults.join('\n')}`);
  }
  const given = result.output;
  return {
    databaseUrl: given.DATABASE_URL,
    dataFolder: given.TRUSTFOLD_DATA_FOLDER,
    host: given.TRUSTFOLD_HOST,
    port: given.TRUSTFOLD_PORT,
    issuer: given.TRUSTFOLD_ISSUER,
    audience: given.TRUSTFOLD_AUDIENCE,
    keys: new URL(given.TRUSTFOLD_KEYS_URL),
    origins: given.TRUSTFOLD_ORIGINS,
    adminEmail: given.TRUSTFOLD_ADMIN_EMAIL,
    hasSample: given.TRUSTFOLD_SAMPLE === '1',
    maxRequestsPerMinute: given.TRUSTFOLD_MAX_REQUESTS_PER_MINUTE,
    maxRequestsPerAddress: given.TRUSTFOLD_MAX_REQUESTS_PER_ADDRESS,
    proxies: given.TRUSTFOLD_PROXIES,
  };
}
