import type { NewPerson } from 'remote-account/commands';
import { portalLabel, type PortalKey } from 'shared-kernel/domain/portal';
import { getPortalCompany } from '../visibility/visible-records';

function createPerson(
  localPart: string,
  name: string,
  ...portals: [PortalKey, ...PortalKey[]]
): NewPerson {
  const company = getPortalCompany(portals[0]) ?? '';
  return { id: `PER-${localPart}`, name, email: `${localPart}@demo.example`, portals, company };
}

export const demoPersons: readonly NewPerson[] = [
  createPerson('admin-1', 'Ada Novak', 'admin'),
  createPerson('admin-2', 'Aron Silva', 'admin'),
  createPerson('client-1', 'Clara Jensen', 'client'),
  createPerson('client-2', 'Cem Aydin', 'client'),
  createPerson('law-1', 'Lena Roth', 'law_firm'),
  createPerson('law-2', 'Liam Okafor', 'law_firm'),
  createPerson('banking-1', 'Bea Moreau', 'banking'),
  createPerson('banking-2', 'Ben Tanaka', 'banking'),
  createPerson('vendor-1', 'Vera Costa', 'vendor'),
  createPerson('vendor-2', 'Viktor Lind', 'vendor'),
  createPerson('regulator-1', 'Rosa Klein', 'regulator'),
  createPerson('regulator-2', 'Ravi Menon', 'regulator'),
  createPerson('banking-3', 'Sam Ortega', 'banking', 'law_firm'),
];

export const formatPortals = ({ portals }: NewPerson): string =>
  portals.map((portal) => portalLabel[portal]).join(' and ');
