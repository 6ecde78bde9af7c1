import { useState } from 'react';
import { formatDateTime } from 'shared-kernel/format';
import { useToast } from 'shared-kernel/shell';
import { BookDemoDialog } from './book-demo-dialog';
import { DemoBookedCard } from './demo-booked-card';
import { getDemoStart } from './demo-invite';
import type { DemoRequestForm } from './demo-request-form';

interface BookDemoProps {
  readonly onClose: () => void;
}

/** Dialog for a demo request. After the request, a toast and a confirmation card appear. */
export function BookDemo({ onClose }: BookDemoProps) {
  const [booked, setBooked] = useState<DemoRequestForm>();
  const { show } = useToast();

  const confirm = (request: DemoRequestForm) => {
    setBooked(request);
    show({
      title: 'Demo requested',
      description: formatDateTime(getDemoStart(request)),
    });
  };

  return booked ? (
    <DemoBookedCard request={booked} onClose={onClose} />
  ) : (
    <BookDemoDialog onSaved={confirm} onClose={onClose} />
  );
}
