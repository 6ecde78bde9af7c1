import type { PortalKey } from 'shared-kernel/domain/portal';
import type { GlyphName } from './glyph-paths';

export const portalGlyphs: Record<PortalKey, GlyphName> = {
  admin: 'sliders',
  client: 'briefcase',
  law_firm: 'scale',
  banking: 'bank',
  vendor: 'truck',
  regulator: 'audit',
};
