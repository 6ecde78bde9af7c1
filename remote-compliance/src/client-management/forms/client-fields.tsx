import type { ClientForm, ClientFormInput } from './client-form-schema';
import { FormGrid, TextField, type Control } from 'shared-kernel/form';

interface ClientFieldsProps {
  readonly control: Control<ClientFormInput, unknown, ClientForm>;
}

/** What one states about a client (CL3). */
export const ClientFields = ({ control }: ClientFieldsProps) => (
  <>
    <TextField
      name="companyName"
      control={control}
      label="Company"
      autoComplete="organization"
      required
      autoFocus
    />
    <FormGrid>
      <TextField
        name="contactPerson"
        control={control}
        label="Contact person"
        autoComplete="off"
        required
      />
      <TextField name="industry" control={control} label="Industry" autoComplete="off" />
      <TextField name="email" type="email" control={control} label="Email" autoComplete="off" />
      <TextField name="phone" type="tel" control={control} label="Phone" autoComplete="off" />
    </FormGrid>
    <TextField
      name="website"
      type="url"
      control={control}
      label="Website"
      autoComplete="off"
      placeholder="https://"
    />
  </>
);
