import { useEffect, useMemo, useRef, useState, useCallback } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { onStoredElsewhere } from '../../shell/page-return';
import type { ValidatedForm } from '../use-validated-form';
import { forgetDraft, keepDraft, renewDraft, offeredDraft, pick } from './drafts';
import {
  forgetSaved,
  saveOnce,
  savedElsewhere,
  type SavedDraft,
  savedDraftsKey,
} from './saved-drafts';

/** A draft as a form takes it; one of kernel 1.0 can only be forgotten. */
export interface GivenDraft {
  /** Whether the form began with what had been typed before. */
  readonly isRestored: boolean;
  /** Whether what the restored fields began from has changed since. */
  readonly isOvertaken: boolean;
  /** To be called once it is saved, with the record that it became, where it became one of its own. */
  readonly forget: (record?: SavedDraft['record']) => void;
  /** How a duplicate of this tab has saved it. */
  readonly saved?: SavedDraft | undefined;
  /**
   * Runs what saves it, unless a duplicate of this tab has saved it; then `saved` says how. Returns whether it ran.
   */
  readonly saveOnce?: (save: () => unknown) => Promise<boolean>;
  readonly discard?: () => void;
  /** Makes it a draft of its own, which can be saved once more. */
  readonly renew?: () => void;
}

export interface Draft extends Required<Omit<GivenDraft, 'saved'>> {
  readonly saved: SavedDraft | undefined;
}

const namesChanged = (dirtyFields: object) =>
  Object.entries(dirtyFields).flatMap(([name, dirty]) =>
    JSON.stringify(dirty).includes('true') ? [name] : [],
  );

function typeInto<Input extends FieldValues, Output>(
  form: ValidatedForm<Input, Output>,
  typed: object,
): void {
  for (const [field, value] of Object.entries(typed))
    form.setValue(field as FieldPath<Input>, value as FieldPathValue<Input, FieldPath<Input>>, {
      shouldDirty: true,
    });
}

/** Keeps what is typed as it is typed, and forgets it when nothing of it is left. */
const keepTyping = <Input extends FieldValues, Output>(
  form: ValidatedForm<Input, Output>,
  name: string,
  isOver: () => boolean,
  onForgotten: () => void,
) =>
  form.subscribe({
    formState: { values: true, dirtyFields: true },
    callback: ({ values, dirtyFields = {}, defaultValues }) => {
      if (isOver()) return;
      const names = namesChanged(dirtyFields);
      if (names.length > 0) {
        keepDraft(name, { typed: pick(values, names), from: pick({ ...defaultValues }, names) });
      } else {
        forgetDraft(name);
        onForgotten();
      }
    },
  });

/** How another tab has saved the draft of this name; `look` reads it again. */
function useSavedElsewhere(name: string) {
  const [saved, setSaved] = useState(() => savedElsewhere(name));
  const look = useCallback(() => setSaved(savedElsewhere(name)), [name]);
  useEffect(() => onStoredElsewhere(savedDraftsKey, look), [look]);
  return { saved, look };
}

/**
 * Keeps what is typed into the form, in this browser tab, until it is saved or discarded, and begins
 * with it where it was left or lost. `name` says the form and the record: `client.edit CL-001`. Not
 * for secrets.
 *
 * @example
 * const draft = useDraft(form, clientFormSchema, `client.edit ${client.id}`);
 */
export function useDraft<Input extends FieldValues, Output>(
  form: ValidatedForm<Input, Output>,
  schema: GenericSchema<Input, Output>,
  name: string,
): Draft {
  const [offered, setOffered] = useState(() =>
    offeredDraft(name, schema, { ...form.formState.defaultValues }),
  );
  const { saved, look } = useSavedElsewhere(name);
  const isOver = useRef(false);

  useEffect(() => {
    typeInto(form, offered?.typed ?? {});
    const forgotten = () => {
      setOffered(undefined);
      look();
    };
    return keepTyping(form, name, () => isOver.current, forgotten);
  }, [form, name, offered, look]);

  return useMemo(
    () => ({
      isRestored: offered !== undefined,
      isOvertaken: offered?.isOvertaken ?? false,
      saved,
      saveOnce: async (save) => {
        const isRun = await saveOnce(name, save);
        if (!isRun) look();
        return isRun;
      },
      forget: (record) => {
        isOver.current = true;
        forgetSaved(name, record);
      },
      discard: () => {
        isOver.current = true;
        forgetDraft(name);
      },
      renew: () => {
        renewDraft(name);
        look();
      },
    }),
    [name, offered, saved, look],
  );
}
