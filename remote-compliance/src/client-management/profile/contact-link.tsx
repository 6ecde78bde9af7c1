import { mailtoAddress } from 'shared-kernel/domain/text';
import { RecordText } from 'shared-kernel/ui';
import { telAddress } from '../phone';

interface ContactLinkProps {
  readonly kind: 'email' | 'phone' | 'website';
  readonly to: string;
}

const address = { email: mailtoAddress, phone: telAddress, website: (to: string) => to };

/** A way to reach a client; a website opens in a tab of its own that knows nothing of this one. */
export const ContactLink = ({ kind, to }: ContactLinkProps) => (
  <a
    href={address[kind](to)}
    {...(kind === 'website' && { target: '_blank', rel: 'noopener noreferrer' })}
  >
    <RecordText whole>{kind === 'website' ? to.replace(/^https?:\/\//i, '') : to}</RecordText>
  </a>
);
