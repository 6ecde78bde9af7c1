import type { ReactElement } from 'react';
import { Tooltip, useMediaQuery } from 'shared-kernel/ui';

/** Width in px below which the header shows icons without words, as in `dashboard-header.module.css`. */
const iconsOnly = '(max-width: 899.98px)';

interface LabelTipProps {
  readonly label: string;
  readonly children: ReactElement;
}

/** Names an action of the header in a tooltip while its words are hidden (R129). */
export const LabelTip = ({ label, children }: LabelTipProps) => (
  <Tooltip content={useMediaQuery(iconsOnly) ? <span aria-hidden="true">{label}</span> : undefined}>
    {children}
  </Tooltip>
);
