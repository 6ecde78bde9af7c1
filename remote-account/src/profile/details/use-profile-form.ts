import { useEffect, useState } from 'react';
import type * as v from 'valibot';
import { profileFormSchema, type ProfileForm } from '../rules/profile-form-schema';
import type { Profile } from 'shared-kernel/domain/profile';
import { showFieldErrors, useDraft, useValidatedForm } from 'shared-kernel/form';
import { useCommand } from 'shared-kernel/workspace';
import { saveProfile } from '../commands/save-profile';
import { findConflictingFields, toProfileForm, profileFields } from '../rules/profile-fields';

type Form = ReturnType<
  typeof useValidatedForm<v.InferInput<typeof profileFormSchema>, ProfileForm>
>;

/** Resets the form when the record changes, unless the form contains unsaved input. */
function useFollowRecord(form: Form, profile: Profile, isPending: boolean) {
  useEffect(() => {
    // After saving, the form has newer values than `profile` until the record is updated.
    const isBehind = profileFields.some(
      (field) => form.formState.defaultValues?.[field] !== profile[field],
    );
    if (isBehind && !isPending && !form.formState.isDirty) form.reset(toProfileForm(profile));
  }, [form, profile, isPending]);
}

function restart(form: Form, base: ProfileForm, typed: ProfileForm) {
  form.reset(base);
  for (const field of profileFields) {
    if (typed[field] !== base[field]) form.setValue(field, typed[field], { shouldDirty: true });
  }
}

/** Form state of a profile. Shows changes by other users until the user starts typing. */
export function useProfileForm(profile: Profile) {
  const { run, availability } = useCommand(saveProfile);
  const form = useValidatedForm(profileFormSchema, { defaultValues: toProfileForm(profile) });
  // Uses the form state, because the command only becomes pending a moment after submission.
  const isPending = form.formState.isSubmitting;
  const draft = useDraft(form, profileFormSchema, `profile.save ${profile.portal}`);
  const [theirs, setTheirs] = useState<Partial<ProfileForm>>();
  const from = toProfileForm({ ...profile, ...form.formState.defaultValues });

  useFollowRecord(form, profile, isPending);

  const beginFrom = (base: ProfileForm, typed: ProfileForm) => {
    setTheirs(undefined);
    restart(form, base, typed);
  };

  const typedNow = () => toProfileForm({ ...profile, ...form.getValues() });

  const save = async (to: ProfileForm) => {
    const submitted = typedNow();
    setTheirs(undefined);
    const result = await run({ portal: profile.portal, from, to }, showFieldErrors(form));
    if (result.status === 'failed') setTheirs(findConflictingFields(result.error));
    if (result.status !== 'done') return;
    const saved = toProfileForm(result.output);
    const typed = typedNow();
    const typedSince = profileFields.filter((field) => typed[field] !== submitted[field]);
    beginFrom(saved, {
      ...saved,
      ...Object.fromEntries(typedSince.map((field) => [field, typed[field]])),
    });
  };

  return {
    form,
    draft,
    save,
    discard: () => beginFrom(from, from),
    isPending,
    availability,
    conflict: theirs && {
      theirs,
      onKeepMine: () => beginFrom({ ...from, ...theirs }, typedNow()),
      onTakeTheirs: () => beginFrom({ ...from, ...theirs }, { ...typedNow(), ...theirs }),
    },
  };
}
