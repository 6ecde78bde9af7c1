import { releaseSchemas, type CompositionPointer } from 'shared-kernel/remote';
import { readShellConfig } from 'shared-kernel/shell';
import { addReportedError } from '../diagnostics/report';
import { readLastKnownPointer, type TextResponse } from './fetch-text';
import { fetchDocument, parseDocument } from './fetch-document';

const listSubject = 'The list of current versions';

export const getEnvironmentPointerUrl = () =>
  new URL(readShellConfig().compositionPointer, window.location.href);

const parsePointer = (text: string): CompositionPointer =>
  parseDocument(releaseSchemas.pointer, text, listSubject);

export async function readEnvironmentPointer(
  begun?: Promise<TextResponse>,
): Promise<CompositionPointer> {
  return parsePointer(
    await fetchDocument(listSubject, getEnvironmentPointerUrl().href, 'no-cache', begun),
  );
}

function lastPointer(): CompositionPointer | undefined {
  try {
    return parsePointer(readLastKnownPointer(readShellConfig().compositionPointer) ?? '');
  } catch {
    return undefined;
  }
}

/** Returns the pointer request that the script in the head started. Each request can be used only once. */
function takeEarlyRequest(): Promise<TextResponse> | undefined {
  const begun = window.trustfoldComposition;
  delete window.trustfoldComposition;
  return begun;
}

export interface ResolvedPointer extends CompositionPointer {
  /** Whether the page uses the last known composition, because the current one could not be loaded. */
  readonly isLastKnown?: boolean;
}

/** Returns the current composition, or the last known composition if the current one cannot be loaded. */
export async function readPointerWithFallback(): Promise<ResolvedPointer> {
  try {
    return await readEnvironmentPointer(takeEarlyRequest());
  } catch (error) {
    const last = lastPointer();
    if (!last) throw error;
    addReportedError(error);
    return { ...last, isLastKnown: true };
  }
}
