import { useEffect, useMemo, useRef, useState } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { useCurrentPortal } from '../../shell';
import type { ValidatedForm } from '../use-validated-form';
import { deleteDraft, pickFields, restoreDraft, writeDraft } from './drafts';

export interface FormDraft {
  readonly isRestored: boolean;
  /** Whether the record’s values have changed since the draft was stored. */
  readonly isOvertaken: boolean;
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

/** Stores entered values as a draft, or deletes the draft if no field differs from the record. */
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
        writeDraft(name, {
          typed: pickFields(values, names),
          from: pickFields({ ...defaultValues }, names),
        });
      } else {
        deleteDraft(name);
        onDeleted();
      }
    },
  });

/**
 * Stores entered form values as a draft per browser tab and portal, and restores them after a reload. `formName`
 * identifies the form and record, such as `client.edit CL-001`; without it, nothing is stored. Do not use drafts for
 * secrets.
 *
 * @example
 * const draft = useDraft(form, clientFormSchema, `client.edit ${client.id}`);
 */
export function useDraft<Input extends FieldValues, Output>(
  form: ValidatedForm<Input, Output>,
  schema: GenericSchema<Input, Output>,
  formName: string | undefined,
): FormDraft {
  const portal = useCurrentPortal();
  const name = formName === undefined ? undefined : `${portal} ${formName}`;
  const [restored, setRestored] = useState(() =>
    name === undefined
      ? undefined
      : restoreDraft(name, schema, { ...form.formState.defaultValues }),
  );
  const isOver = useRef(false);

  useEffect(() => {
    if (name === undefined) return undefined;
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
        if (name !== undefined) deleteDraft(name);
      },
    }),
    [name, restored],
  );
}
