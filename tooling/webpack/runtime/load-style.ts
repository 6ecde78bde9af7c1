import { askAgain } from './ask-again';

/** Less than a screen may take, so that one stylesheet that hangs is not the screen's failure. */
const limitMs = 10_000;

/** antd's rules give way to every other, as those that antd writes itself, ahead of the page's own. */
const antdSheet = /\/antd\.[^/]*css/;

const insert = (link: HTMLLinkElement) =>
  antdSheet.test(link.href) ? document.head.prepend(link) : document.head.append(link);

/**
 * Puts a stylesheet into the page, held to the digest a release names. The link comes with webpack's own
 * handlers, which hear once how it went.
 */
export function loadStyle(link: HTMLLinkElement): void {
  const { onload, onerror } = link;
  askAgain(link.href, {
    limitMs,
    send: ({ url, digest, settle }) => {
      if (digest !== undefined) {
        link.crossOrigin = 'anonymous';
        link.integrity = digest;
      }
      link.onload = () => settle('load');
      link.onerror = () => settle('error');
      link.href = url;
      if (!link.isConnected) insert(link);
    },
    done: (type) => {
      const hear = type === 'load' ? onload : onerror;
      hear?.call(link, new Event(type));
    },
  });
}
