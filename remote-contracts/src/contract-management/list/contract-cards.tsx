import { memo } from 'react';
import type { Contract } from 'shared-kernel/domain/contract';
import { VirtualCardGrid } from 'shared-kernel/ui';
import { ContractCard } from './contract-card';

interface ContractCardsProps {
  readonly contracts: readonly Contract[];
}

/** The list as cards, however long; typing into the search leaves it alone until it changes. */
export const ContractCards = memo(({ contracts }: ContractCardsProps) => (
  <VirtualCardGrid
    label="Contracts"
    items={contracts}
    itemKey={({ id }) => id}
    renderItem={(contract) => <ContractCard contract={contract} />}
    estimateRowHeight={292}
    minColumnWidth={320}
  />
));
ContractCards.displayName = 'ContractCards';
