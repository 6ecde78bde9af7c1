import type { ReactElement } from 'react';
import { Tooltip, useMediaQuery } from 'shared-kernel/ui';

/** Below this width in px, header buttons show only icons. The same value is in `dashboard-header.module.css`. */
const iconsOnly = '(max-width: 899.98px)';

interface LabelTipProps {
  readonly label: string;
  readonly children: ReactElement;
}

/** Shows the label of a header button in a tooltip while the button shows only an icon (R129). */
export const IconLabelTooltip = ({ label, children }: LabelTipProps) => (
  <Tooltip content={useMediaQuery(iconsOnly) ? <span aria-hidden="true">{label}</span> : undefined}>
    {children}
  </Tooltip>
);
