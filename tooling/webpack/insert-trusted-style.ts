/**
 * Puts a remote's stylesheet into the page, held to the digest that its release names; one that the
 * release does not name is refused, and one that failed is asked for again as a script would be. It
 * becomes source text in the remote's entry, so it knows nothing but what hangs on the page: the
 * registry of shared-kernel/remote.
 */
export function insertTrustedStyle(link: HTMLLinkElement): void {
  const registry = (
    globalThis as unknown as Record<
      symbol,
      { digests: Map<string, string>; addresses: Set<string> } | undefined
    >
  )[Symbol.for('trustfold.digests')];
  const address = link.href;
  const digest = registry?.digests.get(address);
  const fail = link.onerror;
  if (digest !== undefined) {
    link.crossOrigin = 'anonymous';
    link.integrity = digest;
  } else if ([...(registry?.addresses ?? [])].some((held) => address.startsWith(held))) {
    fail?.call(link, new Event('refused'));
    return;
  }
  let attempts = 1;
  link.onerror = (event) => {
    if (attempts === 3) {
      fail?.call(link, event);
      return;
    }
    setTimeout(() => (link.href = `${address}?retry=${Date.now().toString(36)}`), 250 * attempts);
    attempts += 1;
  };
  document.head.append(link);
}
