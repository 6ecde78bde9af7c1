import { createHash } from 'node:crypto';
import { allowsLocalRemotes } from './page-config';

/** Where a development server may stand, for a shell that is allowed to load remotes from one. */
export const localOrigins = ['http://127.0.0.1:*', 'http://localhost:*'] as const;

/**
 * What only a header may say; a browser warns of it in a page. No other site frames the product; it
 * frames its own previews, whose documents WebKit holds to the policy of the page they were made by.
 */
export const framePolicy = `frame-ancestors 'self'`;

/** Has the browser refuse every script without a digest; only a header can set it. */
export const integrityPolicy = 'blocked-destinations=(script)';

/**
 * The policy that a page is sent with. A page whose own script has no digest has none, and neither has one that may load
 * a remote from a development server: browsers would refuse these scripts.
 */
export const integrityPolicyOf = (page: string): string | undefined =>
  /<script defer [^>]*integrity="/.test(page) && !allowsLocalRemotes(page)
    ? integrityPolicy
    : undefined;

const inlineScripts = /<script>([^]*?)<\/script>/g;
const inlineStyles = /<style>([^]*?)<\/style>/g;

const digestOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const digestsOf = (page: string, parts: RegExp) =>
  [...page.matchAll(parts)].map(([, text = '']) => digestOf(text));

/**
 * What a text may become is decided by the page's one policy (host/src/head/trusted-types.ts). A page of an earlier
 * release has none, and could load nothing.
 */
const trustedTypesOf = (page: string): readonly string[] =>
  page.includes('trustedTypes')
    ? [`require-trusted-types-for 'script'`, 'trusted-types default']
    : [];

/**
 * What a page may load and from where: the shell's origin and its remotes', nothing else. Of scripts
 * and styles that stand in a page, only the very ones that stand in this one count: antd's are built
 * (shared-kernel/src/antd-sheet/antd-styles.ts), and what writes rules as it runs writes them into sheets.
 */
export function contentPolicy(page: string, remoteOrigins: readonly string[]): string {
  const product = ["'self'", ...remoteOrigins].join(' ');
  return [
    `default-src 'none'`,
    `script-src ${[product, ...digestsOf(page, inlineScripts)].join(' ')}`,
    `connect-src ${product}`,
    `style-src ${[product, ...digestsOf(page, inlineStyles)].join(' ')}`,
    `img-src ${product} data: blob:`,
    `media-src ${product} blob:`,
    // The kernel's type is the shell's to bring.
    `font-src 'self'`,
    `frame-src blob:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    ...trustedTypesOf(page),
  ].join('; ');
}
