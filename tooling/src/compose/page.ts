import * as v from 'valibot';
import { configMeta, pageData } from '../../webpack/page-meta';
import { readDescription, type RemoteDescription } from 'shared-kernel/remote';
import { sha256 } from '../command-line/sha256';

/** The reason for rejecting an address or a build with a path: docs/releasing.md, “A host name of its own”. */
export const rootOnlyMessage = 'Trustfold works only at the root of a host name, not below a path.';

const configSchema = v.object({
  compositionPointer: v.optional(v.string()),
  allowLocalRemotes: v.optional(v.boolean()),
});

function configIn(html: string): v.InferOutput<typeof configSchema> {
  try {
    return v.parse(configSchema, JSON.parse(pageData(html, configMeta)));
  } catch {
    return {};
  }
}

/** The pointer that a page reads, which identifies its environment; `undefined` if the page names none. */
export const pointerInPage = (html: string): string | undefined =>
  configIn(html).compositionPointer;

export const localOrigins = ['http://127.0.0.1:*', 'http://localhost:*'] as const;

/**
 * Only valid as a header; in a page, browsers would warn about it. Other sites may not frame the product. The product
 * frames its own previews, which inherit the policy in WebKit.
 */
export const framePolicy = `frame-ancestors 'self'`;

/**
 * The Integrity-Policy of a page, with which the browser blocks scripts without a digest. A page has no such policy if
 * its main script has no digest or if it may load remotes from a development server.
 */
export const integrityPolicyOf = (page: string): string | undefined =>
  /<script defer [^>]*integrity="/.test(page) && configIn(page).allowLocalRemotes !== true
    ? 'blocked-destinations=(script)'
    : undefined;

const digestsOf = (page: string, parts: RegExp) =>
  [...page.matchAll(parts)].map(([, text = '']) => `'sha256-${sha256(text, 'base64')}'`);

/**
 * The content security policy of a page: it loads only from the origins of the shell and its remotes. Inline scripts
 * and styles are allowed by digest; antd styles are built (shared-kernel/src/antd-sheet/antd-styles.ts). Trusted
 * types are in host/src/head/trusted-types.ts.
 */
export function contentPolicy(page: string, remoteOrigins: readonly string[]): string {
  const product = ["'self'", ...remoteOrigins].join(' ');
  const scripts = digestsOf(page, /<script>([^]*?)<\/script>/g);
  const styles = digestsOf(page, /<style>([^]*?)<\/style>/g);
  return [
    `default-src 'none'`,
    `script-src ${[product, ...scripts].join(' ')}`,
    `connect-src ${product}`,
    `style-src ${[product, ...styles].join(' ')}`,
    `img-src ${product} data: blob:`,
    `media-src ${product} blob:`,
    // The fonts belong to the kernel, and only the shell loads them.
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

/**
 * The descriptions of the remotes for the page, without their commands to keep it small; invalid descriptions are
 * omitted.
 */
export function knownRemotes(
  described: Readonly<Record<string, unknown>>,
): Readonly<Record<string, RemoteDescription>> {
  return Object.fromEntries(
    Object.entries(described).flatMap(([name, brings]) => {
      const { description } = readDescription(name, brings);
      return description
        ? [[name, { ...description, commands: undefined, permissions: undefined }]]
        : [];
    }),
  );
}
