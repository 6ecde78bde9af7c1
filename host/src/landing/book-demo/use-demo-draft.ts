import { useState } from 'react';
import {
  forgetDraft,
  forgetSaved,
  keepDraft,
  offeredDraft,
  renewDraft,
  saveOnce,
  useUnloadWarning,
} from 'shared-kernel/form/drafts';
import { demoRequestFormSchema } from './demo-request-form';
import type { DemoField } from './read-demo-request';

const draftName = 'landing.bookDemo';

const beginning = (): Readonly<Partial<Record<DemoField, string>>> =>
  offeredDraft(draftName, demoRequestFormSchema, {})?.typed ?? {};

/** What was typed before, for the fields to begin with, and what keeps what is typed now. */
export function useDemoDraft() {
  const [begun] = useState(beginning);
  const [isTyped, setTyped] = useState(Object.keys(begun).length > 0);
  useUnloadWarning(isTyped);

  return {
    begun,
    keep: (form: HTMLFormElement) => {
      const entries = [...new FormData(form)].filter(([, text]) => text !== '');
      setTyped(entries.length > 0);
      if (entries.length === 0) forgetDraft(draftName);
      else keepDraft(draftName, { typed: Object.fromEntries(entries), from: {} });
    },
    forget: () => forgetSaved(draftName),
    /** Saves the request unless a duplicate of this tab has; what is sent after that is another request. */
    saveOnce: async (save: () => Promise<void>) => {
      const isRun = await saveOnce(draftName, save);
      if (!isRun) renewDraft(draftName);
      return isRun;
    },
  };
}
