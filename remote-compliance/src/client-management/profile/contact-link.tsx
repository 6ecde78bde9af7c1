import { mailtoAddress } from 'shared-kernel/domain/text';
import { RecordText } from 'shared-kernel/ui';
import { telAddress } from '../phone';

interface ContactLinkProps {
  readonly kind: 'email' | 'phone' | 'website';
  readonly to: string;
}

/** A way to reach a client; a website opens in a tab of its own that knows nothing of this one. */
export function ContactLink({ kind, to }: ContactLinkProps) {
  switch (kind) {
    case 'email':
      return (
        <a href={mailtoAddress(to)}>
          <RecordText whole>{to}</RecordText>
        </a>
      );
    case 'phone':
      return (
        <a href={telAddress(to)}>
          <RecordText whole>{to}</RecordText>
        </a>
      );
    case 'website':
      return (
        <a href={to} target="_blank" rel="noopener noreferrer">
          <RecordText whole>{to.replace(/^https?:\/\//i, '')}</RecordText>
        </a>
      );
  }
}
