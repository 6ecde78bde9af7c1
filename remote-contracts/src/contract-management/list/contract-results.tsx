import type { Contract } from 'shared-kernel/domain/contract';
import { BulkActions, type TableOptions } from 'shared-kernel/records';
import { PickedRows, useRowSelection, VirtualCardGrid } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { memo } from 'react';
import { signingTerms } from '../commands/terms';
import { ContractTable } from './contract-table';
import type { useContractFilters } from './use-contract-filters';
import { ContractCard } from './contract-card';

interface ContractCardsProps {
  readonly contracts: readonly Contract[];
}

/** The list as cards, however long; typing into the search leaves it alone until it changes. */
const ContractCards = memo(({ contracts }: ContractCardsProps) => (
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

interface ContractResultsProps {
  readonly contracts: readonly Contract[];
  readonly state: ReturnType<typeof useContractFilters>;
  readonly options: TableOptions<Contract>;
}

const bulkBar = async () =>
  (await import(/* webpackChunkName: "contract-bulk" */ './contract-bulk-bar')).ContractBulkBar;

const contractKey = ({ id }: Contract) => id;

/** The contracts that pass the filters, as cards or as a table, and what is done with the picked ones. */
export function ContractResults({ contracts, state, options }: ContractResultsProps) {
  const selection = useRowSelection(contracts, contractKey);
  // The sample acts on one contract at a time.
  const isPickable = useAvailability(signingTerms).state !== 'inert';
  const picking = isPickable ? selection : undefined;
  const isTable = state.filters.view === 'table';
  return (
    <>
      {isTable ? (
        <ContractTable contracts={contracts} state={state} options={options} selection={picking} />
      ) : (
        <PickedRows value={picking}>
          <ContractCards contracts={contracts} />
        </PickedRows>
      )}
      <BulkActions load={bulkBar} isTable={isTable} selection={selection} options={options} />
    </>
  );
}
