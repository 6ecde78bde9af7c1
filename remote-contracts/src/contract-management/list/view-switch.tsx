import { Icon, Segmented, VisuallyHidden } from 'shared-kernel/ui';
import { type ContractView } from './use-contract-filters';

interface ViewSwitchProps {
  readonly value: ContractView;
  readonly onChange: (view: ContractView) => void;
}

const options = [
  {
    value: 'cards' as const,
    title: 'Cards',
    icon: <Icon name="list" />,
    label: <VisuallyHidden>Cards</VisuallyHidden>,
  },
  {
    value: 'table' as const,
    title: 'Table',
    icon: <Icon name="table" />,
    label: <VisuallyHidden>Table</VisuallyHidden>,
  },
];

/** Cards or a table. */
export const ViewSwitch = ({ value, onChange }: ViewSwitchProps) => (
  <Segmented<ContractView> aria-label="View" options={options} value={value} onChange={onChange} />
);
