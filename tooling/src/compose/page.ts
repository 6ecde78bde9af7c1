import * as v from 'valibot';
import { configMeta, pageData } from '../../webpack/page-meta';
import { readDescription, type RemoteDescription } from 'shared-kernel/remote';
import { sha256 } from '../command-line/sha256';

/** Why an address or a build with a path is refused: docs/releasing.md, “A host name of its own”. */
export const rootAlone = 'Trustfold works only at the root of a host name, not below a path.';

const configSchema = v.object({
  compositionPointer: v.optional(v.string()),
  allowLocalRemotes: v.optional(v.boolean()),
});

/** How a page is configured; nothing where it does not say. */
function configIn(html: string): v.InferOutput<typeof configSchema> {
  try {
    return v.parse(configSchema, JSON.parse(pageData(html, configMeta)));
  } catch {
    return {};
  }
}

/** The pointer that a page reads, which tells its environment; nothing where it does not say. */
export const pointerInPage = (html: string): string | undefined =>
  configIn(html).compositionPointer;

/** Where a development server may stand, for a shell that is allowed to load remotes from one. */
export const localOrigins = ['http://127.0.0.1:*', 'http://localhost:*'] as const;

/**
 * What only a header may say; a browser warns of it in a page. No other site frames the product; it
 * frames its own previews, whose documents WebKit holds to the policy of the page they were made by.
 */
export const framePolicy = `frame-ancestors 'self'`;

/**
 * The Integrity-Policy of a page: the browser refuses every script without a digest. A page whose own script has none has
 * no policy, and neither has one that may load a remote from a development server.
 */
export const integrityPolicyOf = (page: string): string | undefined =>
  /<script defer [^>]*integrity="/.test(page) && configIn(page).allowLocalRemotes !== true
    ? 'blocked-destinations=(script)'
    : undefined;

const digestsOf = (page: string, parts: RegExp) =>
  [...page.matchAll(parts)].map(([, text = '']) => `'sha256-${sha256(text, 'base64')}'`);

/**
 * What a page may load and from where: the shell's origin and its remotes', nothing else. Of scripts
 * and styles that stand in a page, only the very ones that stand in this one count: antd's are built
 * (shared-kernel/src/antd-sheet/antd-styles.ts), and what writes rules as it runs writes them into sheets.
 * What a text may become is decided by the page's one policy (host/src/head/trusted-types.ts).
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
    // The kernel's type is the shell's to bring.
    `font-src 'self'`,
    `frame-src blob:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `require-trusted-types-for 'script'`,
    'trusted-types default',
  ].join('; ');
}

/** What of the device no page of the product uses, and none that it frames. */
export const permissionsPolicy = [
  'accelerometer camera display-capture geolocation gyroscope hid idle-detection local-fonts',
  'magnetometer microphone midi payment screen-wake-lock serial usb xr-spatial-tracking',
]
  .join(' ')
  .replaceAll(/\S+/g, '$&=()')
  .replaceAll(' ', ', ');

/** What the page knows of its remotes before it reads what runs, without their commands, so that it stays small; one that describes itself wrongly is left out. */
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
