import { isEmail, isWebAddress, createMailtoUri, createTelUri } from 'shared-kernel/domain/text';
import { RecordText } from 'shared-kernel/ui';

interface ContactLinkProps {
  readonly kind: 'email' | 'phone' | 'website';
  readonly to: string;
}

const addressOf = {
  email: (to: string) => (isEmail(to) ? createMailtoUri(to) : undefined),
  phone: createTelUri,
  website: (to: string) => (isWebAddress(to) ? to : undefined),
};

/** Link to an email address, phone number or website. An invalid value is shown as plain text. */
export function ContactLink({ kind, to }: ContactLinkProps) {
  const address = addressOf[kind](to);
  const text = (
    <RecordText whole>{kind === 'website' ? to.replace(/^https?:\/\//i, '') : to}</RecordText>
  );
  if (address === undefined) return text;
  const inNewTab = kind === 'website' && { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a href={address} {...inNewTab}>
      {text}
    </a>
  );
}
