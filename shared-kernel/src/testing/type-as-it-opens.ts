import { screen, waitFor } from '@testing-library/react';
import { firstTextField } from '../ui/keyboard/first-text-field';
import { contentsOf } from '../workspace/test-support/contents';
import type { Rendered } from './render-with-providers';

const typed = 'the client sent it on paper ';

const hasText = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** What a person typed as a dialog opened: where it went, and whether anything in the workspace is another. */
interface Typing {
  /** The text of the field that had the focus; empty if the dialog has none. */
  readonly text: string;
  readonly hasChanged: boolean;
  readonly isOpen: boolean;
}

/**
 * Types a sentence into a dialog that is about to open, as a person does who looks at the keys, and ends it with Enter. The
 * sentence ends with a space, which would press a button. Enter saves a form that is valid as it opens: pass no `end`.
 */
export async function typeAsItOpens(
  { user, workspace }: Rendered,
  end = '{Enter}',
): Promise<Typing> {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => {
    const field = document.activeElement;
    const isPlaced = firstTextField(dialog) ? hasText(field) : dialog.contains(field);
    if (!isPlaced) throw new Error('Nothing that takes text has the focus.');
  });
  const before = await contentsOf(workspace.source);
  const field = document.activeElement;
  await user.keyboard(typed);
  const text = hasText(field) ? field.value : '';
  if (end !== '') await user.keyboard(end);
  const after = await contentsOf(workspace.source);
  return {
    text,
    hasChanged: JSON.stringify(after) !== JSON.stringify(before),
    isOpen: screen.queryByRole('dialog') !== null,
  };
}

/** What `typeAsItOpens` is to find: everything is in the field, and nothing was done. */
export const typedOnly: Typing = { text: typed, hasChanged: false, isOpen: true };

/** The same for a dialog without a text field. */
export const typedNowhere: Typing = { ...typedOnly, text: '' };
