import { createContext } from 'react';
import type { GivenDraft } from '../drafts/use-draft';

/** What a form says of itself to the dialog that it stands in. */
export interface UnsavedForm {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly draft: GivenDraft | undefined;
}

/** Tells the dialog around a form how it stands; nothing once the form is gone. */
export const UnsavedContext = createContext<(form: UnsavedForm | undefined) => void>(
  () => undefined,
);
