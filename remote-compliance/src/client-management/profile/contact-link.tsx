import { RecordText } from 'shared-kernel/ui';

interface ContactLinkProps {
  readonly kind: 'email' | 'phone' | 'website';
  readonly to: string;
}

/** A way to reach a client; a website opens in a tab of its own that knows nothing of this one. */
export function ContactLink({ kind, to }: ContactLinkProps) {
  switch (kind) {
    case 'email':
      return (
        <a href={`mailto:${encodeURI(to)}`}>
          <RecordText whole>{to}</RecordText>
        </a>
      );
    case 'phone':
      return (
        <a href={`tel:${to.replace(/[^\d+]/g, '')}`}>
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
