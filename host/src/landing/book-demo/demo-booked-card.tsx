import { useEffect, useRef, useState } from 'react';
import { addFullStop, formatDateTime } from 'shared-kernel/format';
import { getUnmodifiedKey } from 'shared-kernel/shell';
import button from '../../brand/button.module.css';
import page from '../../brand/page.module.css';
import { readPageServer } from '../../page/server-page';
import { Glyph } from '../../brand/glyph';
import { createDemoInviteUrl, getDemoStart } from './demo-invite';
import styles from './book-demo.module.css';
import type { DemoRequestForm } from './demo-request-form';

interface DemoBookedCardProps {
  readonly request: DemoRequestForm;
  readonly onClose: () => void;
}

export function DemoBookedCard({ request, onClose }: DemoBookedCardProps) {
  const server = readPageServer();
  const dialog = useRef<HTMLDialogElement>(null);
  const [inviteUrl] = useState(() => createDemoInviteUrl(request, new Date().toISOString()));

  useEffect(() => dialog.current?.show(), []);

  return (
    <dialog
      ref={dialog}
      className={styles.booked}
      aria-labelledby="demo-booked-title"
      onClose={onClose}
      onKeyDown={(event) => getUnmodifiedKey(event) === 'Escape' && dialog.current?.close()}
    >
      <h2 id="demo-booked-title" className={styles.title}>
        Demo requested
      </h2>
      <p className={styles.lead}>
        {addFullStop(
          `${formatDateTime(getDemoStart(request))}, for ${request.name} of ${request.company}`,
        )}{' '}
        Your request is saved {server ? `on ${new URL(server.address).host}` : 'in this browser'}.
      </p>
      <div className={page.actions}>
        <a className={button.primary} href={inviteUrl} download="trustfold-demo.ics">
          <Glyph name="calendar" size={18} />
          Add to calendar (.ics)
        </a>
        <button type="button" className={button.secondary} onClick={() => dialog.current?.close()}>
          Done
        </button>
      </div>
    </dialog>
  );
}
