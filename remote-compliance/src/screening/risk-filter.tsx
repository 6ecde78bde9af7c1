import { riskLevelDisplay, type RiskLevel } from 'shared-kernel/domain/lifecycle';
import { riskLevels } from './risk-levels';
import { FilterSelect } from 'shared-kernel/ui';

export const riskChoices = ['all', ...riskLevels] as const;

export type RiskChoice = (typeof riskChoices)[number];

interface RiskFilterProps {
  readonly value: RiskChoice;
  readonly onChange: (risk: RiskChoice) => void;
}

const options = [
  { value: 'all', label: 'All risk levels' },
  ...riskLevels.map((risk: RiskLevel) => ({ value: risk, label: riskLevelDisplay[risk].label })),
] as const;

export const RiskFilter = ({ value, onChange }: RiskFilterProps) => (
  <FilterSelect label="Risk" value={value} options={options} onChange={onChange} />
);
