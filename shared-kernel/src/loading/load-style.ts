import { retryRequest } from './retry-request';
import { loadingLimits } from './limits';

/** antd’s rules come first, so that all others override them, as with the styles that antd inserts itself. */
const antdSheet = /\/antd\.[^/]*css/;

const insert = (link: HTMLLinkElement) =>
  antdSheet.test(link.href) ? document.head.prepend(link) : document.head.append(link);

/**
 * Inserts a stylesheet with the digest of its release. The link already has webpack’s handlers, which are called
 * once.
 */
export function loadStyle(link: HTMLLinkElement): void {
  const { onload, onerror } = link;
  const sent: HTMLLinkElement[] = [];
  retryRequest(link.href, {
    limitMs: loadingLimits.styleLimitMs,
    send: ({ url, digest, settle }) => {
      const before = sent.at(-1);
      // Changing the address of the existing element would cancel its request.
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
