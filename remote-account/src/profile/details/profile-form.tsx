import type { Profile } from 'shared-kernel/domain/profile';
import { Form, FormActions, FormGrid, TextField } from 'shared-kernel/form';
import { Button, Section } from 'shared-kernel/ui';
import { getServerConnection } from 'shared-kernel/workspace';
import { SubmitButton } from '../submit-button';
import { EditConflictNotice } from './edit-conflict-notice';
import { profileFields, profileFieldDisplay } from '../rules/profile-fields';
import { useProfileForm } from './use-profile-form';

interface ProfileFormProps {
  readonly profile: Profile;
}

/** With a workspace server, an administrator manages these fields, so users cannot edit them in the profile. */
const isOfPerson = (field: string) => field === 'fullName' || field === 'email';
const ofPerson = { disabled: true, hint: 'An administrator manages this field.' };

export function ProfileForm({ profile }: ProfileFormProps) {
  const { form, draft, save, discard, isPending, availability, conflict } = useProfileForm(profile);
  const { isDirty } = form.formState;
  const isOnServer = getServerConnection() !== undefined;
  const field = { control: form.control, disabled: availability.state === 'denied' };

  return (
    <Section title="Profile information" description={availability.reason}>
      <Form form={form} draft={draft} onSubmit={save} label="Profile information" isGuarded>
        {conflict && <EditConflictNotice {...conflict} />}
        <FormGrid>
          {profileFields.map((name) => (
            <TextField
              key={name}
              {...field}
              {...profileFieldDisplay[name]}
              {...(isOnServer && isOfPerson(name) && ofPerson)}
              name={name}
            />
          ))}
        </FormGrid>
        <FormActions>
          {isDirty && !isPending && <Button onClick={discard}>Discard changes</Button>}
          <SubmitButton availability={availability} isPending={isPending}>
            Update Profile
          </SubmitButton>
        </FormActions>
      </Form>
    </Section>
  );
}
