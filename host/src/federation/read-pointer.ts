import { releaseSchemas, type CompositionPointer } from 'shared-kernel/remote';
import { shellConfig } from 'shared-kernel/shell';
import { addReportedError } from '../diagnostics/report';
import { lastKnown, type Answer } from './fetch-text';
import { fetchDocument, parseDocument } from './fetch-document';

const listSubject = 'The list of current versions';

export const pointerAddress = () => new URL(shellConfig().compositionPointer, window.location.href);

const parsePointer = (text: string): CompositionPointer =>
  parseDocument(releaseSchemas.pointer, text, listSubject);

/** Loads the pointer, unless `begun` is a request that the script in the head started. */
export async function readPointer(begun?: Promise<Answer>): Promise<CompositionPointer> {
  return parsePointer(await fetchDocument(listSubject, pointerAddress().href, 'no-cache', begun));
}

/** The pointer stored when a screen last rendered in this browser. */
function lastPointer(): CompositionPointer | undefined {
  try {
    return parsePointer(lastKnown(shellConfig().compositionPointer) ?? '');
  } catch {
    return undefined;
  }
}

/** The request started by the script in the head; it can be used only once. */
function takeEarlyRequest(): Promise<Answer> | undefined {
  const begun = window.trustfoldComposition;
  delete window.trustfoldComposition;
  return begun;
}

/** The current composition of an environment, or the last known one. */
export interface FoundPointer extends CompositionPointer {
  /** Whether the current composition could not be loaded. */
  readonly isLastKnown?: boolean;
}

/** The current composition. If it cannot be loaded, the last known one, which a notice mentions. */
export async function readPointerOrLastKnown(): Promise<FoundPointer> {
  try {
    return await readPointer(takeEarlyRequest());
  } catch (error) {
    const last = lastPointer();
    if (!last) throw error;
    addReportedError(error);
    return { ...last, isLastKnown: true };
  }
}
