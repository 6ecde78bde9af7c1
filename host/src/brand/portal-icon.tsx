import type { PortalKey } from 'shared-kernel/domain/portal';
import type { Tone } from 'shared-kernel/domain/status';
import { classNames } from 'shared-kernel/format';
import { Glyph } from './glyph';
import styles from './portal-icon.module.css';
import type { GlyphName } from './glyph-paths';

const portalGlyphs: Record<PortalKey, GlyphName> = {
  admin: 'sliders',
  client: 'briefcase',
  law_firm: 'scale',
  banking: 'bank',
  vendor: 'truck',
  regulator: 'audit',
};

interface PortalIconProps {
  readonly portal: PortalKey;
  readonly colour: Tone;
  readonly size: 'medium' | 'large';
  readonly className?: string | false | undefined;
}

export const PortalIcon = ({ portal, colour, size, className }: PortalIconProps) => (
  <span className={classNames(styles.icon, styles[size], styles[colour], className)}>
    <Glyph name={portalGlyphs[portal]} size={size === 'large' ? 24 : 20} />
  </span>
);
