import type { Client } from 'shared-kernel/domain/client';
import { formatNumber } from 'shared-kernel/format';
import { CopyText, DescriptionGrid } from 'shared-kernel/records';
import { Section } from 'shared-kernel/ui';
import { TaxId } from './tax-id';

/** What the organization is and where it is registered (CL5). */
export function OrganizationSection({ client }: { readonly client: Client }) {
  const { type, headquarters, employees, founded, registrationNumber } = client.organizationData;
  return (
    <Section title="Organization" look="plain">
      <DescriptionGrid
        items={[
          { label: 'Type', value: type },
          { label: 'Headquarters', value: headquarters },
          { label: 'Employees', value: formatNumber(employees) },
          { label: 'Founded', value: founded },
          {
            label: 'Registration number',
            value: registrationNumber && (
              <CopyText text={registrationNumber} label="registration number" />
            ),
          },
          { label: 'Tax ID', value: <TaxId client={client} /> },
        ]}
      />
    </Section>
  );
}
