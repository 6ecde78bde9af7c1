import { useState } from 'react';
import { printPage } from 'shared-kernel/charts';
import { Button, Icon } from 'shared-kernel/ui';

/** Prints the screen with all its charts; the filters that made it stand at its head. */
export function PrintButton() {
  const [isPreparing, setIsPreparing] = useState(false);
  const print = async () => {
    setIsPreparing(true);
    await printPage();
    setIsPreparing(false);
  };
  return (
    <Button icon={<Icon name="printer" />} loading={isPreparing} onClick={() => void print()}>
      Print
    </Button>
  );
}
