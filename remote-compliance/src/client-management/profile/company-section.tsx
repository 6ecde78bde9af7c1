import type { Client } from 'shared-kernel/domain/client';
import { formatDate, formatDateTime, formatNumber, formatExactAmount } from 'shared-kernel/format';
import { CopyText, DescriptionGrid } from 'shared-kernel/records';
import { Section } from 'shared-kernel/ui';
import { ContactLink } from './contact-link';

/** Who the client is and how to reach it (CL3). */
export const CompanySection = ({ client }: { readonly client: Client }) => (
  <Section title="Company information" look="plain">
    <DescriptionGrid
      items={[
        { label: 'Company', value: client.companyName },
        { label: 'Client number', value: <CopyText text={client.id} label="client number" /> },
        { label: 'Industry', value: client.industry },
        { label: 'Contact person', value: client.contactPerson },
        { label: 'Email', value: client.email && <ContactLink kind="email" to={client.email} /> },
        { label: 'Phone', value: client.phone && <ContactLink kind="phone" to={client.phone} /> },
        {
          label: 'Website',
          value: client.website && <ContactLink kind="website" to={client.website} />,
        },
        { label: 'Client since', value: formatDate(client.onboardingDate) },
        { label: 'Last activity', value: formatDateTime(client.lastActivity) },
        { label: 'Lifetime volume', value: formatExactAmount(client.totalVolume) },
        { label: 'Active transactions', value: formatNumber(client.activeTransactions) },
      ]}
    />
  </Section>
);
