import { CommandError } from '../commands/command-error';

/**
 * What makes and checks the log's digests, fetched with the first write: no page needs it to show
 * something.
 */
export async function bringEvidence() {
  try {
    return await import(/* webpackChunkName: "evidence" */ './parts');
  } catch (cause) {
    const message =
      'The audit log could not be loaded, so nothing was changed. Check the connection, then try again.';
    throw new CommandError('refused', message, { cause });
  }
}

/** Prefetches it from the first input on the page, before a command needs it. */
export function bringEvidenceOnFirstTouch(): void {
  const bring = () => {
    for (const kind of kinds) window.removeEventListener(kind, bring, true);
    bringEvidence().catch(() => undefined);
  };
  for (const kind of kinds) window.addEventListener(kind, bring, true);
}

const kinds = ['pointerdown', 'keydown', 'input'] as const;
