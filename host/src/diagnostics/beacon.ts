import { foldedInto, type DiagnosticEvent } from './diagnostic-event';
import { pageData } from './page-data';

/** What fits into one beacon, of which a browser takes 64 kB. */
const maxAtOnce = 100;

/**
 * Where an operator wants to be told, if anywhere: an address of another origin, to which a browser sends nothing of
 * this page's address.
 */
function reportingAddress(address: unknown): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  const { protocol, origin } = new URL(address);
  return /^https?:$/.test(protocol) && origin !== window.location.origin ? address : undefined;
}

/**
 * Sends events to the operator's reporting address when the page is left, from the share of pages that the operator
 * asked for. Where none is named nothing is sent.
 */
export function beaconFor(
  { reportTo, reportShare = 1 }: Readonly<Record<string, unknown>> = pageData('config'),
  draw: () => number = Math.random,
): (event: DiagnosticEvent) => void {
  const address = reportingAddress(reportTo);
  if (address === undefined || !(draw() < Number(reportShare))) return () => undefined;

  const waiting = new Map<string, DiagnosticEvent>();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || waiting.size === 0) return;
    const events = [...waiting.values()].map(({ kind, first, last, count, detail }) => ({
      kind,
      first,
      last,
      count,
      detail,
    }));
    // As text: any other type would ask the address for its leave first.
    navigator.sendBeacon(address, JSON.stringify({ format: 1, events }));
    waiting.clear();
  });
  return (event) => {
    const held = waiting.get(event.identity);
    if (held || waiting.size < maxAtOnce)
      waiting.set(event.identity, held ? foldedInto(held, event) : event);
  };
}
