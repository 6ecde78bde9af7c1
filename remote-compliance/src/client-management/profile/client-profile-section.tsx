import type { ReactNode } from 'react';
import type { Client } from 'shared-kernel/domain/client';
import { Stack } from 'shared-kernel/ui';
import { OwnersSection } from '../owners/owners-section';
import type { ProfileSection } from '../use-client-drawer';
import { ComplianceSection } from './compliance-section';
import { ContractsSection } from './contracts-section';
import { DocumentsSection } from './documents-section';
import {
  CompanySection,
  DepartmentsSection,
  FinancialSection,
  OrganizationSection,
} from './company-sections';
import { HistorySection } from './history-section';
import { UsersSection } from './users-section';

interface SectionOfClientProps {
  readonly client: Client;
  readonly section: ProfileSection;
}

export function ClientProfileSection({ client, section }: SectionOfClientProps): ReactNode {
  switch (section) {
    case 'company':
      return <CompanySection client={client} />;
    case 'compliance':
      return <ComplianceSection client={client} />;
    case 'organization':
      return (
        <Stack>
          <OrganizationSection client={client} />
          <OwnersSection client={client} />
        </Stack>
      );
    case 'financial':
      return <FinancialSection client={client} />;
    case 'users':
      return <UsersSection client={client} />;
    case 'departments':
      return <DepartmentsSection client={client} />;
    case 'contracts':
      return <ContractsSection client={client} />;
    case 'documents':
      return <DocumentsSection client={client} />;
    case 'history':
      return <HistorySection client={client} />;
  }
}
