import type { Profile } from 'shared-kernel/domain/profile';
import { Form, FormActions, FormGrid, TextField } from 'shared-kernel/form';
import { Button, Section } from 'shared-kernel/ui';
import { SubmitButton } from '../submit-button';
import { EditConflict } from './edit-conflict';
import { useProfileForm } from './use-profile-form';

interface ProfileFormProps {
  readonly profile: Profile;
}

/** What a person says of themselves, with the stated messages (PR4, PR5, PR6). */
export function ProfileForm({ profile }: ProfileFormProps) {
  const { form, draft, save, discard, isPending, availability, conflict } = useProfileForm(profile);
  const { isDirty } = form.formState;
  const field = { control: form.control, disabled: availability.state === 'denied' };

  return (
    <Section title="Profile information" description={availability.reason}>
      <Form form={form} draft={draft} onSubmit={save} label="Profile information" isGuarded>
        {conflict && <EditConflict {...conflict} />}
        <FormGrid>
          <TextField {...field} name="fullName" label="Full Name" autoComplete="name" required />
          <TextField
            {...field}
            name="email"
            label="Email Address"
            type="email"
            autoComplete="email"
            required
          />
          <TextField {...field} name="phone" label="Phone Number" type="tel" autoComplete="tel" />
          <TextField
            {...field}
            name="organization"
            label="Organization"
            autoComplete="organization"
            required
          />
          <TextField
            {...field}
            name="jobTitle"
            label="Job Title"
            autoComplete="organization-title"
          />
          <TextField {...field} name="department" label="Department" autoComplete="off" />
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
