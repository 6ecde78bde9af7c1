import { useEffect, useMemo, useRef, useState } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import type { ValidatedForm } from '../use-validated-form';
import { forgetDraft, keepDraft } from './drafts';
import { offeredDraft, pick } from './offered-draft';

export interface Draft {
  /** Whether the form began with what had been typed before. */
  readonly isRestored: boolean;
  /** Whether what the restored fields began from has changed since. */
  readonly isOvertaken: boolean;
  /** Lets go of what was typed for good; to be called once it is saved. */
  readonly forget: () => void;
}

const namesChanged = (dirtyFields: object) =>
  Object.entries(dirtyFields).flatMap(([name, dirty]) =>
    JSON.stringify(dirty).includes('true') ? [name] : [],
  );

/**
 * Keeps what is typed into the form, in this browser tab, until it is saved or discarded, and begins
 * with it where it was left or lost. `name` says the form and the record: `client.edit CL-001`. Not
 * for secrets.
 */
export function useDraft<Input extends FieldValues, Output>(
  form: ValidatedForm<Input, Output>,
  schema: GenericSchema<Input, Output>,
  name: string,
): Draft {
  const [offered, setOffered] = useState(() =>
    offeredDraft(name, schema, { ...form.formState.defaultValues }),
  );
  const isOver = useRef(false);

  useEffect(() => {
    for (const [field, value] of Object.entries(offered?.typed ?? {})) {
      form.setValue(field as FieldPath<Input>, value as FieldPathValue<Input, FieldPath<Input>>, {
        shouldDirty: true,
      });
    }
    return form.subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields = {}, defaultValues }) => {
        if (isOver.current) return;
        const names = namesChanged(dirtyFields);
        if (names.length > 0) {
          keepDraft(name, { typed: pick(values, names), from: pick({ ...defaultValues }, names) });
        } else {
          forgetDraft(name);
          setOffered(undefined);
        }
      },
    });
  }, [form, name, offered]);

  return useMemo(
    () => ({
      isRestored: offered !== undefined,
      isOvertaken: offered?.isOvertaken ?? false,
      forget: () => {
        isOver.current = true;
        forgetDraft(name);
      },
    }),
    [name, offered],
  );
}
