import { useState } from 'react';
import { Banner, Button, RecordText } from 'shared-kernel/ui';
import { loadNewRemotes } from '../../federation/composition';

interface MissingTabNoticeProps {
  readonly name: string;
}

/** Explains that a linked tab does not exist and that the overview is shown instead (F3). */
export function MissingTabNotice({ name }: MissingTabNoticeProps) {
  const [dismissed, setDismissed] = useState<string>();
  if (dismissed === name) return null;
  return (
    <Banner
      label="No such page"
      tone="warning"
      text={
        <>
          There is no page “<RecordText>{name}</RecordText>”. It may have been removed. Showing the
          overview.
        </>
      }
    >
      <Button size="small" onClick={() => void loadNewRemotes().catch(() => undefined)}>
        Try Again
      </Button>
      <Button size="small" type="text" onClick={() => setDismissed(name)}>
        Dismiss
      </Button>
    </Banner>
  );
}
