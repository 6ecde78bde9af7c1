import { portalKeys, portalLabel, type PortalKey } from 'shared-kernel/domain/portal';
import { ownCompany, vendorCompany } from 'shared-kernel/server';
import type { InitialPerson } from '../persons/person';

const companies: Partial<Record<PortalKey, string>> = {
  client: ownCompany.id,
  vendor: vendorCompany,
};

const names: Record<PortalKey, readonly [string, string]> = {
  admin: ['Ada Novak', 'Aron Silva'],
  client: ['Clara Jensen', 'Cem Aydin'],
  law_firm: ['Lena Roth', 'Liam Okafor'],
  banking: ['Bea Moreau', 'Ben Tanaka'],
  vendor: ['Vera Costa', 'Viktor Lind'],
  regulator: ['Rosa Klein', 'Ravi Menon'],
};

/** Part of a demo email address, such as `law` in `law-1@demo.example`. */
const nameOfPortal = (portal: PortalKey) => portal.replace('_firm', '');

const personOf = (portal: PortalKey, name: string, number: number): InitialPerson => {
  const id = `${nameOfPortal(portal)}-${number}`;
  const email = `${id}@demo.example`;
  return { id: `PER-${id}`, name, email, portals: [portal], company: companies[portal] ?? '' };
};

/** Two users for each portal, and one user with two portals. */
export const demoPersons: readonly InitialPerson[] = [
  ...portalKeys.flatMap((portal) =>
    names[portal].map((name, at) => personOf(portal, name, at + 1)),
  ),
  { ...personOf('banking', 'Sam Ortega', 3), portals: ['banking', 'law_firm'] },
];

export const formatPortals = ({ portals }: InitialPerson): string =>
  portals.map((portal) => portalLabel[portal]).join(' and ');
