import { type ReactNode } from 'react';
import { Icon, Segmented, VisuallyHidden } from 'shared-kernel/ui';
import { type ClientView } from './use-client-filters';

interface ViewSwitchProps {
  readonly value: ClientView;
  readonly onChange: (view: ClientView) => void;
}

const options = [
  { value: 'cards', icon: <Icon name="list" />, label: <VisuallyHidden>Cards</VisuallyHidden> },
  { value: 'table', icon: <Icon name="table" />, label: <VisuallyHidden>Table</VisuallyHidden> },
] satisfies { value: ClientView; icon: ReactNode; label: ReactNode }[];

/** Cards or a table. */
export const ViewSwitch = ({ value, onChange }: ViewSwitchProps) => (
  <Segmented<ClientView> aria-label="View" options={options} value={value} onChange={onChange} />
);
