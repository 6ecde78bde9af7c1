import { useEffect, useMemo, useRef, useState } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { useCurrentPortal } from '../../shell';
import type { ValidatedForm } from '../use-validated-form';
import { deleteDraft, pick, restoredDraft, writeDraft } from './drafts';

/** The draft of a form. */
export interface FormDraft {
  /** Whether the form began with what was typed before. */
  readonly isRestored: boolean;
  /** Whether the values that the restored fields replace have changed since. */
  readonly isOvertaken: boolean;
  /** Deletes the draft once it is saved or discarded. */
  readonly forget: () => void;
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

/** Stores what is typed, and deletes it when no changed field is left. */
const storeTyping = <Input extends FieldValues, Output>(
  form: ValidatedForm<Input, Output>,
  name: string,
  isOver: () => boolean,
  onDeleted: () => void,
) =>
  form.subscribe({
    formState: { values: true, dirtyFields: true },
    callback: ({ values, dirtyFields = {}, defaultValues }) => {
      if (isOver()) return;
      const names = namesChanged(dirtyFields);
      if (names.length > 0) {
        writeDraft(name, { typed: pick(values, names), from: pick({ ...defaultValues }, names) });
      } else {
        deleteDraft(name);
        onDeleted();
      }
    },
  });

/**
 * Stores what is typed into the form until it is saved or discarded, and restores it after a reload. Each
 * browser tab and portal has its own drafts. `formName` is the form and the record: `client.edit CL-001`.
 * Not for secrets.
 *
 * @example
 * const draft = useDraft(form, clientFormSchema, `client.edit ${client.id}`);
 */
export function useDraft<Input extends FieldValues, Output>(
  form: ValidatedForm<Input, Output>,
  schema: GenericSchema<Input, Output>,
  formName: string,
): FormDraft {
  const name = `${useCurrentPortal()} ${formName}`;
  const [restored, setRestored] = useState(() =>
    restoredDraft(name, schema, { ...form.formState.defaultValues }),
  );
  const isOver = useRef(false);

  useEffect(() => {
    typeInto(form, restored?.typed ?? {});
    return storeTyping(
      form,
      name,
      () => isOver.current,
      () => setRestored(undefined),
    );
  }, [form, name, restored]);

  return useMemo(
    () => ({
      isRestored: restored !== undefined,
      isOvertaken: restored?.isOvertaken ?? false,
      forget: () => {
        isOver.current = true;
        deleteDraft(name);
      },
    }),
    [name, restored],
  );
}
