import { createContext } from 'react';
import type { GivenDraft } from '../drafts/use-draft';

/** What a form reports to the dialog around it. */
export interface UnsavedForm {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly draft: GivenDraft | undefined;
}

/** Reports the state of a form to the dialog around it; `undefined` once the form is removed. */
export const UnsavedContext = createContext<(form: UnsavedForm | undefined) => void>(
  () => undefined,
);
