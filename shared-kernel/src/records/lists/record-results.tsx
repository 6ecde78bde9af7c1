import { useCallback, type ComponentProps, type FunctionComponent, type ReactNode } from 'react';
import { formatNoResultsMessage } from '../../domain/search/format-no-results-message';
import { Button, DataTable, EmptyState, RowSelectionContext, useRowSelection } from '../../ui';
import { useRecordPath } from '../../shell';
import { BulkActions, type BulkBarProps } from './bulk-actions';
import type { TableOptions } from './use-table-options';

interface Identified {
  readonly id: string;
}

type Order<T> = Pick<ComponentProps<typeof DataTable<T>>, 'sort' | 'onSort'>;

export interface RecordResultsProps<T extends Identified> extends Order<T> {
  readonly label: string;
  /** The record kind, such as `contracts`. If set, record names are links. */
  readonly kind?: string;
  readonly records: readonly T[];
  readonly nameOf: (record: T) => string;
  readonly options: TableOptions<T>;
  readonly openId: string;
  readonly onOpen: (id: string) => void;
  readonly cards?: ReactNode;
  readonly canPick?: boolean;
  readonly loadBulkBar: () => Promise<FunctionComponent<BulkBarProps<T>>>;
}

const idOf = ({ id }: Identified) => id;

/**
 * Shows records as cards or a table, with bulk actions for selected records.
 *
 * @example
 * const options = useTableOptions(contractColumns);
 * <RecordResults
 *   label="Contracts"
 *   kind="contracts"
 *   records={contracts}
 *   nameOf={({ title }) => title}
 *   options={options}
 *   openId={openId}
 *   onOpen={onOpen}
 *   loadBulkBar={loadBulkBar}
 * />
 */
export function RecordResults<T extends Identified>({
  label,
  kind,
  records,
  nameOf,
  options,
  openId,
  onOpen,
  cards,
  canPick = true,
  loadBulkBar,
  ...order
}: RecordResultsProps<T>) {
  const selection = useRowSelection(records, idOf);
  const picking = canPick ? selection : undefined;
  const isTable = cards === undefined;
  const pathTo = useRecordPath();
  const hrefOf = useCallback(({ id }: T) => pathTo(kind ?? '', id), [pathTo, kind]);
  return (
    <>
      {isTable ? (
        <DataTable
          {...order}
          label={label}
          columns={options.columns}
          density={options.density}
          rows={records}
          rowKey={idOf}
          rowName={nameOf}
          selection={picking}
          selectedKey={openId}
          onRow={({ id }) => onOpen(id)}
          {...(kind !== undefined && { rowHref: hrefOf })}
        />
      ) : (
        <RowSelectionContext value={picking}>{cards}</RowSelectionContext>
      )}
      <BulkActions load={loadBulkBar} isTable={isTable} selection={selection} options={options} />
    </>
  );
}

export interface NoResultsProps extends Omit<
  Parameters<typeof formatNoResultsMessage>[0],
  'isFiltered'
> {
  readonly choices: readonly string[];
  readonly filters: { readonly isNarrowed: boolean; readonly clear: () => void };
}

/**
 * The empty state if no record matches the filters.
 *
 * @example
 * <NoResults
 *   noun="contract"
 *   searched="title or client"
 *   text={q}
 *   choices={[status]}
 *   filters={{ isNarrowed, clear: onClose }}
 * />
 */
export function NoResults({ choices, filters, ...text }: NoResultsProps) {
  const isFiltered = choices.some((choice) => choice !== 'all');
  return (
    <EmptyState
      title={`No ${text.noun}s match`}
      description={formatNoResultsMessage({ ...text, isFiltered })}
      illustration="search"
      action={<Button onClick={filters.clear}>Clear filters</Button>}
    />
  );
}
