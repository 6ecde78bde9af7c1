const types = ['integrity-violation', 'csp-violation', 'deprecation', 'intervention'];

const keywords: Readonly<Record<string, string>> = {
  inline: 'inline',
  eval: 'eval',
  'wasm-eval': 'eval',
  blob: 'blob',
  data: 'data',
};

/** Of an address that was refused: whose it is, and its file where it is the product's own. */
function refused(address: unknown) {
  if (typeof address !== 'string') return {};
  const keyword = keywords[address.replace(/:.*$/s, '')];
  if (keyword !== undefined) return { whose: keyword };
  if (!URL.canParse(address)) return {};
  const { origin, pathname } = new URL(address);
  const isOwn = origin === window.location.origin || /\/r\/[0-9a-f]{32}\//.test(pathname);
  return isOwn
    ? { whose: 'own', file: pathname.slice(pathname.lastIndexOf('/') + 1) }
    : { whose: 'foreign' };
}

function saidOf({ type, body }: Report) {
  const read = (name: string): unknown => body && Reflect.get(body, name);
  const address = read('blockedURL') ?? read('sourceFile');
  return { type, directive: read('effectiveDirective'), ...refused(address) };
}

/** Hears what the browser has to say of the page: what it refused, and what will not work for long. */
export function watchReports(hear: (said: Readonly<Record<string, unknown>>) => void): void {
  if (!('ReportingObserver' in window)) return;
  const observer = new ReportingObserver((reports) => reports.map(saidOf).forEach(hear), {
    buffered: true,
    types,
  });
  observer.observe();
}
