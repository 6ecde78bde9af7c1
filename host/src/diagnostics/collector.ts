import type { Fault } from './fault-code';
import type { Happening } from './happening';

/** More than these before the ring has come are noise. */
const heldMost = 50;

const held: Happening[] = [];
let isHere = false;

/** The part that keeps and tells what happened, with what was collected until now. */
export async function diagnostics() {
  const { diagnosed } = await import(/* webpackChunkName: "diagnostics" */ './diagnostics');
  isHere = true;
  await diagnosed.keepAll(held.splice(0));
  return diagnosed;
}

/** A failure is not told: the next fault, or whoever asks for a report, tries again. */
const bring = () => void diagnostics().catch(() => undefined);

/** Notes what happened. Cheap and early: the part that keeps it comes late, a fault brings it at once. */
export function note(kind: Happening['kind'], said: Readonly<Record<string, unknown>>): void {
  if (held.length === heldMost) return;
  held.push({ ...said, kind, at: Date.now() });
  if (isHere || 'error' in said) setTimeout(bring);
}

/** Shows what there is to say of a fault, or of the page, before it is copied: at once what the page's head knows. */
export function showDiagnostics(fault?: Fault): void {
  const report = diagnostics().then(({ reportText }) => reportText(fault));
  window.trustfoldPlain?.show(fault, report);
}
