import { useEffect, useRef } from 'react';
import button from '../../brand/button.module.css';
import { Glyph } from '../../brand/glyph';
import { BookDemoForm } from './book-demo-form';
import type { DemoRequestForm } from './demo-request-form';
import styles from './book-demo.module.css';

interface BookDemoDialogProps {
  readonly onSaved: (request: DemoRequestForm) => void;
  readonly onClose: () => void;
}

export function BookDemoDialog({ onSaved, onClose }: BookDemoDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isSaved = useRef(false);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  // Closes the dialog immediately, so that the focus returns before the confirmation card appears. The close event
  // would be too late.
  const finish = (request: DemoRequestForm) => {
    isSaved.current = true;
    dialog.current?.close();
    onSaved(request);
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="book-demo-title"
      onClose={() => {
        if (!isSaved.current) onClose();
      }}
    >
      <div className={styles.top}>
        <h2 id="book-demo-title" className={styles.title}>
          Book a Demo
        </h2>
        <button
          type="button"
          className={button.quiet}
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <Glyph name="close" />
        </button>
      </div>
      <p className={styles.lead}>Choose a day and a time in your own time zone.</p>
      <BookDemoForm onSaved={finish} />
    </dialog>
  );
}
