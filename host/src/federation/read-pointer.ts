import { releaseSchemas, type CompositionPointer } from 'shared-kernel/remote';
import { shellConfig } from 'shared-kernel/shell';
import { noteError } from '../diagnostics/report';
import { lastKnown, type Answer } from './fetch-text';
import { parseDocument, readText, request } from './fetch-document';

const listSubject = 'The list of current versions';

/** Where it is said what is deployed. */
export const pointerAddress = () => new URL(shellConfig().compositionPointer, window.location.href);

const parsePointer = (text: string): CompositionPointer =>
  parseDocument(releaseSchemas.pointer, text, listSubject);

/** What is deployed, requested again unless the page's head has begun to. */
export async function readPointer(begun?: Promise<Answer>): Promise<CompositionPointer> {
  const asked = request(pointerAddress().href, 'no-cache', begun);
  return parsePointer(await readText(asked, listSubject));
}

/** What was deployed when a screen of it was last drawn in this browser. */
function lastPointer(): CompositionPointer | undefined {
  try {
    return parsePointer(lastKnown(shellConfig().compositionPointer) ?? '');
  } catch {
    return undefined;
  }
}

/** What the page's head has asked for, which is taken once. */
function takeBegun(): Promise<Answer> | undefined {
  const begun = window.trustfoldComposition;
  delete window.trustfoldComposition;
  return begun;
}

/** What an environment runs, or ran when it last worked in this browser. */
export interface FoundPointer extends CompositionPointer {
  /** What is deployed now cannot be read. */
  readonly isLastKnown?: boolean;
}

/** What is deployed; what worked last where that cannot be read, which a notice then says. */
export async function readPointerOrLast(): Promise<FoundPointer> {
  try {
    return await readPointer(takeBegun());
  } catch (error) {
    const last = lastPointer();
    if (!last) throw error;
    noteError(error);
    return { ...last, isLastKnown: true };
  }
}
