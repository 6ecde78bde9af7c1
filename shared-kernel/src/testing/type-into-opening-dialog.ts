import { screen, waitFor } from '@testing-library/react';
import { findFirstTextField } from '../ui/keyboard/find-first-text-field';
import { readContents } from '../workspace/test-support/contents';
import type { RenderedScreen } from './render-with-providers';

const typed = 'the client sent it on paper ';

const hasText = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

interface Typing {
  readonly text: string;
  readonly hasChanged: boolean;
  readonly isOpen: boolean;
}

/**
 * Types a sentence and then `end` while the dialog opens. The sentence ends with a space, because a space would press a
 * focused button. Pass an empty `end` if Enter would submit the form.
 */
export async function typeIntoOpeningDialog(
  { user, workspace }: RenderedScreen,
  end = '{Enter}',
): Promise<Typing> {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => {
    const field = document.activeElement;
    const isPlaced = findFirstTextField(dialog) ? hasText(field) : dialog.contains(field);
    if (!isPlaced) throw new Error('No text field has the focus.');
  });
  const before = await readContents(workspace.source);
  const field = document.activeElement;
  await user.keyboard(typed);
  const text = hasText(field) ? field.value : '';
  if (end !== '') await user.keyboard(end);
  const after = await readContents(workspace.source);
  return {
    text,
    hasChanged: JSON.stringify(after) !== JSON.stringify(before),
    isOpen: screen.queryByRole('dialog') !== null,
  };
}

/** The expected result of `typeIntoOpeningDialog`: the text is in the field, and no record has changed. */
export const expectedTypingResult: Typing = { text: typed, hasChanged: false, isOpen: true };

/** The expected result of `typeIntoOpeningDialog` for a dialog without a text field. */
export const expectedEmptyTypingResult: Typing = { ...expectedTypingResult, text: '' };
