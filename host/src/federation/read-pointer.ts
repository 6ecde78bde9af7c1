import { compositionPointerSchema, type CompositionPointer } from 'shared-kernel/remote';
import { shellConfig } from 'shared-kernel/shell';
import { noteError } from '../diagnostics/report';
import { lastKnown } from '../head/last-known';
import type { Answer } from './ask';
import { parseDocument, readText, request } from './fetch-document';
import { UnansweredError } from './remote-error';

const listSubject = 'The list of what is deployed';

/** Where it is said what is deployed. */
export const pointerAddress = () => new URL(shellConfig().compositionPointer, window.location.href);

const parsePointer = (text: string): CompositionPointer =>
  parseDocument(compositionPointerSchema, text, listSubject);

/** What is deployed, asked for anew unless the page's head has begun to. */
export async function readPointer(begun?: Promise<Answer>): Promise<CompositionPointer> {
  const asked = request(pointerAddress().href, 'no-cache', begun);
  return parsePointer(await readText(asked, listSubject));
}

/** What was deployed at the last visit. */
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

/** What is deployed, or was, where nobody answers what is now; what an answer says stands, however wrong. */
export async function readPointerOrLast(): Promise<CompositionPointer> {
  try {
    return await readPointer(takeBegun());
  } catch (error) {
    const last = error instanceof UnansweredError ? lastPointer() : undefined;
    if (!last) throw error;
    noteError(error);
    return last;
  }
}
