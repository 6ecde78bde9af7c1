import type { ClientForm, ClientFormInput } from './client-form-schema';
import { riskLevelView } from 'shared-kernel/domain/lifecycle';
import { riskLevels } from '../../screening/risk-levels';
import { FormGrid, NumberField, SelectField, TextField, type Control } from 'shared-kernel/form';

interface ClientFieldsProps {
  readonly control: Control<ClientFormInput, unknown, ClientForm>;
}

const riskOptions = riskLevels.map((value) => ({ value, label: riskLevelView[value].label }));

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
    <FormGrid>
      <NumberField
        name="complianceScore"
        control={control}
        label="Compliance score"
        hint="0 to 100"
        step={1}
        required
      />
      <SelectField name="riskLevel" control={control} label="Risk" options={riskOptions} />
    </FormGrid>
  </>
);
