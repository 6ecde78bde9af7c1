import { retryRequest } from './retry-request';
import { loadingLimits } from './limits';

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
  const sent: HTMLLinkElement[] = [];
  retryRequest(link.href, {
    limitMs: loadingLimits.styleLimitMs,
    send: ({ url, digest, settle }) => {
      const before = sent.at(-1);
      // Another address in the same element would stop what is on its way there.
      const own = before ? document.importNode(link) : link;
      sent.push(own);
      if (digest !== undefined) {
        own.crossOrigin = 'anonymous';
        own.integrity = digest;
      }
      own.onload = () => {
        for (const other of sent) if (other !== own) other.remove();
        settle('load');
      };
      own.onerror = () => settle('error');
      own.href = url;
      if (before) before.after(own);
      else insert(own);
    },
    done: (type) => {
      if (type !== 'load') sent.forEach((one) => one.remove());
      const hear = type === 'load' ? onload : onerror;
      hear?.call(link, new Event(type));
    },
  });
}
