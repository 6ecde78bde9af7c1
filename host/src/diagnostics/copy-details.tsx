import { useEffect } from 'react';
import { Button, Icon } from 'shared-kernel/ui';
import { addReportedError } from './report';
import { SelectableReport } from './selectable-report';
import { useCopyReport } from './use-copy-report';

export function CopyDetails() {
  const { label, copy, byHand } = useCopyReport();
  return (
    <>
      <Button icon={<Icon name="copy" />} onClick={copy}>
        {label}
      </Button>
      {byHand !== undefined && <SelectableReport text={byHand} />}
    </>
  );
}

function FaultDetails({ error }: { readonly error: unknown }) {
  useEffect(() => addReportedError(error), [error]);
  return <CopyDetails />;
}

export const renderErrorDetails = (error: unknown) => <FaultDetails error={error} />;
