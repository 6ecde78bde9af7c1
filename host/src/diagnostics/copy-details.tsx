import { useEffect } from 'react';
import { Button, Icon } from 'shared-kernel/ui';
import { noteError } from './report';
import { ReportByHand } from './report-by-hand';
import { useCopyReport } from './use-copy-report';

export function CopyDetails() {
  const { label, copy, byHand } = useCopyReport();
  return (
    <>
      <Button icon={<Icon name="copy" />} onClick={copy}>
        {label}
      </Button>
      {byHand !== undefined && <ReportByHand text={byHand} />}
    </>
  );
}

function FaultDetails({ error }: { readonly error: unknown }) {
  useEffect(() => noteError(error), [error]);
  return <CopyDetails />;
}

export const faultReport = (error: unknown) => <FaultDetails error={error} />;
