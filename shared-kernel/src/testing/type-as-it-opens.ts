import { screen, waitFor } from '@testing-library/react';
import { contentsOf } from '../workspace/test-support/contents';
import type { Rendered } from './render-with-providers';

const typed = 'the client sent it on paper ';

const hasText = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** What a person typed as a dialog opened: where it went, and whether anything in the workspace is another. */
interface Typing {
  /** The text of the field that had the focus. */
  readonly text: string;
  readonly hasChanged: boolean;
  readonly isOpen: boolean;
}

/**
 * Types a sentence into a dialog that is about to open, and Enter at last, as a person does who looks at the keys. The
 * sentence ends with a space, which would press a button.
 */
export async function typeAsItOpens({ user, workspace }: Rendered): Promise<Typing> {
  await screen.findByRole('dialog');
  await waitFor(() => {
    if (!hasText(document.activeElement)) throw new Error('No text field has the focus.');
  });
  const before = await contentsOf(workspace.source);
  const field = document.activeElement;
  await user.keyboard(typed);
  const text = hasText(field) ? field.value : '';
  await user.keyboard('{Enter}');
  const after = await contentsOf(workspace.source);
  return {
    text,
    hasChanged: JSON.stringify(after) !== JSON.stringify(before),
    isOpen: screen.queryByRole('dialog') !== null,
  };
}

/** What `typeAsItOpens` is to find: everything is in the field, and nothing was done. */
export const typedOnly: Typing = { text: typed, hasChanged: false, isOpen: true };
