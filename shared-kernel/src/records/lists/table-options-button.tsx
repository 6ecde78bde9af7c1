import { useState } from 'react';
import { Button, Icon } from '../../ui';
import { dialogFailure } from '../../ui/overlay/dialog-failure';
import { LatePart } from '../../ui/layout/late-part';
import { namingColumn } from '../../ui/data/table-column';
import { useAvailability } from '../../workspace';
import type { TableOptions } from './use-table-options';

export interface TableOptionsButtonProps<T> {
  readonly options: TableOptions<T>;
}

const load = async () =>
  (await import(/* webpackChunkName: "platform-lists" */ './late-lists')).ColumnsDialog;

const terms = { inReference: false, permission: 'look' } as const;

/** Which columns a table shows and how close its rows stand (in `reference` it shows them all). */
export function TableOptionsButton<T>({ options }: TableOptionsButtonProps<T>) {
  const [isOpen, setOpen] = useState(false);
  const isThere = useAvailability(terms).state === 'available';
  if (!isThere) return null;
  const close = () => setOpen(false);
  const naming = namingColumn(options.all);
  return (
    <>
      <Button icon={<Icon name="table" />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Columns
      </Button>
      <LatePart load={load} isAsked={isOpen} failure={dialogFailure} onFail={close}>
        {(ColumnsDialog) => (
          <ColumnsDialog
            open={isOpen}
            columns={options.all
              .filter((column) => column !== naming)
              .map(({ key, title, isExtra = false }) => ({ key, title, isExtra }))}
            naming={naming}
            shown={options.columns.filter((column) => column !== naming).map(({ key }) => key)}
            density={options.density}
            onColumns={options.setColumns}
            onDensity={options.setDensity}
            onClose={close}
          />
        )}
      </LatePart>
    </>
  );
}
