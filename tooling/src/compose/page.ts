import * as v from 'valibot';
import { configMeta, readPageData } from '../../webpack/page-meta';
import { parseDescription, type RemoteDescription } from 'shared-kernel/remote';
import { sha256 } from '../command-line/sha256';
import { readServerOrigins } from './workspace-server';

/** Error message if the URL or the base path of a build is not the root of a host. See docs/releasing.md, “A host name of its own”. */
export const rootPathRequiredMessage =
  'Trustfold works only at the root of a host name, not below a path.';

const configSchema = v.object({
  compositionPointer: v.optional(v.string()),
  allowLocalRemotes: v.optional(v.boolean()),
});

function configIn(html: string): v.InferOutput<typeof configSchema> {
  try {
    return v.parse(configSchema, JSON.parse(readPageData(html, configMeta)));
  } catch {
    return {};
  }
}

/** Returns the path of the pointer that a page reads, or `undefined` if the page names no pointer. */
export const readPagePointer = (html: string): string | undefined =>
  configIn(html).compositionPointer;

export const localOrigins = ['http://127.0.0.1:*', 'http://localhost:*'] as const;

/** Policy that prevents other sites from framing the product. Browsers accept this policy only as a header. */
export const framePolicy = `frame-ancestors 'self'`;

/** Returns the Integrity-Policy of a page with integrity hashes. It blocks scripts without a hash. */
export const createIntegrityPolicy = (page: string): string | undefined =>
  /<script defer [^>]*integrity="/.test(page) && configIn(page).allowLocalRemotes !== true
    ? 'blocked-destinations=(script)'
    : undefined;

const digestsOf = (page: string, parts: RegExp) =>
  [...page.matchAll(parts)].map(([, text = '']) => `'sha256-${sha256(text, 'base64')}'`);

/**
 * Returns the content security policy of a page. It allows the origins of the shell, its remotes and its server. Inline
 * scripts and styles are allowed by their hash.
 */
export function createContentPolicy(page: string, remoteOrigins: readonly string[]): string {
  const product = ["'self'", ...remoteOrigins].join(' ');
  const scripts = digestsOf(page, /<script>([^]*?)<\/script>/g);
  const styles = digestsOf(page, /<style>([^]*?)<\/style>/g);
  return [
    `default-src 'none'`,
    `script-src ${[product, ...scripts].join(' ')}`,
    `connect-src ${[product, ...readServerOrigins(page)].join(' ')}`,
    `style-src ${[product, ...styles].join(' ')}`,
    `img-src ${product} data: blob:`,
    `media-src ${product} blob:`,
    `font-src 'self'`,
    `frame-src blob:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `require-trusted-types-for 'script'`,
    'trusted-types default',
  ].join('; ');
}

export const permissionsPolicy = [
  'accelerometer camera display-capture geolocation gyroscope hid idle-detection local-fonts',
  'magnetometer microphone midi payment screen-wake-lock serial usb xr-spatial-tracking',
]
  .join(' ')
  .replaceAll(/\S+/g, '$&=()')
  .replaceAll(' ', ', ');

/** Returns the descriptions of the remotes for the page. Commands are omitted to keep the page small. */
export function filterKnownRemotes(
  described: Readonly<Record<string, unknown>>,
): Readonly<Record<string, RemoteDescription>> {
  return Object.fromEntries(
    Object.entries(described).flatMap(([name, brings]) => {
      const { description } = parseDescription(name, brings);
      return description
        ? [[name, { ...description, commands: undefined, permissions: undefined }]]
        : [];
    }),
  );
}
