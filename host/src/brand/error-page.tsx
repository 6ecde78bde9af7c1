import type { ReactNode } from 'react';

interface ErrorPageProps {
  readonly id: string;
  readonly title: string;
  readonly message: string;
  readonly retryLabel: string;
  readonly onRetry?: () => void;
  readonly copyLabel: string;
  readonly onCopy?: () => void;
  readonly isHidden?: boolean;
  readonly children?: ReactNode;
}

/** The page shown after a loading or rendering error. The HTML contains a copy, in case no script loads. */
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
