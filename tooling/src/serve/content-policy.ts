import { createHash } from 'node:crypto';

/** Where a development server may stand, for a shell that is allowed to load remotes from one. */
export const localOrigins = ['http://127.0.0.1:*', 'http://localhost:*'] as const;

/**
 * What only a header may say; a browser warns of it in a page. No other site frames the product; it
 * frames its own previews, whose documents WebKit holds to the policy of the page they were made by.
 */
export const framePolicy = `frame-ancestors 'self'`;

const inlineScripts = /<script>([^]*?)<\/script>/g;

const digestOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * What a page may load and from where: the shell's origin and its remotes', nothing else. Of scripts
 * that stand in a page, only the very ones that stand in this one run.
 */
export function contentPolicy(page: string, remoteOrigins: readonly string[]): string {
  const product = ["'self'", ...remoteOrigins].join(' ');
  const digests = [...page.matchAll(inlineScripts)].map(([, script = '']) => digestOf(script));
  return [
    `default-src 'none'`,
    `script-src ${[product, ...digests].join(' ')}`,
    `connect-src ${product}`,
    // antd writes its styles into the page.
    `style-src ${product} 'unsafe-inline'`,
    `img-src ${product} data: blob:`,
    `media-src ${product} blob:`,
    // The kernel's type is the shell's to bring.
    `font-src 'self'`,
    `frame-src blob:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
  ].join('; ');
}
