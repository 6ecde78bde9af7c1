import { textMatcher } from 'shared-kernel/domain/search';
import type { PortalTypeConfig } from '../page/portal-config';

/** The portals whose title, description or features contain the text, as every list searches. */
export function searchPortals(
  portals: readonly PortalTypeConfig[],
  text: string,
): readonly PortalTypeConfig[] {
  const matches = textMatcher(text);
  return portals.filter(({ title, description, features }) =>
    matches([title, description, ...features]),
  );
}
