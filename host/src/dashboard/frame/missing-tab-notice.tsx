import { useState } from 'react';
import { Banner, Button, RecordText } from 'shared-kernel/ui';
import { loadNewRemotes } from '../../federation/composition';

interface MissingTabNoticeProps {
  /** As the address has it. */
  readonly name: string;
}

/** Tells whoever followed a link to a tab that there is none of why they see the overview (F3). */
export function MissingTabNotice({ name }: MissingTabNoticeProps) {
  const [dismissed, setDismissed] = useState<string>();
  if (dismissed === name) return null;
  return (
    <Banner
      label="No such tab"
      tone="warning"
      text={
        <>
          This dashboard has no tab “<RecordText>{name}</RecordText>”. Its part may have been
          removed; the overview is shown instead.
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
