import type { ReactNode } from 'react';

interface ErrorPageProps {
  readonly id: string;
  readonly title: string;
  readonly message: string;
  /** The way out, as its button says it. */
  readonly retryLabel: string;
  readonly onRetry?: () => void;
  readonly copyLabel: string;
  readonly onCopy?: () => void;
  readonly isHidden?: boolean;
  /** What is shown after the buttons. */
  readonly children?: ReactNode;
}

/** A page in place of one that could not be loaded or drawn; the HTML has one as well, for when no script comes. */
export const ErrorPage = ({
  id,
  title,
  message,
  retryLabel,
  onRetry,
  copyLabel,
  onCopy,
  isHidden,
  children,
}: ErrorPageProps) => (
  <main id={id} className="plain-error" hidden={isHidden}>
    <section role="alert" aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{title}</h1>
      <p>{message}</p>
      <button type="button" onClick={onRetry}>
        {retryLabel}
      </button>
      <p>
        <button type="button" onClick={onCopy}>
          {copyLabel}
        </button>
      </p>
      {children}
    </section>
  </main>
);
