import { type PortalTypeConfig } from 'shared-kernel/domain/portal';

/** The portals whose title, description or features contain the text, whatever its case. */
export function searchPortals(
  portals: readonly PortalTypeConfig[],
  text: string,
): readonly PortalTypeConfig[] {
  const sought = text.trim().toLowerCase();
  return portals.filter(({ title, description, features }) =>
    [title, description, ...features].some((words) => words.toLowerCase().includes(sought)),
  );
}
