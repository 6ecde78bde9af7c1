import { useState } from 'react';
import { Banner, Button, RecordText } from 'shared-kernel/ui';
import { loadNewRemotes } from '../../federation/composition';

interface MissingTabNoticeProps {
  readonly name: string;
}

export function MissingTabNotice({ name }: MissingTabNoticeProps) {
  const [dismissed, setDismissed] = useState<string>();
  if (dismissed === name) return null;
  return (
    <Banner
      label="Page not available"
      tone="warning"
      text={
        <>
          The page “<RecordText>{name}</RecordText>” does not exist. The overview is shown instead.
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
